import { notification } from '../notification.ts'
import { type AccountDeletion, email } from './email.ts'

/** That an account is going to be deleted: for its owners, each of whom may stop it. */
export const accountDeletion = notification<AccountDeletion>()({
  id: 'account_deletion',
  label: 'Deletion of the account',
  icon: 'trash-2',
  channels: ['EMAIL'],
  audience: ['OWNER'],
  sentence: ({ account }) => `${account} will be deleted.`,
  link: ({ token }) => `/keep/${token}`,
  email,
})
