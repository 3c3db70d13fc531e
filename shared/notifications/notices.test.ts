import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { notices } from './index.ts'
import { noticeIcons, noticeTones, topics } from './notice-looks.ts'
import { channels } from './notification.ts'
import { loadSamples } from './samples.ts'

/** As the specification has them, in its order; then what a reporting product tells besides. */
const specified = [
  'report_notification_weekly',
  'report_notification_monthly',
  'post_failure',
  'approvals',
  'post_deleted',
  'post_published',
  'draft_created',
  'post_scheduled',
  'comment',
  'idea_created',
  'profile_connected',
  'profile_removed',
  'profile_disconnected',
  'task_assigned',
  'boost_success',
  'boost_failed',
  'reminder_notification',
  'advocacy_created',
  'profile_group_suspended_publishing',
]
const ofReporting = [
  'report_ready',
  'report_failed',
  'report_incomplete',
  'report_link_viewed',
  'report_unsubscribed',
  'profile_reconnect',
  'data_stale',
  'import_finished',
]
const ofPlans = ['plan_limit_near', 'payment_failed', 'payment_refunded']
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort()

test('the nineteen types of the specification are declared, with eight of reporting and three of plans, and no other', () => {
  expect(ids(notices)).toEqual([...specified, ...ofReporting, ...ofPlans].sort())
})

test('weekly and monthly reports are emails alone, reminders email and dashboard, all others go everywhere', () => {
  const by = (wanted: readonly string[]) => ids(notices.filter((one) => one.channels.join() === wanted.join()))
  expect(by(['EMAIL'])).toEqual(['report_notification_monthly', 'report_notification_weekly'])
  expect(by(['EMAIL', 'ALERT'])).toEqual(['reminder_notification'])
  expect(by(channels)).toHaveLength(notices.length - 3)
})

test('advocates may have eight types, and never hear of publishing being switched off', () => {
  const forAdvocates = notices.filter(({ audience }) => audience !== 'anyone' && audience.some((role) => role === 'ADVOCATE'))
  expect(ids(forAdvocates)).toEqual([
    'post_deleted',
    'post_failure',
    'post_published',
    'post_scheduled',
    'profile_connected',
    'profile_disconnected',
    'profile_removed',
    'reminder_notification',
  ])
})

test('a type that nobody has asked for is off: drafts, and links that were opened', () => {
  expect(ids(notices.filter(({ notice }) => notice.first.length === 0))).toEqual(['draft_created', 'report_link_viewed'])
})

test.each(notices.map((one) => [one.id, one] as const))('%s: it is whole, and first on only where it may go', (_, { label, channels: may, notice }) => {
  expect(label).toMatch(/^[A-Z][^.]*$/)
  expect(notice.about).toMatch(/^[A-Z][^.]*$/)
  expect(noticeIcons).toContain(notice.icon)
  expect(noticeTones).toContain(notice.tone)
  expect(topics).toContain(notice.topic)
  expect(notice.first.filter((channel) => !may.includes(channel))).toEqual([])
})

/** Where a click leads, by what the specification says of each type; the rest are of reporting. */
const leads: Readonly<Record<string, RegExp | null>> = {
  publication: /^\/calendar\?id=a%2Fb$/,
  profile: /^\/settings\/profiles\/a%2Fb$/,
}
const post = { publication_gid: 'a/b', post: 'Text' }
const profile = { profile_gid: 'a/b', profile: 'Name', network: 'facebook' }
const told: readonly (readonly [string, Record<string, unknown>, RegExp | null])[] = [
  ...['post_failure', 'post_published', 'boost_success', 'boost_failed'].map((id) => [id, post, leads.publication ?? null] as const),
  ...['post_deleted', 'post_scheduled', 'draft_created'].map((id) => [id, { ...post, by: 'Isla' }, leads.publication ?? null] as const),
  ['approvals', { ...post, by: 'Isla', state: 'asked' }, leads.publication ?? null],
  ['comment', { by: 'Isla', about: 'A', comment: 'B', idea_gid: 'i' }, /^\/ideas\?id=i$/],
  ['comment', { by: 'Isla', about: 'A', comment: 'B', note_gid: 'n' }, /^\/calendar\?id=n&type=note$/],
  ['comment', { by: 'Isla', about: 'A', comment: 'B', link: 'https://x.example/y' }, /^https:\/\/x\.example\/y$/],
  ['idea_created', { by: 'Isla', idea: 'A', idea_gid: 'i' }, /^\/ideas\?id=i$/],
  ['profile_connected', { ...profile, by: 'Isla', group: 'G' }, leads.profile ?? null],
  ['profile_disconnected', profile, leads.profile ?? null],
  ['profile_removed', { ...profile, by: 'Isla', group: 'G' }, null],
  ['task_assigned', { task_gid: 't', task: 'A', by: 'Isla' }, /^\/tasks\?id=t$/],
  ['advocacy_created', { advocacy_gid: 'd', post: 'A', by: 'Isla' }, /^\/advocacy\/d$/],
  ['reminder_notification', { reminder: 'A', link: '/reports' }, /^\/reports$/],
  ['profile_group_suspended_publishing', { entity_gid: 'g', group: 'G', by: 'Isla', on: false }, /^\/settings\/profile-groups\/g$/],
]

test.each(told)('%s with %j leads where its type says', (id, data, link) => {
  const found = notices.find((one) => one.id === id)?.notice.tell(data)
  if (link === null) expect(found?.link).toBeNull()
  else expect(found?.link).toMatch(link)
  expect(found?.sentence.startsWith(found.strong)).toBe(true)
})

test.each([
  ['a script', { reminder: 'A', link: 'javascript:alert(1)' }],
  ['another host in disguise', { reminder: 'A', link: '//evil.example' }],
  ['a page that is not secure', { reminder: 'A', link: 'http://x.example' }],
  ['a name in an address', { reminder: 'A', link: 'https://almanac.example@evil.example' }],
  ['a text that turns its direction', { reminder: 'A\u202eB', link: '/reports' }],
  ['a field that nobody knows', { reminder: 'A', link: '/reports', html: '<b>' }],
  ['no text', { reminder: '  ', link: '/reports' }],
])('%s is refused', (_, data) => {
  const reminder = notices.find(({ id }) => id === 'reminder_notification')
  expect(reminder && v.safeParse(reminder.notice.data, data).success).toBe(false)
})

test('every notice has a sample that begins with what stands out', async () => {
  for (const { id } of notices) {
    const { typical } = await loadSamples(id)
    expect([id, typical?.sentence.length]).not.toEqual([id, undefined])
  }
})

/** The samples of its email are of another kind. */
const ofList: Readonly<Record<string, object>> = { report_failed: { run: 'r', title: 'Weekly', client: 'Northbound', reason: 'No recipient was emailed.' } }

/** Values of these say more of the same event. */
const sameEvent = ['plan_limit_near.of', 'report_incomplete.way']

/** Every value that a field of one of a few values may have; null for any other field. */
function valuesOf(field: unknown): readonly unknown[] | null {
  if (v.is(v.object({ type: v.literal('boolean') }), field)) return [true, false]
  const picked = v.safeParse(v.object({ type: v.literal('picklist'), options: v.array(v.string()) }), field)
  return picked.success ? picked.output.options : null
}

const choices = notices.flatMap(({ id, notice }) =>
  Object.entries(notice.data.entries).flatMap(([name, field]) => {
    const values = valuesOf('wrapped' in field ? field.wrapped : field)
    return values && name !== 'network' ? [{ field: `${id}.${name}`, id, notice, name, values }] : []
  }),
)

test.each(choices.filter(({ field }) => !sameEvent.includes(field)))(
  'each value of $field has a heading of its own, in the list, emails and messages',
  async ({ id, notice, name, values }) => {
    const typical = ofList[id] ?? v.parse(v.record(v.string(), v.unknown()), (await loadSamples(id)).typical?.data)
    const headings = values.map((value) => {
      const data = { ...typical, [name]: value }
      const { heading } = notice.tell(data)
      expect(notice.mail(data, 'https://almanac.example').text).toContain(heading)
      return heading
    })
    expect(new Set(headings).size).toBe(values.length)
  },
)
