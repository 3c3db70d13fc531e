import { expect, test } from '@jest/globals'
import { reportManifests } from '../../../shared/reports/index.ts'
import type { ReportManifest } from '../../../shared/reports/language/manifest.ts'
import { readReportSearch } from './address.ts'
import { hasFirstStep, isCompared, searchOfSubject, subjectOf } from './subject.ts'

const subject = (type: string, search: Record<string, unknown>) => subjectOf(type, readReportSearch(search))

test.each([
  ['listener_performance', { listener_id: 'brand' }, { subject: { kind: 'listener', id: 'brand' }, profileIds: [], labels: [] }],
  ['facebook_ads', { ad_account: 'act', profile: 'p1' }, { subject: { kind: 'ad_account', id: 'act' }, profileIds: ['p1'], labels: [] }],
  ['sentiment', { sentiment_type: 'profiles', profile: 'p1,p2' }, { subject: { kind: 'profiles', id: null }, profileIds: ['p1', 'p2'], labels: [] }],
  [
    'sentiment',
    { sentiment_type: 'campaigns', profile: 'p1', labels: 'x\\, y,z', label_match: 'all' },
    { subject: { kind: 'campaigns', id: null }, profileIds: ['p1'], labels: ['x, y', 'z'], labelMatch: 'all' },
  ],
  ['sentiment', { sentiment_type: 'listener', listener: 'brand' }, { subject: { kind: 'listener', id: 'brand' }, profileIds: [], labels: [] }],
  ['competitor', { profile: 'p1,p2' }, { subject: { kind: 'competitors', id: null }, profileIds: ['p1'], labels: [] }],
  ['advocacy', { advocacy_group_id: 'team' }, { subject: { kind: 'advocacy', id: 'team' }, profileIds: [], labels: [] }],
])('%s: an address names what the report is about, and is kept', (type, search, view) => {
  const found = subject(type, search)
  expect(found).toEqual(view)
  expect(found && subject(type, searchOfSubject(type, found))).toEqual(found)
})

test('an address that does not say enough leads to the first step', () => {
  expect(subject('listener_performance', {})).toBeNull()
  expect(subject('facebook_ads', { ad_account: 'act' })).toBeNull()
  expect(subject('competitor', { profile: '' })).toBeNull()
  expect(subject('advocacy', { report_type: 'advocacy' })).toBeNull()
  expect(subject('sentiment', { sentiment_type: 'campaigns', profile: 'p1' })).toBeNull()
  expect(subject('sentiment', { sentiment_type: 'campaigns', labels: 'x' })).toBeNull()
  expect(subject('sentiment', { sentiment_type: 'nonsense', profile: 'p1' })).toBeNull()
})

test('reports over selected profiles have no first step', () => {
  expect(['comprehensive', 'inbox_activity', 'ads_performance'].filter(hasFirstStep)).toEqual([])
})

const heads: readonly ReportManifest[] = reportManifests

test.each(heads.map((head) => [head.id, head] as const))('%s asks on screen for what its declaration asks for', (id, { subject: named, compared = true }) => {
  expect({ step: hasFirstStep(id), compared: isCompared(id) }).toEqual({ step: named !== undefined, compared })
})
