// CLIENT: public
import ProfileSeam

// CHECK not-public
// REJECTED cannot_find_type_in_scope "'ProfileViewController'": another package can use ProfileViewController
@MainActor func namesTheScreen(_ screen: ProfileViewController) {}

// CHECK profile-not-public
// REJECTED cannot_find_type_in_scope "'UserProfile'": another package can use UserProfile
@MainActor func namesTheProfile(_ profile: UserProfile) {}
