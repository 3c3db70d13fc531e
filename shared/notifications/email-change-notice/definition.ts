import { notification } from '../notification.ts'
import { type EmailChangeNotice, email } from './email.ts'

/** That a new address was asked for: for whoever reads the email of the old one. */
export const emailChangeNotice = notification<EmailChangeNotice>()({
  id: 'email_change_notice',
  label: 'Email address change requested',
  icon: 'mail-warning',
  channels: ['EMAIL'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  sentence: ({ email: address, to }) => `A change of your email address from ${address} to ${to} was requested.`,
  link: () => '/settings/preferences/personal',
  email,
})
