import HeadlessUIKit

/// The cells of a stress; one class takes turns with the other when registrations are replaced.
@MainActor class StressRowCell: UITableViewCell {}
