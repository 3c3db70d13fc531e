import { beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { forReaders } from '../../../../../shared/reports/for-readers.ts'
import { GenericReport, reportOfGeneric } from '../../../../../shared/reports/generic-report.ts'
import { Report } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { startTenants } from '../../../../../test/builders/running-tenants.ts'
import { dayBefore, listenerOf, type Role } from '../../../../../test/builders/tenants.ts'
import { handler as list } from '../../../../edge/endpoints/listeners/list-listeners.ts'
import { handler as listenerReport } from '../../../../edge/endpoints/reports/get-listener-report.ts'
import { handler as sentimentReport } from '../../../../edge/endpoints/reports/get-sentiment-report.ts'
import { handler as schedule } from '../../../../edge/endpoints/schedules/create-scheduled-report.ts'
import { handler as share } from '../../../../edge/endpoints/shares/create-share.ts'
import { handler as shared } from '../../../../edge/endpoints/shares/get-shared-report.ts'
import { readActor } from '../../../../kernel/accounts/actor-store.ts'
import { getListener, putListener } from '../../../listeners/store.ts'
import { authoriseOccurrence } from '../../../schedules/authorise-occurrence.ts'
import { getOccurrence } from '../../../schedules/store/occurrences.ts'

const now = new Date()
const account = 'acct-zebra'
const profile = 'profile-zebra-1'
const listener = listenerOf(profile)
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), timezone: 'Europe/London' }
const tenants = startTenants({ now })
beforeAll(async () => {
  const known = await getListener(account, listener)
  if (!known) throw new Error('no listener')
  await putListener(account, { ...known, id: 'listener-new', name: '  ', processed: false, results: 0 })
  await putListener(account, { ...known, id: 'listener-off', name: 'Off', enabled: false, timezone: 'Asia/Tokyo' })
})

const session = (who: Role = 'owner') => tenants.sessions[who]
const sentiment = (query: Record<string, string>) => callHandler(sentimentReport, 'GET', '/reports/sentiment', { query, session: session() })
const listening = (query: Record<string, string>, who: Role = 'owner') =>
  callHandler(listenerReport, 'GET', '/reports/listener', { query, session: session(who) })

test('what is missing is said in the words of the form, before anything else', async () => {
  const said = async (answer: ReturnType<typeof sentiment>) => [(await answer).status, (await answer).json.error]
  expect(await said(sentiment({}))).toEqual([400, 'Please select sentiment report type.'])
  expect(await said(sentiment({ sentiment_type: 'everything' }))).toEqual([400, 'Please select sentiment report type.'])
  expect(await said(sentiment({ sentiment_type: 'profiles' }))).toEqual([400, 'Please select at least one social profile.'])
  expect(await said(sentiment({ sentiment_type: 'campaigns', profiles: profile }))).toEqual([400, 'Please select at least one label.'])
  expect(await said(sentiment({ sentiment_type: 'listener' }))).toEqual([400, 'Please select at least one listener.'])
  expect(await said(listening({}))).toEqual([400, 'Please select a listener.'])
  expect(await said(listening({ listener_gid: 'listener-new' }))).toEqual([409, 'This listener is initializing, results will be available soon'])
  expect(await said(listening({ listener_gid: 'listener-otter' }))).toEqual(await said(listening({ listener_gid: 'no-such' })))
})

test('listeners by name, the nameless last with its sentence; those switched off are not active', async () => {
  const ask = async (query: Record<string, string>) => (await callHandler(list, 'GET', '/listen', { query, session: session() })).json.listeners
  expect(await ask({ entity_gids: 'group-zebra-1', filter: 'active' })).toEqual([
    expect.objectContaining({ _id: listener, name: `Listener ${profile}`, message: null, timezone: 'Europe/London', results: 1 }),
    expect.objectContaining({
      _id: 'listener-new',
      name: 'Unnamed listener. Please update your listener settings.',
      processed: false,
      message: 'This listener is initializing, results will be available soon',
    }),
  ])
  expect(await ask({ id: 'listener-off' })).toMatchObject([{ _id: 'listener-off', enabled: false, timezone: 'Asia/Tokyo' }])
})

test('without dates: the last four weeks on the listener’s own clock', async () => {
  const { json, status } = await listening({ listener_gid: 'listener-off' })
  expect(status).toBe(200)
  const { dates, timezone, no_data, subject } = v.parse(GenericReport, json)
  expect([timezone, dates.dateTo]).toEqual(['Asia/Tokyo', new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)])
  expect([no_data, subject]).toEqual([{ value: true, message: 'No listeners data found', hint: null }, 'Off'])
})

test('a link opens the report of a listener, and of campaigns, as it was on the screen', async () => {
  const runs = [
    await listening({ listener_gid: listener, ...range }),
    await sentiment({ sentiment_type: 'campaigns', profiles: profile, labels: `label-${profile}`, ...range }),
    await sentiment({ sentiment_type: 'listener', listener_gid: listener, ...range }),
  ]
  for (const { json } of runs) {
    const screen = reportOfGeneric(v.parse(GenericReport, json))
    const made = await callHandler(share, 'POST', '/reports/share', { body: { type: screen.type, data: { request: screen.request } }, session: session() })
    expect({ status: made.status, error: made.json.error }).toEqual({ status: 201, error: undefined })
    const opened = await callHandler(shared, 'GET', '/shared-reports/{token}', {
      params: { token: String(made.json.link).split('/').at(-1) ?? '' },
      session: null,
    })
    const { report } = v.parse(v.object({ report: Report }), opened.json)
    const figures = ({ reports }: Report) => reports.crossChannel.summary.map(({ key, value, prior }) => [key, value, prior])
    expect(figures(report)).toEqual(figures(forReaders(screen)))
    expect([report.subject, report.entities]).toEqual([screen.subject, [{ entity_gid: 'group-zebra-1', name: 'Group group-zebra-1' }]])
  }
})

test('a run of four weeks, and a PDF asked for without a comparison, stand beside the same weekdays', async () => {
  const owner = await readActor(account, 'user-zebra-owner')
  if (!owner) throw new Error('no owner')
  const run: Omit<Parameters<typeof authoriseOccurrence>[1], 'dates'> = {
    flavor: 'inbox_activity',
    profiles: [profile],
    timezone: 'UTC',
    template_id: null,
    template_version: null,
    labels: [],
    label_match: 'any',
    named: {},
    range: 'last_4_weeks',
  }
  const sunday = new Date('2026-03-01T09:00:00Z')
  const { dateFrom, dateTo, priorFrom, priorTo } = (await authoriseOccurrence(owner, { ...run, dates: null }, sunday)).request
  expect([dateFrom, dateTo, priorFrom, priorTo]).toEqual(['2026-02-01', '2026-03-01', '2025-12-28', '2026-01-25'])
  const body = { flavor: 'inbox_activity', type: 'ONCE', generate_at: 'now', profiles: [profile], from_date: '2026-02-01', to_date: '2026-02-10' }
  const { records } = (await callHandler(schedule, 'POST', '/reports/scheduled', { body, session: session() })).json
  expect(records).toMatchObject([{ dates: { dateFrom: '2026-02-01', dateTo: '2026-02-10', priorFrom: '2026-01-18', priorTo: '2026-01-27' } }])
})

test('a schedule keeps what its report is about, and refuses what the form would', async () => {
  const order = (body: Record<string, unknown>) =>
    callHandler(schedule, 'POST', '/reports/scheduled', {
      body: { type: 'WEEKLY', generate_at: new Date(now.getTime() + 86_400_000).toISOString(), recipient_emails: 'a@x.test', ...body },
      session: session(),
    })
  const data = async (body: Record<string, unknown>) => {
    const { json, status } = await order(body)
    if (status !== 201) return json.error
    const id = /"_id":"([^"]+)"/.exec(JSON.stringify(json.records))?.[1] ?? ''
    const [run, owner] = await Promise.all([getOccurrence(account, id), readActor(account, 'user-zebra-owner')])
    if (!run || !owner) throw new Error('no run')
    const { profiles, labels, listener_gid, sentiment_type } = (await authoriseOccurrence(owner, run, now)).request
    return { profiles, labels, listener_gid, sentiment_type, entities: run.entities }
  }
  const entities = ['group-zebra-1']
  expect(await data({ flavor: 'listener_performance', listener_gid: listener })).toEqual({ profiles: [], labels: [], listener_gid: listener, entities })
  expect(await data({ flavor: 'sentiment', sentiment_report_type: 'campaigns', profiles: [profile], post_filters: { labels: ['Winter'] } })).toEqual({
    profiles: [profile],
    labels: ['Winter'],
    sentiment_type: 'campaigns',
    entities,
  })
  expect(await data({ flavor: 'inbox_activity', profiles: [profile] })).toEqual({ profiles: [profile], labels: [], entities })
  const dated = (dates: Record<string, string>) => data({ flavor: 'inbox_activity', profiles: [profile], ...dates })
  expect(await dated({ from_date: '2026-02-10', to_date: '2026-02-01' })).toBe('The start date cannot be after the end date.')
  expect(await dated({ from_date: '2026-02-31', to_date: '2026-03-01' })).toBe('Please select starting date.')
  expect(await dated({ from_date: '2026-02-01', to_date: dayBefore(now, -2) })).toBe('The end date cannot be later than today.')
  expect(await dated({ from_date: '2026-02-01', to_date: '2026-02-10', prior_from: '2026-01-10', prior_to: '2026-01-01' })).toBe(
    'The start date cannot be after the end date.',
  )
  expect(await data({ flavor: 'listener_performance' })).toBe('Listener is required')
  expect(await data({ flavor: 'sentiment' })).toBe('Sentiment report type is required')
  expect(await data({ flavor: 'sentiment', sentiment_report_type: 'campaigns', profiles: [profile] })).toBe('Campaign label is required')
  expect(await data({ flavor: 'sentiment', sentiment_report_type: 'listener' })).toBe('Listener is required')
})
