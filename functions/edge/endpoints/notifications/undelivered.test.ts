/** What could not be sent: who sees it, and that it can be sent again. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getAudit } from '../../../../shared/api/audit.ts'
import { listUndelivered } from '../../../../shared/api/undelivered.ts'
import { postFailure } from '../../../../shared/notifications/post-failure/definition.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { emailSender } from '../../../domains/notifications/dispatches/email.ts'
import { mostTries, waitAfter } from '../../../domains/notifications/dispatches/retry.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { log } from '../../../kernel/log.ts'
import type { OutgoingMail } from '../../../kernel/mail/mail.ts'
import { UndeliverableAddress } from '../../../kernel/mail/ses-refusals.ts'
import { realPorts, sendDue } from '../../jobs/send-notifications.ts'
import { handler as audit } from '../audit/get-audit.ts'
import { handler as listThem } from './list-undelivered.ts'
import { handler as sendAgain } from './send-undelivered.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true, eachTest: true })
beforeAll(() => log.setLogLevel('SILENT'))
afterAll(() => log.setLogLevel('INFO'))
const as = (role: Role) => ({ session: tenants.sessions[role] })

const listOf = async (role: Role) =>
  v.parse(listUndelivered.response, (await callHandler(listThem, 'GET', '/notifications/undelivered', as(role))).json).undelivered
const again = (role: Role, id: string) => callHandler(sendAgain, 'POST', '/notifications/undelivered/{id}/send', { ...as(role), params: { id } })
const told = (id: string) => emit(postFailure, { accountId: account, id, group, data: { publication_gid: 'p', post: id }, to: [userOf('manager')] }, new Date())

/** An hour ahead of what is told, and of who asks. */
let clock = Date.now() + 3_600_000
const portsWith = (send: (mail: OutgoingMail) => Promise<unknown>) => ({
  senders: { ...realPorts.senders, EMAIL: emailSender(send) },
  now: () => new Date(clock),
})
const dead = portsWith((mail) => Promise.reject(new UndeliverableAddress(mail.to.email)))
const silent = portsWith(() => Promise.reject(new Error('Nobody answers.')))

test('a dead address is given up at once; owners alone see it and why, in its list and in the audit trail', async () => {
  await told('Dead address')
  expect(await sendDue(dead)).toEqual(['undelivered'])
  const [found, ...others] = await listOf('owner')
  expect(others).toEqual([])
  expect(found).toMatchObject({
    ...{ channel: 'EMAIL', label: 'Post failed', person: { id: userOf('manager') }, tries: 1 },
    reason: 'User has marked emails from the product as spam or email address is not deliverable',
  })
  expect(found?.message).toContain('Dead address')
  expect((await callHandler(listThem, 'GET', '/notifications/undelivered', as('manager'))).status).toBe(403)
  expect(await listOf('other')).toEqual([])
  const { lines } = v.parse(getAudit.response, (await callHandler(audit, 'GET', '/audit', as('owner'))).json)
  expect(lines.map(({ sentence }) => sentence)).toContain(`Almanac tried to tell Person ${userOf('manager')} by email of "Post failed", but it failed.`)
})

test('it is sent again once for each time it was given up, and by nobody else', async () => {
  await told('Given up')
  expect(await sendDue(dead)).toEqual(['undelivered'])
  const [found] = await listOf('owner')
  const id = found?.id ?? ''
  expect((await again('manager', id)).status).toBe(403)
  for (const wrong of [id.replace(userOf('manager'), userOf('owner')), `WEB.${id}`, 'EMAIL.STATE.x', '💥', 'x'.repeat(3000)])
    expect((await again('owner', wrong)).status).toBe(404)
  expect(await again('other', id)).toMatchObject({ status: 404 })
  const answers = await Promise.all([again('owner', id), again('owner', id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  expect(await listOf('owner')).toEqual([])
  const sent: string[] = []
  expect(await sendDue(portsWith(async (mail) => sent.push(mail.to.email)))).toEqual(['sent'])
  expect(sent).toEqual([`${userOf('manager')}@x.test`])
  expect((await again('owner', id)).status).toBe(404)
})

test('what nobody answers is given up after its last try, not before', async () => {
  await told('Silence')
  const begun = clock
  for (let tries = 1; tries < mostTries; tries++) {
    expect(await sendDue(silent)).toEqual(['tried again later'])
    expect(await listOf('owner')).toEqual([])
    clock += waitAfter(tries) - 30_000
    expect(await sendDue(silent)).toEqual([])
    clock += 30_000
  }
  expect(await sendDue(silent)).toEqual(['undelivered'])
  expect(clock - begun).toBeGreaterThanOrEqual(4 * 3_600_000)
  expect((await listOf('owner'))[0]).toMatchObject({ tries: mostTries, reason: undeliveredMessages.noAnswer })
})
