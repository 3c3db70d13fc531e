import { forgotPassword } from '../../../../shared/api/auth-password.ts'
import { readerOf } from '../../../../shared/preferences.ts'
import { sendNoAccount, sendResetLink } from '../../../domains/auth/password-mails.ts'
import { putReset } from '../../../domains/auth/store/resets.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { getAccount, getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { take } from '../../../kernel/request/limits.ts'

/** Whether the address has an account is told by an email to it, and by nothing else: each step is taken for either. */
export const handler = handle(forgotPassword, async ({ body: { email }, audit, now }) => {
  await take('askedMail', { person: email }, now)
  const found = await findCredentials(email)
  // whoever is invited and has not joined has no password to forget
  const person = found?.passwordHash ? { accountId: found.accountId, userId: found.userId } : null
  audit.as(person && { ...person, name: 'Somebody' })
  audit.about({ name: email })
  const { accountId, userId } = person ?? { accountId: 'none', userId: 'none' }
  const [account, user, token] = await Promise.all([getAccount(accountId), getUser(accountId, userId), putReset(person, email, now)])
  const reader = readerOf(user?.preferences, account?.timezone ?? 'UTC')
  await (person ? sendResetLink(email, token, reader, now) : sendNoAccount(email, reader.timezone, now))
  return { email }
})
