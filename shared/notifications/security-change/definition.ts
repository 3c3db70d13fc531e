import { notification } from '../notification.ts'
import { email, type SecurityChange, securityChanges } from './email.ts'

/** How somebody signs in has changed: for that person, so that they hear of it if it was somebody else. */
export const securityChange = notification<SecurityChange>()({
  id: 'security_change',
  label: 'Sign-in changes',
  icon: 'shield-check',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ change }) => `${securityChanges[change].title}.`,
  link: ({ change }) => (change === 'newOwner' ? '/settings/team' : '/settings/preferences/security'),
  email,
})
