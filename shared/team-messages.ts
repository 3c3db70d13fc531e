/** What is said about the team: inviting, editing and removing people, and the invitation itself. */
import { formatCount } from './format-count.ts'
export const teamMessages = {
  roleRequired: 'Account role is required.',
  noGroups: 'Please select at least one profile group.',
  presetMissing: 'Please select one of the user permission presets.',
  permissionsMissing: 'Please select user permissions.',
  labelsLong: 'Labels too long - should be 250 chars maximum.',
  labelsInvalid: 'Please enter valid labels.',
  sent: 'Invitation has been sent.',
  updated: 'Team member has been updated.',
  full: 'Please upgrade to add more users.',
  groupFull: (group: string, most: number) => `${group} can have ${most === 1 ? '1 user' : `${formatCount(most)} users`} at most. Raise its limit to add more.`,
  missing: 'This person is no longer in your team.',
  groupMissing: 'This profile group is no longer available.',
  already: 'This person is already in your team.',
  alreadyInvited: 'This person already has an invitation. You can resend it.',
  changed: 'Someone else changed this person in the meantime. Please look at the current settings and try again.',
  lastOwner: 'An account needs an owner. Make someone else the owner first.',
  ownersOnly: 'Only an owner can change or remove an owner.',
  ownerInvited: 'Only people who have joined can become owners.',
  adminsOnly: 'Only owners and account admins can change this person.',
  namesOfOthers: 'Only owners and account admins can change the name of someone who has joined.',
  emailOfOthers: 'Only they can change the email address they sign in with.',
  elsewhereToo: 'This person is also in profile groups that you do not manage. Remove them from yours instead.',
  advocate: 'Advocates have no permissions to edit.',
  notInvited: 'This person has already joined.',
  undeliverable: (email: string) => `Emails to ${email} cannot be delivered. Please check the address.`,
  notSent: 'The invitation could not be sent right now. Please resend it in a few minutes.',
  closed: 'New people cannot join here.',
} as const

/** What the link of an invitation leads to when it cannot be accepted. */
export const invitationMessages = {
  unknown: 'This link does not work. Please check that you opened all of it, or ask for a new invitation.',
  used: 'This invitation has already been accepted. Please sign in.',
  ended: 'This invitation has expired. Invitations expire after 7 days. Please ask for a new one.',
  replaced: 'A newer invitation was sent to you. Please use the link in the latest email.',
  cancelled: 'This invitation was withdrawn. Please ask for a new one.',
  groupsGone: 'The profile groups you were invited to no longer exist. Please ask for a new invitation.',
  taken: 'This email address already belongs to another Almanac account. Please ask for an invitation to a different address.',
} as const

/** What the team page and its dialog say. */
export const teamScreenMessages = {
  title: (isEdit: boolean, group: string | null) => `${isEdit ? 'Edit team member' : 'Invite new team member'}${group ? ` to ${group}` : ''}`,
  stopEditing: 'Are you sure you want to finish editing your team member access?',
  stopInviting: 'Are you sure you want to stop the process of inviting a new team member? All your changes would be lost.',
  adminHint: 'Everything in every profile group, and the team. Invited in one step.',
  restrictedHint: 'Only the profile groups and permissions you choose next.',
  ownerHint: 'Everything, and the only role that can make other owners.',
  emailOwn: 'Only they can change it, in their own settings.',
  nameOwn: 'Owners and account admins can change it.',
  labelsHint: 'Your own words, such as a client or a desk. Shown and searchable in the team list; they don’t limit access.',
  remove: (name: string) => `${name} will be signed out and lose access to everything in this account. Their reports and schedules stay.`,
  removeFromYours: 'They will lose access to your profile groups.',
  leave: 'You will be signed out and lose access to everything in this account.',
  cancel: (name: string) => `The link sent to ${name} will stop working.`,
  removed: 'Team member has been removed.',
  cancelled: 'Invitation has been cancelled.',
  noneFound: 'Try another name, email address, profile group or label.',
  noGroups: 'There are no profile groups yet. Add one first, or invite an account admin.',
  seats: (used: number, limit: number | null) =>
    limit === null
      ? `${used === 1 ? '1 user' : `${formatCount(used)} users`} in your account`
      : `${formatCount(used)} of ${limit === 1 ? '1 user' : `${formatCount(limit)} users`} in your plan`,
  /** of those in the list: who takes no seat */
  notCounted: (advocates: number, ended: number) => {
    const all = [
      ...(advocates > 0 ? [advocates === 1 ? '1 advocate' : `${formatCount(advocates)} advocates`] : []),
      ...(ended > 0 ? [ended === 1 ? '1 expired invitation' : `${formatCount(ended)} expired invitations`] : []),
    ]
    return all.length > 0 ? `, not counting ${all.join(' and ')}` : ''
  },
  left: (remaining: number, limit: number) => `${formatCount(remaining)} of ${limit === 1 ? '1 user' : `${formatCount(limit)} users`} left`,
} as const

/** What the page of an invitation says. */
export const invitationScreenMessages = {
  accountAdmin: 'Manage everything, as an account admin',
  ends: (until: string) => `The invitation expires on ${until}`,
} as const
