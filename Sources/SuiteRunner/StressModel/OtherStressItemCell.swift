/// The other class.
@MainActor final class OtherStressItemCell: StressItemCell {}
