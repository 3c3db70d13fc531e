import { notification } from '../notification.ts'
import { email, type TeamInvitation } from './email.ts'

/** The link that makes somebody a member of a team, to the address that was invited. */
export const teamInvitation = notification<TeamInvitation>()({
  id: 'team_invitation',
  label: 'Invitation to a team',
  icon: 'user-plus',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ by, account }) => `${by.name} invites you to ${account}.`,
  link: ({ token }) => `/invitation/${token}`,
  email,
})
