import { beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getMe } from '../../../../shared/api/auth.ts'
import { getLeaving } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { type Role, userOf } from '../../../../test/builders/tenants.ts'
import { account, after, call, email, name, password, tenants } from '../../../../test/builders/whole-account.ts'
import { getUser, putUser } from '../../../kernel/accounts/store.ts'
import { removeForGood } from '../../jobs/remove-for-good.ts'

beforeAll(async () => {
  const owner = await getUser(account, userOf('owner'))
  if (owner) await putUser(account, { ...owner, name: 'Ada Byron' }, cheapHash(password))
})

const ask = (body: object, role: Role = 'owner') => call('delete-account', role, { body })
const endsAt = async (role: Role) => v.parse(getMe.response, (await call('get-me', role)).json).me.account.ends_at
const stopped = async () => (await call('get-leaving', 'owner')).json.deletion === null

test('only an owner can delete the account, with its name and their password', async () => {
  expect(await ask({ name: 'Account', password })).toMatchObject({ status: 400, json: { error: leavingMessages.nameWrong } })
  expect(await ask({ name, password: 'wrong' })).toMatchObject({ status: 400, json: { error: securityMessages.password.wrong } })
  expect(await ask({ name, password }, 'manager')).toMatchObject({ status: 403, json: { error: messages.noAccess } })
  expect(await stopped()).toBe(true)
})

/** The link in the newest email to the owner. */
async function linkIn(): Promise<string> {
  const [mail] = await tenants.mail.to(email)
  return /\/keep\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('any owner stops it, on the page or by the link of the email, and once', async () => {
  expect((await ask({ name: ` ${name} `, password })).status).toBe(202)
  expect(await ask({ name, password })).toMatchObject({ status: 409, json: { error: leavingMessages.asked } })
  const leaving = v.parse(getLeaving.response, (await call('get-leaving', 'owner')).json)
  expect(leaving).toMatchObject({ name, asks_code: false, deletion: { by: 'Ada Byron' } })
  // every member is told how long they can use it
  expect([await endsAt('owner'), await endsAt('restricted')]).toEqual([leaving.deletion?.ends_at, leaving.deletion?.ends_at])
  const token = await linkIn()
  expect(await call('keep-account-by-link', 'owner', { session: null, body: { token } })).toMatchObject({ status: 200, json: { name } })
  expect(await call('keep-account-by-link', 'owner', { session: null, body: { token } })).toMatchObject({ status: 410 })
  expect([await stopped(), await endsAt('restricted')]).toEqual([true, null])
  await removeForGood(after(25))
  expect((await call('get-me', 'owner')).status).toBe(200)

  expect((await ask({ name, password })).status).toBe(202)
  expect((await call('keep-account', 'owner')).status).toBe(204)
  expect(await call('keep-account', 'owner')).toMatchObject({ status: 409, json: { error: leavingMessages.notAsked } })
  // an old link keeps nothing that was asked for anew
  expect((await ask({ name, password })).status).toBe(202)
  expect(await call('keep-account-by-link', 'owner', { session: null, body: { token } })).toMatchObject({ status: 410 })
  expect((await call('keep-account', 'owner')).status).toBe(204)
})
