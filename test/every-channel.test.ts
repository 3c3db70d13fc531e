/** Every type of notification in every channel it has: what arrives, where it leads, whom it reaches and whom not. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { type Definition, emit } from '../functions/domains/notifications/emit.ts'
import { putBrowser } from '../functions/domains/notifications/store/browsers.ts'
import { listAlerts } from '../functions/domains/notifications/store/list.ts'
import { saveSlack } from '../functions/domains/notifications/store/slack.ts'
import { realPorts, sendDue } from '../functions/edge/jobs/send-notifications.ts'
import { getUser, putUser } from '../functions/kernel/accounts/store.ts'
import type { ObjectSchema } from '../shared/api/endpoint.ts'
import { choiceKey, toldIn } from '../shared/notifications/choices.ts'
import { notices } from '../shared/notifications/index.ts'
import type { Told } from '../shared/notifications/notice.ts'
import { loadSamples } from '../shared/notifications/samples.ts'
import { pushReceiver } from './builders/push-receiver.ts'
import { startTenants } from './builders/running-tenants.ts'
import { accountOf, accounts, type Role, roles, userOf } from './builders/tenants.ts'
import { startWebhooks, type TestWebhooks } from './builders/webhooks.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true })
let outside: TestWebhooks

/** Everybody of every tenant wants everything everywhere. */
const browsers = new Map<Role, ReturnType<typeof pushReceiver>>()
beforeAll(async () => {
  outside = await startWebhooks()
  Object.assign(process.env, { ALMANAC_SLACK: outside.origin, ALMANAC_PUSH_SERVICES: outside.origin })
  const everything = Object.fromEntries(notices.flatMap(({ id }) => toldIn.map((channel) => [choiceKey(id, channel), true])))
  for (const role of roles) {
    const person = { accountId: accountOf(role), userId: userOf(role) }
    const user = await getUser(person.accountId, person.userId)
    if (!user) throw new Error(role)
    await putUser(person.accountId, { ...user, told_of: everything, has_browsers: true })
    for (const { id } of notices) await saveSlack(person, [id], `${outside.origin}/services/${role}/${id}/x`)
    const browser = pushReceiver(`${outside.origin}/push/${role}`)
    browsers.set(role, browser)
    await putBrowser(person, browser.subscription, { device: null, since: '2026-11-25T00:00:00Z' })
  }
})
afterAll(async () => {
  for (const name of ['ALMANAC_SLACK', 'ALMANAC_PUSH_SERVICES']) delete process.env[name]
  await outside.stop()
})

/** Who sees each section of the group, by the rights of the people in test/builders/tenants.ts and nothing else. */
const sees = {
  publish: ['owner', 'manager', 'groupAdmin', 'outsider', 'readonly'],
  profiles: ['owner', 'manager', 'groupAdmin', 'restricted', 'readonly'],
  ideas: ['owner', 'manager', 'groupAdmin', 'readonly'],
  tasks: ['owner', 'manager', 'groupAdmin'],
} as const
/** Of a type without a section those who are in the group at all. */
const inGroup = ['owner', 'manager', 'groupAdmin', 'restricted', 'outsider', 'readonly'] as const
const forAdvocates = [
  ...['post_deleted', 'post_failure', 'post_published', 'post_scheduled', 'reminder_notification'],
  ...['profile_connected', 'profile_disconnected', 'profile_removed'],
]
/** About the account, so for whoever manages it. */
const ofAccount = ['plan_limit_near', 'payment_failed', 'payment_refunded']

function whoMay(id: string, section: string | null): string[] {
  if (ofAccount.includes(id)) return ['manager', 'owner']
  const known = Object.entries(sees).find(([name]) => name === section)?.[1]
  if (section !== null && !known) throw new Error(`Nobody here says who sees ${section}.`)
  return [...(known ?? inGroup), ...(forAdvocates.includes(id) ? ['advocate'] : [])].sort()
}

/** Their email has data of another kind than what people are told. */
const ownData: Readonly<Record<string, Record<string, unknown>>> = {
  report_ready: { run: 'r', title: 'Weekly', client: 'Northbound', sent: 3, all: 3 },
  report_failed: { run: 'r', title: 'Weekly', client: 'Northbound', reason: 'No recipient was emailed.' },
}
const Data = v.record(v.string(), v.unknown())
/** Their email says it in words of its own. */
const ownWords: Readonly<Record<string, string>> = {
  profile_reconnect: 'This Instagram connection expires on Sun 29 Nov 2026.',
  report_incomplete: 'No figures for Northbound Coffee on Facebook after 19 Nov 2026.',
}

type Notice = (typeof notices)[number]

/** Returns what people are to read of it, and under which subject. */
async function tell(one: Notice): Promise<Told & { subject: string }> {
  const { id } = one
  const definition: Definition<ObjectSchema> = one
  const data = ownData[id] ?? v.parse(Data, (await loadSamples(id)).typical?.data)
  outside.posted.splice(0)
  await emit(definition, { accountId: account, id: 'event', data, group: ofAccount.includes(id) ? null : group }, new Date())
  await sendDue({ ...realPorts, now: () => new Date(Date.now() + 1000) })
  return { ...one.notice.tell(data), subject: one.notice.mail(data, 'https://reports.example.com').subject }
}

const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('“', '"').replaceAll('”', '"').replaceAll('’', "'").replaceAll('–', '-').trim()
const Alert = v.object({ told: v.object({ message: v.string() }) })

test.each(notices.map((one) => [one.id, one] as const))('%s reaches whom it may, in each of its channels, with its text and its link', async (id, one) => {
  const { channels, notice } = one
  const { heading, sentence, link, subject } = await tell(one)
  const address = new URL(link ?? '/notifications', 'https://reports.example.com').href
  const may = whoMay(id, notice.section)
  const toldBy = (channel: (typeof channels)[number]) => (channels.some((one) => one === channel) ? may : [])

  const listed = []
  const emailed = []
  for (const role of roles) {
    const person = { accountId: accountOf(role), userId: userOf(role) }
    const { alerts } = await listAlerts(person, { start: 0, count: 10, isWanted: ({ told }) => told.notification_type === id, now: new Date() })
    if (alerts.length > 0) listed.push(role)
    for (const alert of alerts) expect(v.parse(Alert, alert).told.message).toBe(sentence)
    for (const mail of await tenants.mail.to(`${userOf(role)}@x.test`)) {
      if (mail.subject !== subject) continue
      emailed.push(role)
      expect(plainly(mail.text)).toContain(plainly(ownWords[id] ?? sentence))
      expect(mail.text).toContain(address)
      expect(mail.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    }
  }
  expect([...listed].sort()).toEqual(toldBy('ALERT'))
  // the delivery ledger emails failures itself
  expect([...emailed].sort()).toEqual(notice.mailedThere ? [] : toldBy('EMAIL'))

  const inSlack = outside.posted.flatMap(({ path, body }) => {
    const [, role] = /^\/services\/(\w+)\//.exec(path) ?? []
    if (!role) return []
    const { text, blocks } = JSON.parse(String(body))
    expect(path).toContain(`/${id}/`)
    expect(blocks[0].text.text).toBe(sentence)
    expect(blocks[1].elements[0].text).toContain(`<${address}|`)
    expect(text).not.toMatch(/<(?!$)/)
    return [role]
  })
  expect(inSlack.sort()).toEqual(toldBy('SLACK'))

  const pushed = outside.posted.flatMap(({ path, body }) => {
    const role = roles.find((one) => path === `/push/${one}`)
    if (!role) return []
    const told = JSON.parse(browsers.get(role)?.open(body) ?? '')
    expect(told).toMatchObject({ title: heading, url: link ?? '/notifications' })
    expect(sentence.startsWith(told.body.replace(/…$/u, ''))).toBe(true)
    return [role]
  })
  expect(pushed.sort()).toEqual(toldBy('WEBPUSH'))
})
