// CLIENT: package
import ProfileSeam

// CHECK not-public
// REJECTED cannot_find_type_in_scope "'ProfileViewController'": another module can use ProfileViewController
@MainActor func namesTheScreen(_ screen: ProfileViewController) {}

// CHECK profile-not-public
// REJECTED cannot_find_type_in_scope "'UserProfile'": another module can use UserProfile
@MainActor func namesTheProfile(_ profile: UserProfile) {}
