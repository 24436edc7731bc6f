/// Stands for an object that the engine has no class for: menus, commands, search controllers.
final class NibPlainObject: NSObject, NibObject {}
