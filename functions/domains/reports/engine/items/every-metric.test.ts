/** Each metric of each report over items: what leaves items out says so on its figures, and what is divided shows both its terms. */
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays } from '../../../../../shared/dates/index.ts'
import { isOverItems } from '../../../../../shared/reports/load.ts'
import { reportTabs } from '../../../../../shared/reports/report.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../test/builders/items.ts'
import { reports } from '../../../../../test/builders/reports.ts'
import { property } from '../../../../../test/builders/sizes.ts'
import { type Place, someItems } from '../../../../../test/builders/some-items.ts'

const overItems = reports.filter(isOverItems)
const averaged = ['RATIO', 'MEAN', 'SHARE']

/** Parts of a whole, what divides by days or members, exact numbers of people, and places among peers, who are those that have the figure. */
const silent: Readonly<Record<string, readonly string[]>> = {
  reviews: ['share_of_reviews'],
  tasks: ['completion_rate'],
  ads_performance: ['cost_per_1000_reached', 'frequency'],
  facebook_ads: ['cost_per_1000_reached', 'frequency'],
  listener_performance: ['share_of_voice'],
  competitor: ['rank'],
  industry_benchmark: [
    ...['er_rank', 'er_vs', 'growth_rank', 'growth_vs', 'per_day_own', 'per_day_rank', 'per_day_vs', 'per_post_rank', 'per_post_vs'],
    ...['times', 'type_difference', 'type_own', 'type_peers'],
  ],
  advocacy: ['adoption_rate', 'shares_per_active'],
}

test.each(overItems.map((definition) => [definition.id, definition] as const))(
  '%s: a rate or an average says what it leaves out, or is known to leave nothing out',
  (id, definition) => {
    const without = definition.open(({ metrics }) =>
      Object.entries(metrics).flatMap(([key, metric]) => (averaged.includes(metric.class) && !metric.basis ? [key] : [])),
    )
    expect([id, without.sort()]).toEqual([id, [...(silent[id] ?? [])].sort()])
  },
)

const from = '2026-03-01'
const places: readonly Place[] = [
  { id: 'g1', entity_gid: 'g', network: 'google' },
  { id: 'f1', entity_gid: 'g', network: 'facebook' },
]
const profiles = places.map(({ id, network }) => aProfile(id, network, { available_from: '2020-01-01' }))
const world = fc.record({ zone: fc.constantFrom('UTC', 'America/New_York'), items: someItems(places, addDays(from, -30), 60) })

test.each(overItems.filter(({ id }) => id !== 'industry_benchmark').map((definition) => [definition.id, definition] as const))(
  '%s: what is divided is its two terms, and of how many it is stands on the tile and in the passport alike',
  async (_, definition) => {
    const faults: string[] = []
    await fc.assert(
      fc.asyncProperty(world, async ({ zone, items }) => {
        const report = await itemReportOf({
          definition,
          profiles,
          items,
          zone,
          range: [from, addDays(from, 27)],
          prior: [addDays(from, -28), addDays(from, -1)],
        })
        for (const tab of reportTabs(report)) {
          for (const { key, value, basis } of tab.summary) {
            const passport = tab.passports[key]
            if (!passport || value === null) continue
            const [above, below] = passport.terms?.parts ?? []
            const scale = /× 1,000/.test(passport.formula) ? 1000 : passport.figure?.unit === 'percent' ? 100 : 1
            const isQuotient = ['RATIO', 'MEAN'].includes(passport.class) && above?.value != null && below?.value != null
            if (isQuotient && Math.abs((above.value ?? 0) / (below.value ?? 1) - value / scale) > 1e-9)
              faults.push(`${tab.code} ${key}: ${above.value} / ${below.value} is not ${value}`)
            const { coverage } = passport
            const isPart = coverage?.single === true && coverage.have < coverage.expected
            if (isPart !== (basis?.startsWith('Based on ') ?? false) && coverage?.single)
              faults.push(`${tab.code} ${key}: ${basis ?? 'nothing'} beside ${coverage.have} of ${coverage.expected}`)
          }
        }
        expect(faults).toEqual([])
      }),
      property(4, 15),
    )
  },
)
