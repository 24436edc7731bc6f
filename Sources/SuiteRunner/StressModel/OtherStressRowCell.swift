import HeadlessUIKit

/// The other class.
@MainActor final class OtherStressRowCell: UITableViewCell {}
