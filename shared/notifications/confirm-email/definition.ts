import { notification } from '../notification.ts'
import { type ConfirmEmail, email } from './email.ts'

/** The link that makes an account: for whoever signed up, at the address they gave. */
export const confirmEmail = notification<ConfirmEmail>()({
  id: 'confirm_email',
  label: 'Email address to confirm',
  icon: 'mail-check',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ email: address }) => `${address} is waiting to be confirmed.`,
  link: ({ token }) => `/confirm/${token}`,
  email,
})
