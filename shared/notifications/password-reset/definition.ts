import { notification } from '../notification.ts'
import { email, type PasswordReset } from './email.ts'

/** The link that sets a new password: for whoever forgot theirs, at the address of their account. */
export const passwordReset = notification<PasswordReset>()({
  id: 'password_reset',
  label: 'Forgotten password',
  icon: 'key-round',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ email: address }) => `A new password was asked for ${address}.`,
  link: ({ token }) => `/password/${token}`,
  email,
})
