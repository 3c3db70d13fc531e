/** An account that mails, and people in it who sign in by a password: for tests of what people do with their own sign-in. */

import { putAccount, putUser } from '../../functions/kernel/accounts/store.ts'
import { startMail, type TestMail } from './mail.ts'
import { cheapHash } from './password-hash.ts'
import { startTable } from './stack.ts'

export type TestPeople = {
  readonly mail: TestMail
  /** another one each time, in the account `acct` */
  readonly somebody: (name?: string) => Promise<{ id: string; email: string }>
  /** from which the newest of them calls, and none before: attempts are counted by it */
  readonly address: () => string
  readonly stop: () => Promise<void>
}

export async function startPeople(password: string): Promise<TestPeople> {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  const table = await startTable()
  const mail = await startMail()
  const hash = cheapHash(password)
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Asia/Tokyo', features: {} })
  let count = 0
  return {
    mail,
    somebody: async (name = 'Ada Quillingsworth') => {
      const id = `person${++count}`
      const email = `${id}@x.test`
      await putUser('acct', { id, email, name, role: 'MANAGER', type: 'member', joined: true, groups: {} }, hash)
      return { id, email }
    },
    address: () => `198.51.${count}.7`,
    stop: async () => {
      await mail.stop()
      await table.stop()
    },
  }
}
