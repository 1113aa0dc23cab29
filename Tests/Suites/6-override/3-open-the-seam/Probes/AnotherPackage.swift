// CLIENT: public
import ProfileSeam

// CHECK not-public
// REJECTED "cannot find type 'ProfileViewController' in scope": another package can use ProfileViewController
@MainActor func namesTheScreen(_ screen: ProfileViewController) {}

// CHECK profile-not-public
// REJECTED "cannot find type 'UserProfile' in scope": another package can use UserProfile
@MainActor func namesTheProfile(_ profile: UserProfile) {}
