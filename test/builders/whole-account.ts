/** An account with something of everything there is, and another beside it: what goes is seen by what is left. */
import { beforeAll, expect } from '@jest/globals'
import { ulid } from 'ulid'
import { rememberDevice } from '../../functions/domains/auth/store/devices.ts'
import { beginHalfSession } from '../../functions/domains/auth/store/half-sessions.ts'
import { putReset } from '../../functions/domains/auth/store/resets.ts'
import { putWaiting } from '../../functions/domains/auth/store/sign-ups.ts'
import { putFontFile } from '../../functions/domains/branding/fonts.ts'
import { putFont } from '../../functions/domains/branding/store.ts'
import { putChange } from '../../functions/domains/preferences/store/email-changes.ts'
import { all, putEmailLink, unsubscribe } from '../../functions/domains/recipients/store.ts'
import { whoIs } from '../../functions/domains/recipients/who.ts'
import { upcomingOccurrences } from '../../functions/domains/schedules/store/account-occurrences.ts'
import { putDownload } from '../../functions/domains/schedules/store/downloads.ts'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { noteUse, putKey } from '../../functions/kernel/accounts/api-keys.ts'
import { getUser, putUser } from '../../functions/kernel/accounts/store.ts'
import { putFile } from '../../functions/kernel/files.ts'
import { newToken } from '../../functions/kernel/link-token.ts'
import { endpoints } from '../../shared/api/index.ts'
import { idsIn } from '../access-ids.ts'
import { rows } from '../access-rows.ts'
import { type CallInput, callHandler, sessionAfter } from './call.ts'
import { cheapHash } from './password-hash.ts'
import { startTenants } from './running-tenants.ts'
import { type Role, userOf } from './tenants.ts'

export const [account, password, name] = ['acct-zebra', 'kettle crane river', 'Account acct-zebra']
export const email = 'user-zebra-owner@x.test'
export const begun = new Date()
export const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000)
/** A link and a download of it, and a run to come; there once it is. */
export let shared: string
export let download: string
export let run: string

/** Its first run is due before the account is closed, so another would be added after that. */
export const endless = {
  flavor: 'comprehensive',
  type: 'WEEKLY',
  generate_at: after(24).toISOString(),
  until_stopped: true,
  profiles: ['profile-zebra-1'],
  recipient_emails: 'reader@x.test',
}

type Name = (typeof endpoints)[number]['name']
export async function call(endpoint: Name, role: Role, input: CallInput = {}) {
  const contract = endpoints.find((one) => one.name === endpoint)
  if (!contract) throw new Error(endpoint)
  const answer = await callHandler(handlerOf(endpoint), contract.method, contract.path, { session: tenants.sessions[role], ...input })
  if (input.session === undefined) tenants.sessions[role] = sessionAfter(answer, tenants.sessions[role])
  return answer
}
const row = (endpoint: Name, role: Role, group: string) => rows[endpoint].calls[0]?.(idsIn(group, role), idsIn(group, role), begun) ?? {}

export const tenants = startTenants({ now: begun, unlimited: true })
/** Call it once in a file of tests. */
export const startWholeAccount = () =>
  beforeAll(async () => {
    const owner = await getUser(account, userOf('owner'))
    if (owner) await putUser(account, owner, cheapHash(password))
    await everythingOf('owner', 'group-zebra-1')
    await everythingOf('other', 'group-otter')
    shared =
      String((await call('create-share', 'owner', row('create-share', 'owner', 'group-zebra-1'))).json.link)
        .split('/')
        .at(-1) ?? ''
    const [occurrence] = await upcomingOccurrences(account, '', '9')
    run = occurrence?.id ?? ''
    await traces()
    expect((await call('create-scheduled-report', 'owner', { body: endless })).status).toBe(201)
  }, 120_000)

/** Calls of every endpoint that changes something, but of those that would undo it or end the session. */
async function everythingOf(role: Role, group: string): Promise<void> {
  const ends = /^(?:delete|remove|revoke|end|keep|sign-out|logout|login|restore|undo|cancel)-?/
  for (const { name: endpoint, method } of endpoints) {
    if (method === 'GET' || ends.test(endpoint)) continue
    const { status } = await call(endpoint, role, row(endpoint, role, group))
    expect([endpoint, status < 500]).toEqual([endpoint, true])
  }
}

/** What no account or no endpoint of it alone leads to. */
async function traces(): Promise<void> {
  const self = { accountId: account, userId: userOf('owner') }
  await putReset(self, email, begun)
  await putReset(null, email, begun)
  const waiting = { email, name: 'Ada', company: 'Zebra', plan: 'advanced', interval: 'monthly', timezone: 'UTC', browserHash: 'x' } as const
  await putWaiting({ ...waiting, passwordHash: 'x' }, begun)
  await rememberDevice(null, email, begun)
  await beginHalfSession(account, self.userId, begun)
  await putChange(self, email, 'new-zebra@x.test', begun)
  const made = await putKey(self, { id: 'key', name: 'zebra', scopes: ['read'], ends_at: null }, 20, begun)
  if (made) await noteUse(made.key, begun)
  download = newToken()
  await putDownload(download, { accountId: account, occurrenceId: run, expires_at: after(99).toISOString() })
  const reader = { accountId: account, address: 'reader@x.test', schedule_id: null, title: 'Posts', run, owner_id: self.userId }
  await putEmailLink({ ...reader, client: 'Zebra', agency: 'Zebra', white_label: false, sent_at: begun.toISOString() })
  await unsubscribe(account, await whoIs(account, { user_id: null, email: 'reader@x.test' }), all, begun)
  const font = { id: ulid(), name: 'Zebra Sans', kind: 'sans', hash: 'x', bytes: 1, uploaded_at: begun.toISOString(), uploaded_by: self.userId } as const
  await putFont(account, font)
  await putFontFile(account, font.id, Buffer.from('x'))
  for (const folder of ['exports', 'imports', 'pictures', 'sent-pictures', 'reports', 'a-new-folder']) {
    for (const owner of [account, 'acct-otter']) await putFile(`${folder}/${owner}/file`, Buffer.from(folder), 'text/plain')
  }
}
