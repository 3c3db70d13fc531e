import { notification } from '../notification.ts'
import { email, type NoAccount } from './email.ts'

/** A new password was asked for an address without an account: only whoever reads its mail is told so. */
export const noAccount = notification<NoAccount>()({
  id: 'no_account',
  label: 'Forgotten password without an account',
  icon: 'user-x',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ email: address }) => `A new password was asked for ${address}, which has no account.`,
  link: () => '/login',
  email,
})
