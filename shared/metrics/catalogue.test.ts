import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { property } from '../../test/builders/sizes.ts'
import { entriesOf } from '../entries.ts'
import { networkCodes } from '../networks.ts'
import { isMetricId, type MetricId, measuresOf, metricIds, metrics } from './catalogue.ts'
import { engagementGroups, engagementsOf, partsInGroup, partsOf, publicEngagementsOf } from './engagement-parts.ts'
import { type MeasureId, measureIds } from './measures.ts'
import { absenceOf, fieldOf, networksOf, offers } from './offers.ts'

const reader = (values: Partial<Record<MeasureId, number>>) => (measure: MeasureId) => values[measure]

describe('the catalogue', () => {
  test('every metric says what it is, in sentences', () => {
    for (const id of metricIds) {
      const { title, label, formula, definition } = metrics[id]
      expect([title, label].every((text) => text.length > 2)).toBe(true)
      expect([formula, definition].every((text) => text.endsWith('.'))).toBe(true)
    }
    expect(new Set(metricIds.map((id) => metrics[id].title)).size).toBe(metricIds.length)
    expect(isMetricId('followers') && !isMetricId('toString')).toBe(true)
  })

  test('the formula of a ratio names what it divides by what', () => {
    const named = (id: MetricId) => [metrics[id].title, metrics[id].label, id].map((text) => text.toLowerCase())
    for (const id of metricIds) {
      const metric = metrics[id]
      if (metric.class !== 'RATIO') continue
      const [above = '', below = ''] = metric.formula.toLowerCase().split(' ÷ ')
      const divisor = metric.den === 'days' ? ['days'] : metric.den === 'baseline' ? ['followers on the day before'] : named(metric.den)
      expect([id, named(metric.num).some((name) => above.startsWith(name)), divisor.some((name) => below.startsWith(name))]).toEqual([id, true, true])
    }
  })

  test('every metric has networks, and each of them a field', () => {
    for (const id of metricIds) {
      expect(networksOf(id).length).toBeGreaterThan(0)
      for (const network of networkCodes) {
        expect(fieldOf(id, network) === null).toBe(!offers(network, id))
        expect(absenceOf(id, network) === null).toBe(offers(network, id))
      }
    }
  })

  // docs/metrics.md#networks; YouTube's own impressions are of thumbnails
  test.each([
    ['followers', 'facebook instagram linkedin twitter tiktok youtube pinterest'],
    ['impressions', 'facebook instagram linkedin twitter tiktok google pinterest'],
    ['reach', 'facebook instagram linkedin tiktok youtube pinterest'],
    ['engagements', 'facebook instagram linkedin twitter tiktok youtube google pinterest'],
    ['link_clicks', 'facebook instagram linkedin twitter google pinterest'],
    ['video_views', 'facebook instagram linkedin twitter tiktok youtube pinterest'],
    ['saves', 'instagram twitter tiktok pinterest'],
    ['er_impressions', 'facebook instagram linkedin twitter tiktok google pinterest'],
  ] as const)('%s is offered by %s', (id, expected) => {
    const glance = ['facebook', 'instagram', 'linkedin', 'twitter', 'tiktok', 'youtube', 'google', 'pinterest']
    expect(networksOf(id).filter((network) => glance.includes(network))).toEqual(expected.split(' '))
  })

  test('TikTok impressions are its video views', () => {
    const { impressions } = metrics
    expect(impressions.class === 'FLOW' && [measuresOf(impressions, 'tiktok'), measuresOf(impressions, 'facebook')]).toEqual([['video_views'], ['impressions']])
  })
})

describe('engagements', () => {
  test("the network's own total wins over its parts", () => {
    expect(engagementsOf('twitter', reader({ engagements: 286, reactions: 84, comments: 12, shares: 16 }))).toBe(286)
    expect(engagementsOf('twitter', reader({ engagements: 0, reactions: 84 }))).toBe(0)
  })

  test('without it the parts of the network are added, and nothing else', () => {
    const values = { reactions: 10, comments: 4, shares: 3, saves: 2, clicks: 50, video_views: 9000, dislikes: 7 }
    expect(engagementsOf('facebook', reader(values))).toBe(67)
    expect(engagementsOf('instagram', reader(values))).toBe(19)
    expect(engagementsOf('youtube', reader(values))).toBe(17)
    expect(publicEngagementsOf('facebook', reader(values))).toBe(17)
  })

  test('a LinkedIn day of the real export: 104', () => {
    expect(engagementsOf('linkedin', reader({ clicks: 59, reactions: 42, comments: 2, shares: 1 }))).toBe(104)
  })

  test('is unknown, not 0, when no part is known', () => {
    expect(engagementsOf('facebook', () => Number.NaN)).toBeNull()
    expect(engagementsOf('facebook', reader({ video_views: 5 }))).toBeNull()
  })

  test('every part stands in exactly one group of the chart', () => {
    for (const network of networkCodes) {
      const grouped = entriesOf(engagementGroups).flatMap(([group]) => partsInGroup(network, group))
      expect([...grouped].sort()).toEqual([...partsOf(network)].sort())
    }
  })

  test('the order in which measures were stored changes nothing', () => {
    let added = 0
    fc.assert(
      fc.property(fc.constantFrom(...networkCodes), fc.dictionary(fc.constantFrom(...measureIds), fc.nat(1e6)), (network, values) => {
        const { engagements, ...parts } = values
        const known = partsOf(network).filter((part) => parts[part] !== undefined)
        const sum = known.reduce((all, part) => all + (parts[part] ?? 0), 0)
        expect(engagementsOf(network, reader(parts))).toBe(known.length ? sum : null)
        added += known.length > 1 ? 1 : 0
      }),
      property(500, 500),
    )
    expect(added).toBeGreaterThan(10)
  })
})
