import { notification } from '../notification.ts'
import { email, type HasAccount } from './email.ts'

/** Somebody signed up with an address that has an account: only its owner is told so. */
export const hasAccount = notification<HasAccount>()({
  id: 'has_account',
  label: 'Sign-up with an address in use',
  icon: 'user-check',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ email: address }) => `${address} was used to sign up, and already has an account.`,
  link: () => '/login',
  email,
})
