/** What a run is refused for, through the real endpoints. */
import { beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { GenericReport } from '../../../../shared/reports/generic-report.ts'
import { Report } from '../../../../shared/reports/report.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { advocacyOf, dayBefore, listenerOf, type Role } from '../../../../test/builders/tenants.ts'
import { handler as labels } from '../../../edge/endpoints/profiles/list-labels.ts'
import { handler as advocacy } from '../../../edge/endpoints/reports/get-advocacy-report.ts'
import { handler as competitor } from '../../../edge/endpoints/reports/get-competitor-report.ts'
import { handler as benchmark } from '../../../edge/endpoints/reports/get-industry-benchmark-report.ts'
import { handler as listener } from '../../../edge/endpoints/reports/get-listener-report.ts'
import { handler as performance } from '../../../edge/endpoints/reports/get-performance-report.ts'
import { handler as sentiment } from '../../../edge/endpoints/reports/get-sentiment-report.ts'
import { listProfiles, putProfile } from '../../../kernel/accounts/store.ts'
import type { Handler } from '../../../kernel/chain/endpoint.ts'
import { competitorGid, competitorsOf, putCompetitor } from '../../competitors/store.ts'

const now = new Date()
const [account, profile] = ['acct-zebra', 'profile-zebra-1']
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2) }
const groups = 'Due to Meta restrictions, only publishing is available for Facebook groups.'
const analysing = 'Looks like you have recently connected competitor profiles. We are analyzing their information and this report should be available shortly.'
const tenants = startTenants({ now })
beforeAll(async () => {
  const [known] = await listProfiles(account)
  if (!known) throw new Error('no profile')
  await putProfile(account, { ...known, id: 'fans', name: 'Fans', kind: 'group' })
  await putProfile(account, { ...known, id: 'page', name: 'Page', network: 'linkedin' })
  // one without a name goes by its username
  await putProfile(account, { ...known, id: 'clips', name: '', network: 'tiktok' })
  await putProfile(account, { ...known, id: 'alone', name: 'Alone', network: 'instagram' })
})

const endpoints = {
  performance: [performance, '/reports/performance'],
  sentiment: [sentiment, '/reports/sentiment'],
  listener: [listener, '/reports/listener'],
  advocacy: [advocacy, '/reports/advocacy'],
  competitor: [competitor, '/reports/competitor'],
  benchmark: [benchmark, '/reports/industry-benchmark'],
} as const satisfies Record<string, readonly [Handler, string]>
type Name = keyof typeof endpoints

function run(name: Name, query: Record<string, string>, who: Role = 'owner') {
  const [handler, path] = endpoints[name]
  return callHandler(handler, 'GET', path, { query, session: tenants.sessions[who] })
}

const none = 'Please select at least one social profile.'
const noListener = 'This listener does not exist, or you have no access to it.'
const noGroup = 'This advocacy group does not exist, or you have no access to it.'
const noProfile = 'This profile does not exist, or you have no access to it.'
const refused: readonly (readonly [Name, Record<string, string>, number, string])[] = [
  ['performance', { type: 'reviews', profiles: '' }, 400, none],
  ['performance', { type: 'reviews' }, 400, none],
  ['benchmark', {}, 400, none],
  ['performance', { type: 'tasks', profiles: ',' }, 400, none],
  ['performance', { type: 'tasks', profiles: `${profile},fans` }, 400, groups],
  ['performance', { type: 'tasks', profiles: 'profile-otter' }, 404, noProfile],
  ['performance', { type: 'reviews', profiles: 'page' }, 400, 'LinkedIn does not offer reviews'],
  ['performance', { type: 'reviews', profiles: 'page,clips,fans' }, 400, 'LinkedIn and TikTok do not offer reviews'],
  ['performance', { type: 'reviews', profiles: 'fans' }, 400, groups],
  ['sentiment', {}, 400, 'Please select sentiment report type.'],
  ['sentiment', { sentiment_type: '' }, 400, 'Please select sentiment report type.'],
  ['sentiment', { sentiment_type: 'profiles' }, 400, none],
  ['sentiment', { sentiment_type: 'profiles', profiles: 'fans' }, 400, groups],
  ['sentiment', { sentiment_type: 'campaigns', profiles: profile }, 400, 'Please select at least one label.'],
  ['sentiment', { sentiment_type: 'campaigns', labels: ' , ' }, 400, 'Please select at least one label.'],
  ['sentiment', { sentiment_type: 'listener' }, 400, 'Please select at least one listener.'],
  ['sentiment', { sentiment_type: 'listener', listener_gid: listenerOf('profile-otter') }, 404, noListener],
  ['listener', {}, 400, 'Please select a listener.'],
  ['listener', { listener_gid: '' }, 400, 'Please select a listener.'],
  ['listener', { listener_gid: listenerOf('profile-otter') }, 404, noListener],
  ['advocacy', {}, 400, 'Please select an advocacy group.'],
  ['advocacy', { advocacy_gid: advocacyOf('profile-otter') }, 404, noGroup],
  ['competitor', {}, 400, 'Please select at least one social profile!'],
  ['competitor', { profile_gid: '' }, 400, 'Please select at least one social profile!'],
  ['competitor', { profile_gid: 'page' }, 400, 'Facebook and Instagram networks support competitor analysis'],
  ['competitor', { profile_gid: 'alone' }, 400, 'Please add at least one competitor to this profile!'],
  ['competitor', { profile_gid: 'profile-otter' }, 404, noProfile],
  ['benchmark', { profiles: '' }, 400, none],
  ['benchmark', { profiles: 'fans' }, 400, groups],
]

test.each(refused)('%s %j: %i', async (name, query, status, sentence) => {
  const { json, status: given } = await run(name, { ...query, ...range })
  expect([given, json.error]).toEqual([status, sentence])
})

const whole: Record<Name, Record<string, string>> = {
  performance: { type: 'reviews', profiles: profile },
  sentiment: { sentiment_type: 'profiles', profiles: profile },
  listener: { listener_gid: listenerOf(profile) },
  advocacy: { advocacy_gid: advocacyOf(profile) },
  competitor: { profile_gid: profile },
  benchmark: { profiles: profile },
}
const names = Object.keys(endpoints).filter((name): name is Name => name in endpoints)

test.each(names)('%s: dates that are missing, reversed or to come', async (name) => {
  const said = async (dates: Record<string, string>) => (await run(name, { ...whole[name], ...dates })).json.error
  const [early, late, next] = [dayBefore(now, 8), dayBefore(now, 2), dayBefore(now, -2)]
  expect(await said({ dateTo: late })).toBe('Please select starting date.')
  expect(await said({ dateFrom: '2026-02-30', dateTo: late })).toBe('Please select starting date.')
  expect(await said({ dateFrom: early })).toBe('Please select ending date.')
  expect(await said({ dateFrom: early, dateTo: next })).toBe('The end date cannot be later than today.')
  expect(await said({ dateFrom: late, dateTo: early })).toBe('The start date cannot be after the end date.')
  // advocacy is not compared, whatever is asked for
  const compared = { dateFrom: early, dateTo: late }
  const of = (sentence: string) => (name === 'advocacy' ? undefined : sentence)
  expect(await said({ ...compared, priorFrom: late, priorTo: early })).toBe(of('The start date cannot be after the end date.'))
  expect(await said({ ...compared, priorFrom: early, priorTo: next })).toBe(of('The end date cannot be later than today.'))
  expect((await run(name, { ...whole[name], ...compared })).status).toBe(200)
})

test('a locked report says which feature it is', async () => {
  const said = async (name: Name, query: Record<string, string>) => {
    const { json, status } = await run(name, { ...query, ...range }, 'small')
    return [status, json.error]
  }
  expect(await said('competitor', { profile_gid: 'profile-small' })).toEqual([403, 'Competitor analysis is not available with your current subscription.'])
  expect(await said('listener', { listener_gid: 'any' })).toEqual([403, 'Listener performance is not available with your current subscription.'])
  expect(await said('sentiment', {})).toEqual([403, 'Sentiment analysis is part of the Scale plan.'])
  expect(await said('benchmark', { profiles: 'profile-small' })).toEqual([403, 'Industry benchmark is part of the Scale plan.'])
})

test('reviews: what is blocked is left out while something is not; when nothing is left a page says more', async () => {
  const { json } = await run('performance', { type: 'reviews', profiles: `fans,${profile},page`, ...range })
  expect(v.parse(Report, json).request.profiles).toEqual([profile])
  expect((await run('performance', { type: 'reviews', profiles: 'fans', ...range })).json.learn_more).toBe('/help/reviews')
})

test('the answer tells what it is about: competitor, listener, advocacy group, profiles of a sentiment report by network', async () => {
  const about = async (name: Name, query = whole[name]) => v.parse(GenericReport, (await run(name, { ...query, ...range })).json)
  expect((await about('competitor')).subject).toBe(`Profile ${profile} (Facebook)`)
  expect((await about('listener')).subject).toBe(`Listener ${profile}`)
  expect((await about('advocacy')).subject).toBe(`Advocacy ${profile}`)
  const { sentiment_type, groupedProfiles } = await about('sentiment', { sentiment_type: 'profiles', profiles: `clips,${profile},alone` })
  expect([sentiment_type, groupedProfiles?.map(({ display, code, profiles }) => [display, code, profiles.map(({ name }) => name)])]).toEqual([
    'profiles',
    [
      ['Facebook', 'facebook', [`Profile ${profile}`]],
      ['Instagram', 'instagram', ['Alone']],
      ['TikTok', 'tiktok', [profile]],
    ],
  ])
  expect((await about('advocacy')).dates).toEqual({ ...range, priorFrom: null, priorTo: null })
})

test('campaigns go by the labels of messages, posts by their own', async () => {
  const of = async (query: Record<string, string>) => (await callHandler(labels, 'GET', '/labels', { query, session: tenants.sessions.restricted })).json.labels
  expect(await of({ of: 'messages' })).toEqual([`label-${profile}`])
  expect(await of({ of: 'messages', entity_gids: 'group-zebra-2' })).toEqual([])
  expect(await of({})).toEqual([`label-${profile}`])
})

test('while no competitor has been read the report waits; while some have not, its author is told', async () => {
  const [found] = await competitorsOf(account, [profile])
  const [known] = found ?? []
  if (!known) throw new Error('no competitor')
  const add = (network_id: string, processed: boolean) =>
    putCompetitor(account, { ...known, competitor_gid: competitorGid('waiting', network_id), profile_gid: 'waiting', network_id, processed }, now)
  const [first] = await listProfiles(account)
  if (first) await putProfile(account, { ...first, id: 'waiting', network: 'facebook' })
  await add('page-second', false)
  const answer = () => run('competitor', { profile_gid: 'waiting', ...range })
  expect([(await answer()).status, (await answer()).json.error]).toEqual([409, analysing])
  await add('page-rival', true)
  // the author alone reads it
  const { notes, authorNotes } = (await answer()).json
  expect([notes, authorNotes]).toEqual([expect.not.arrayContaining([analysing]), { sections: 0, notes: [analysing] }])
})
