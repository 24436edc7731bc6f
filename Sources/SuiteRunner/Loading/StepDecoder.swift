/// Makes steps of their elements.
enum StepDecoder {
  private static let makers: [String: @Sendable (SourceElement) -> any SuiteStep] = [
    "instantiate": InstantiateStep.init,
    "decode": DecodeStep.init,
    "register": RegisterStep.init,
    "unregister": UnregisterStep.init,
    "dequeue": DequeueStep.init,
    "recycle": RecycleStep.init,
    "dequeueStorm": DequeueStormStep.init,
    "set": SetStep.init,
    "scroll": ScrollStep.init,
    "reload": ReloadStep.init,
    "insert": InsertStep.init,
    "delete": DeleteStep.init,
    "move": MoveStep.init,
    "batch": BatchStep.init,
    "scrollTo": ScrollToStep.init,
    "select": SelectStep.init,
    "deselect": SelectStep.init,
    "setEditing": SetEditingStep.init,
    "tapRow": GestureStep.init,
    "tapItem": GestureStep.init,
    "touchDownItem": GestureStep.init,
    "touchUpItem": GestureStep.init,
    "touchCancelItem": GestureStep.init,
    "tapEditControl": GestureStep.init,
    "tapAccessory": GestureStep.init,
    "swipe": GestureStep.init,
    "confirmDeletion": DeletionStep.init,
    "cancelDeletion": DeletionStep.init,
    "drag": DragStep.init,
    "tapIndexTitle": TapIndexTitleStep.init,
    "pullToRefresh": { PullToRefreshStep($0, steps: steps(of: $0)) },
    "beginRefreshing": RefreshingStep.init,
    "endRefreshing": RefreshingStep.init,
    "rotate": RotateStep.init,
    "connect": ConnectStep.init,
    "releaseData": ReleaseDataStep.init,
    "policy": PolicyStep.init,
    "reloadIndexTitles": ReloadIndexTitlesStep.init,
    "expectRefusal": { ExpectRefusalStep($0, steps: steps(of: $0)) },
    "switchLayout": SwitchLayoutStep.init,
    "resize": ResizeStep.init,
    "layout": LayoutStep.init,
    "tap": TapStep.init,
    "send": SendStep.init,
    "advance": AdvanceStep.init,
    "settle": SettleStep.init,
    "assert": AssertStep.init,
    "assertFrame": AssertFrameStep.init,
    "assertLayout": AssertLayoutStep.init,
    "assertSame": AssertSameStep.init,
    "expectFailure": { ExpectFailureStep($0, steps: steps(of: $0)) },
    "expectLog": { ExpectLogStep($0, steps: steps(of: $0)) },
    "expectCalls": ExpectCallsStep.init,
    "discardCalls": DiscardCallsStep.init,
    "snapshot": SnapshotStep.init,
    "repeat": { RepeatStep($0, steps: steps(of: $0)) },
  ]

  /// The names of the steps that can be decoded; a test holds them equal to the grammar's.
  static var names: Set<String> { Set(makers.keys) }

  /// The steps below an element; other children are left out.
  static func steps(of element: SourceElement) -> [any SuiteStep] {
    element.children.compactMap { child in makers[child.name]?(child) }
  }
}
