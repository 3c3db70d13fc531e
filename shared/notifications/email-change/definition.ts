import { notification } from '../notification.ts'
import { type EmailChange, email } from './email.ts'

/** The link that makes an address somebody's own: for whoever asked for it, at the new address. */
export const emailChange = notification<EmailChange>()({
  id: 'email_change',
  label: 'New email address to confirm',
  icon: 'mail-check',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ email: address }) => `${address} is waiting to be confirmed as your new address.`,
  link: ({ token }) => `/email/${token}`,
  email,
})
