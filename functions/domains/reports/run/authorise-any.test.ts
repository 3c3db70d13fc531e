import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { aTemplate } from '../../../../test/builders/template.ts'
import { type Role, writeTenants } from '../../../../test/builders/tenants.ts'
import { handler as performance } from '../../../edge/endpoints/reports/get-performance-report.ts'
import { handler as options } from '../../../edge/endpoints/reports/get-report-options.ts'
import { handler as social } from '../../../edge/endpoints/reports/get-social-media-performance-report.ts'
import { handler as templates } from '../../../edge/endpoints/templates/list-report-templates.ts'
import { listProfiles, putGroup, putProfile } from '../../../kernel/accounts/store.ts'
import { putTemplate } from '../../templates/store/templates.ts'

const account = 'acct-zebra'
const march = { dateFrom: '2026-03-01', dateTo: '2026-03-31' }
let table: TestTable
let sessions: Record<Role, string>

beforeAll(async () => {
  table = await startTable()
  sessions = await writeTenants(new Date())
  const [known] = await listProfiles(account)
  if (!known) throw new Error('no profile')
  await putProfile(account, { ...known, id: 'tube', network: 'youtube' })
  await putProfile(account, { ...known, id: 'ads', kind: 'custom' })
  await putTemplate(account, aTemplate({ _id: 't1', cover: '<h1>Cover</h1>', hideIndicators: true }))
})
afterAll(() => table.stop())

const run = (query: Record<string, string>, who: Role = 'owner') =>
  callHandler(social, 'GET', '/reports/social-media-performance', { query: { profiles: 'profile-zebra-1', ...march, ...query }, session: sessions[who] })
const posts = (query: Record<string, string>, who: Role = 'owner') =>
  callHandler(performance, 'GET', '/reports/performance', { query: { type: 'posts', profiles: 'profile-zebra-1', ...march, ...query }, session: sessions[who] })
const said = async (answer: ReturnType<typeof run>) => [(await answer).status, (await answer).json.error]

test('left out: the comparison is the month before a whole month, else the preceding period of the same weekdays; the zone is that of the group, else of the account', async () => {
  expect((await run({})).json.request).toEqual({
    type: 'comprehensive',
    profiles: ['profile-zebra-1'],
    ...march,
    priorFrom: '2026-02-01',
    priorTo: '2026-02-28',
    timezone: 'Europe/London',
    template_id: null,
    labels: [],
    labelMatch: 'any',
  })
  // 30 days: five whole weeks back, Monday beside Monday
  expect((await run({ dateFrom: '2026-03-02' })).json.dates).toMatchObject({ priorFrom: '2026-01-26', priorTo: '2026-02-24' })
  await putGroup(account, { entity_gid: 'group-zebra-1', name: 'Group group-zebra-1', timezone: 'Asia/Tokyo' })
  expect((await run({})).json.timezone).toBe('Asia/Tokyo')
  expect((await run({ timezone: 'America/New_York' })).json.timezone).toBe('America/New_York')
})

test('a profile that is missing, foreign or in a group where one may not run reports: the same words', async () => {
  expect(await said(run({ profiles: 'nobody' }))).toEqual([404, messages.profiles.missing])
  expect(await said(run({ profiles: 'profile-otter' }))).toEqual([404, messages.profiles.missing])
  expect(await said(run({ profiles: 'profile-zebra-2' }, 'restricted'))).toEqual([404, messages.profiles.missing])
  expect((await run({}, 'restricted')).status).toBe(200)
})

test('dates, blocked profiles, networks, templates and locked types are refused in the words of the specification', async () => {
  const year = new Date().getUTCFullYear()
  expect(await said(run({ dateTo: `${year + 1}-01-01` }))).toEqual([400, messages.dates.endAfterToday])
  expect(await said(run({ dateFrom: '2026-04-01' }))).toEqual([400, messages.dates.startAfterEnd])
  expect(await said(run({ dateFrom: '1626-01-01' }))).toEqual([400, messages.dates.tooLong])
  expect(await said(run({ priorFrom: '2026-01-01' }))).toEqual([400, messages.dates.comparePair])
  expect(await said(run({ profiles: 'ads' }))).toEqual([400, 'Only publishing is available for Custom profiles.'])
  expect(await said(run({ template_id: 'gone' }))).toEqual([404, messages.scheduleLacks.templateMissing])
  expect(await said(posts({ template_id: 't1' }))).toEqual([404, messages.scheduleLacks.templateMissing])
  expect(await said(posts({ profiles: 'tube' }))).toEqual([400, messages.profiles.unsupportedPosts])
  expect(await said(posts({ type: 'zzz' }))).toEqual([400, 'This report type is not known.'])
  expect(await said(posts({ profiles: 'profile-small' }, 'small'))).toEqual([403, featureMessages.posts])
})

test('networks that a report does not support are left out, a template brings its cover and hides the growth', async () => {
  const report = (await posts({ profiles: 'tube,profile-zebra-1' })).json
  expect(report.request).toMatchObject({ profiles: ['profile-zebra-1'] })
  const covered = (await run({ template_id: 't1' })).json
  expect([covered.cover, covered.reports]).toMatchObject(['<h1>Cover</h1>', { crossChannel: { hideIndicators: true } }])
  const list = await callHandler(templates, 'GET', '/reports/templates', { query: { flavor: 'comprehensive' }, session: sessions.owner })
  expect(list.json).toMatchObject({ templates: [{ _id: 't1', name: 'Board pack' }] })
})

test('the picker gets what can be run; a locked type says why', async () => {
  const { json } = await callHandler(options, 'GET', '/reports/options', { session: sessions.small })
  expect(json.options).toEqual(expect.arrayContaining(['comprehensive', 'posts']))
  expect(json.types).toContainEqual({
    id: 'posts',
    title: 'Post performance',
    description: 'How every post did, by type, time, label and network',
    icon: 'file-text',
    enabled: false,
    reason: featureMessages.posts,
  })
})
