/** The lists of the publishing product, compared with what Almanac asks for, counts and reports. */
import { expect, test } from '@jest/globals'
import type { Endpoint } from './api/endpoint.ts'
import { endpoints } from './api/index.ts'
import { notices } from './notifications/index.ts'
import { topics } from './notifications/notice-looks.ts'
import { accessInWords } from './permission-sections.ts'
import { permissionSections } from './permissions.ts'
import { planIds, planRows } from './plan-catalogue.ts'
import { comparison } from './plan-comparison.ts'
import { planLimits } from './plan-limits.ts'
import { featureIds } from './plans.ts'
import { publishingFeatures, publishingLimits, publishingSections, publishingTitle, publishingTopics } from './publishing-product.ts'
import { reportManifests } from './reports/index.ts'

const contracts: readonly Endpoint[] = endpoints

test('sections of the publishing product are those that no endpoint asks for', () => {
  const asked = new Set(contracts.flatMap(({ access }) => access.permission?.[0] ?? []))
  expect(publishingSections).toEqual(permissionSections.filter((section) => !asked.has(section)))
})

test('topics of the publishing product are those of which Almanac itself reports no event', () => {
  const own = new Set(notices.flatMap(({ notice }) => (notice.from === 'almanac' ? notice.topic : [])))
  expect(publishingTopics).toEqual(topics.filter((topic) => !own.has(topic)))
  expect(notices.filter(({ notice }) => own.has(notice.topic) && notice.from === 'api')).toEqual([])
})

test('no report and no endpoint needs a feature of the publishing product', () => {
  const needed = new Set([...contracts.map(({ access }) => access.feature), ...reportManifests.map(({ feature }) => feature)])
  expect(publishingFeatures.filter((feature) => needed.has(feature) || !featureIds.includes(feature))).toEqual([])
})

test('cards of plans show nothing of the publishing product; the comparison has it in the last group', () => {
  const last = comparison.at(-1)
  expect(last?.title).toBe(publishingTitle)
  expect(last?.rows.map(({ label }) => label)).toEqual([
    ...['DM contacts', 'Ideas', 'Shared calendars', 'Link shortener', 'Multi-stage approvals', 'Integrations', 'Country targeting'],
    'Ad comments, active ads a profile',
  ])
  expect(publishingLimits.filter((id) => planLimits[id].onCard)).toEqual([])
  const words = new RegExp(['approval', 'shortener', 'integration', 'targeting', 'ad comments', 'calendar', 'ideas'].join('|'), 'i')
  expect(planIds.flatMap((id) => planRows[id].benefits).filter(({ name }) => words.test(name))).toEqual([])
})

test('an invitation names the permissions in Almanac, and says where there are only others', () => {
  const wordsOf = (permissions: Parameters<typeof accessInWords>[0]['permissions']) => accessInWords({ role: 'RESTRICTED', permissions })
  expect(wordsOf({ reports: 'manage', profiles: 'view', pages: 'manage', tasks: 'manage' })).toBe('Manage reports, view profiles')
  expect(wordsOf({ pages: 'manage' })).toBe('Publishing product only')
  expect(wordsOf({})).toBe('No access')
})
