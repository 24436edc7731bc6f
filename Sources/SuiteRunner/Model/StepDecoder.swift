/// Makes steps of their elements.
enum StepDecoder {
  private static let types: [String: any SuiteStep.Type] = [
    "instantiate": InstantiateStep.self,
    "decode": DecodeStep.self,
    "register": RegisterStep.self,
    "unregister": UnregisterStep.self,
    "dequeue": DequeueStep.self,
    "recycle": RecycleStep.self,
    "dequeueStorm": DequeueStormStep.self,
    "set": SetStep.self,
    "scroll": ScrollStep.self,
    "reload": ReloadStep.self,
    "insert": InsertStep.self,
    "delete": DeleteStep.self,
    "move": MoveStep.self,
    "batch": BatchStep.self,
    "scrollTo": ScrollToStep.self,
    "select": SelectStep.self,
    "deselect": SelectStep.self,
    "setEditing": SetEditingStep.self,
    "tapRow": GestureStep.self,
    "tapItem": GestureStep.self,
    "touchDownItem": GestureStep.self,
    "touchUpItem": GestureStep.self,
    "touchCancelItem": GestureStep.self,
    "tapEditControl": GestureStep.self,
    "tapAccessory": GestureStep.self,
    "swipe": GestureStep.self,
    "confirmDeletion": DeletionStep.self,
    "cancelDeletion": DeletionStep.self,
    "drag": DragStep.self,
    "tapIndexTitle": TapIndexTitleStep.self,
    "pullToRefresh": PullToRefreshStep.self,
    "beginRefreshing": RefreshingStep.self,
    "endRefreshing": RefreshingStep.self,
    "rotate": RotateStep.self,
    "connect": ConnectStep.self,
    "releaseData": ReleaseDataStep.self,
    "policy": PolicyStep.self,
    "reloadIndexTitles": ReloadIndexTitlesStep.self,
    "expectRefusal": ExpectRefusalStep.self,
    "switchLayout": SwitchLayoutStep.self,
    "resize": ResizeStep.self,
    "layout": LayoutStep.self,
    "tap": TapStep.self,
    "send": SendStep.self,
    "advance": AdvanceStep.self,
    "settle": SettleStep.self,
    "assert": AssertStep.self,
    "assertFrame": AssertFrameStep.self,
    "assertLayout": AssertLayoutStep.self,
    "assertSame": AssertSameStep.self,
    "expectFailure": ExpectFailureStep.self,
    "expectLog": ExpectLogStep.self,
    "expectCalls": ExpectCallsStep.self,
    "snapshot": SnapshotStep.self,
    "repeat": RepeatStep.self,
  ]

  /// The names of the steps that can be decoded; a test holds them equal to the grammar's.
  static var names: Set<String> { Set(types.keys) }

  /// The steps below an element; other children are left out.
  static func steps(of element: SourceElement) -> [any SuiteStep] {
    element.children.compactMap { child in types[child.name]?.init(child) }
  }
}
