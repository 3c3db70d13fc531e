import { expect, test } from '@jest/globals'
import { reportManifests } from '../../../shared/reports/index.ts'
import type { ReportManifest } from '../../../shared/reports/language/manifest.ts'
import { readReportSearch } from './address.ts'
import { hasFirstStep, isCompared, subjectOf } from './subject.ts'

const subject = (type: string, search: Record<string, unknown>) => subjectOf(type, readReportSearch(search))

test.each([
  ['listener_performance', { listener_id: 'brand' }, { named: { listener_gid: 'brand' }, profileIds: [], labels: [] }],
  ['facebook_ads', { ad_account: 'act', profile: 'p1' }, { named: { ad_account_id: 'act' }, profileIds: ['p1'], labels: [] }],
  ['sentiment', { sentiment_type: 'profiles', profile: 'p1,p2' }, { named: { sentiment_type: 'profiles' }, profileIds: ['p1', 'p2'], labels: [] }],
  [
    'sentiment',
    { sentiment_type: 'campaigns', labels: 'x,y', label_match: 'all' },
    { named: { sentiment_type: 'campaigns' }, profileIds: [], labels: ['x', 'y'], labelMatch: 'all' },
  ],
  [
    'sentiment',
    { sentiment_type: 'listener', listener: 'brand' },
    { named: { sentiment_type: 'listener', listener_gid: 'brand' }, profileIds: [], labels: [] },
  ],
  ['competitor', { profile: 'p1,p2' }, { named: {}, profileIds: ['p1'], labels: [] }],
  ['advocacy', { advocacy_group_id: 'team' }, { named: { advocacy_gid: 'team' }, profileIds: [], labels: [] }],
])('%s: an address names what the report is about, and is kept', (type, search, view) => {
  const found = subject(type, search)
  expect(found?.view).toEqual(view)
  expect(found && subject(type, found.search)).toEqual(found)
})

test('an address that does not say enough leads to the first step', () => {
  expect(subject('listener_performance', {})).toBeNull()
  expect(subject('facebook_ads', { ad_account: 'act' })).toBeNull()
  expect(subject('competitor', { profile: '' })).toBeNull()
  expect(subject('advocacy', { report_type: 'advocacy' })).toBeNull()
  expect(subject('sentiment', { sentiment_type: 'campaigns', profile: 'p1' })).toBeNull()
  expect(subject('sentiment', { sentiment_type: 'nonsense', profile: 'p1' })).toBeNull()
})

test('reports over selected profiles have no first step', () => {
  expect(['comprehensive', 'inbox_activity', 'ads_performance'].filter(hasFirstStep)).toEqual([])
})

const heads: readonly ReportManifest[] = reportManifests

test.each(heads.map((head) => [head.id, head] as const))('%s asks on screen for what its declaration asks for', (id, { subject: named, compared = true }) => {
  expect({ step: hasFirstStep(id), compared: isCompared(id) }).toEqual({ step: named !== undefined, compared })
})
