/** What is sent of events by email, through the real ledger and the real API of SES. */
import { expect, test } from '@jest/globals'
import { approvals } from '../../../../shared/notifications/approvals/definition.ts'
import { choiceKey } from '../../../../shared/notifications/choices.ts'
import { comment } from '../../../../shared/notifications/comment/definition.ts'
import { profileReconnect } from '../../../../shared/notifications/profile-reconnect/definition.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { emailSender } from '../../../domains/notifications/dispatches/email.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { saveChoices } from '../../../domains/notifications/store/settings.ts'
import { getUser, putUser, type UserRecord } from '../../../kernel/accounts/store.ts'
import { log } from '../../../kernel/log.ts'
import { realPorts, sendDue } from '../../jobs/send-notifications.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true })

const said = (text: string, id = text) =>
  emit(comment, { accountId: account, id, group, data: { by: 'Isla', about: 'A & B', comment: text, publication_gid: 'pub-1' } }, new Date())
const team = ['owner', 'manager', 'groupAdmin', 'restricted', 'outsider', 'readonly', 'advocate', 'other'] as const
const inbox = (role: Role) => tenants.mail.to(`${userOf(role)}@x.test`)
/** Whom emails with this text went to, each as often as they did. */
async function mailed(text: string): Promise<Role[]> {
  const all = await Promise.all(team.map(async (role) => (await inbox(role)).flatMap(({ subject }) => (subject.includes(text) ? [role] : []))))
  return all.flat()
}
async function change(role: 'manager' | 'groupAdmin', changes: Partial<UserRecord>): Promise<void> {
  const user = await getUser(account, userOf(role))
  if (!user) throw new Error(role)
  await putUser(account, { ...user, ...changes })
}

test('an event is emailed to whoever is told of it by email, once, however often it comes and is sent', async () => {
  await said('Slow pours')
  await said('Slow pours')
  expect(await mailed('Slow pours')).toEqual([])
  const [first, second] = await Promise.all([sendDue(realPorts), sendDue(realPorts)])
  expect([...first, ...second].filter((outcome) => outcome === 'sent')).toHaveLength(5)
  await said('Slow pours')
  expect(await sendDue(realPorts)).toEqual([])
  // neither an advocate, whose type it is not, nor who sees other sections alone, nor another account
  expect(await mailed('Slow pours')).toEqual(['owner', 'manager', 'groupAdmin', 'outsider', 'readonly'])
})

test('the email says what happened as text, and leads to it', async () => {
  await said('<b>Bold</b> مرحبا ☕️')
  await sendDue(realPorts)
  const [mail] = await inbox('owner')
  expect(mail?.subject).toBe('Isla commented on “A & B”: “<b>Bold</b> مرحبا ☕️”')
  expect(mail?.text).toContain('https://reports.example.com/calendar?id=pub-1')
  expect(mail?.html).toContain('href="https://reports.example.com/calendar?id=pub-1"')
  expect(mail?.html).not.toContain('<b>')
})

test('choices hold when it happens and when it is sent; so do rights', async () => {
  const key = choiceKey('comment', 'EMAIL')
  await saveChoices({ accountId: account, userId: userOf('owner') }, { [key]: false })
  await said('Not for the owner')
  await saveChoices({ accountId: account, userId: userOf('manager') }, { [key]: false })
  await change('groupAdmin', { groups: {} })
  await saveChoices({ accountId: account, userId: userOf('owner') }, { [key]: true })
  await sendDue(realPorts)
  expect(await mailed('Not for the owner')).toEqual(['outsider', 'readonly'])
  await saveChoices({ accountId: account, userId: userOf('manager') }, { [key]: true })
  await change('groupAdmin', { groups: { [group]: { role: 'ADMIN', permissions: {} } } })
  // what was dropped stays so
  await sendDue(realPorts)
  expect(await mailed('Not for the owner')).toEqual(['outsider', 'readonly'])
})

test('dates of an email are written as its reader reads them', async () => {
  await change('manager', { preferences: { date_format: 'iso' } })
  const data = { profile_gid: 'p', profile: 'Leith', network: 'instagram' as const, ends_on: '2026-12-04' }
  await emit(profileReconnect, { accountId: account, id: 'ends', group, data, to: [userOf('owner'), userOf('manager')] }, new Date())
  await sendDue(realPorts)
  for (const [role, day] of [
    ['owner', 'Fri 4 Dec'],
    ['manager', 'Fri 12-04'],
  ] as const)
    expect((await inbox(role))[0]?.subject).toBe(`Leith on Instagram needs reconnecting by ${day}`)
})

test('while mail is away it is tried again with growing waits, and nobody is emailed twice', async () => {
  log.setLogLevel('SILENT')
  let clock = Date.now()
  const sent: string[] = []
  let isAway = true
  const send = async (mail: { to: { email: string } }) => {
    if (isAway) throw Object.assign(new Error('Not today.'), { name: 'AccountSendingPausedException', $metadata: { httpStatusCode: 400 } })
    sent.push(mail.to.email)
  }
  const ports = { senders: { ...realPorts.senders, EMAIL: emailSender(send) }, now: () => new Date(clock) }
  const data = { publication_gid: 'pub-1', post: 'A post', by: 'Isla', state: 'asked' as const }
  await emit(approvals, { accountId: account, id: 'away', group, data, to: [userOf('owner'), userOf('manager')] }, new Date(clock))
  expect(await sendDue(ports)).toEqual(['tried again later', 'tried again later'])
  expect(await sendDue(ports)).toEqual([])
  clock += 60_000
  expect(await sendDue(ports)).toHaveLength(2)
  clock += 60_000
  // the second wait is twice as long
  expect(await sendDue(ports)).toEqual([])
  isAway = false
  clock += 60_000
  expect(await sendDue(ports)).toEqual(['sent', 'sent'])
  clock += 3_600_000
  expect(await sendDue(ports)).toEqual([])
  expect(sent.sort()).toEqual([`${userOf('manager')}@x.test`, `${userOf('owner')}@x.test`])
  log.setLogLevel('INFO')
})
