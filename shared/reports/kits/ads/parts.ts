/** The class rules over parts of ads, such as ages or devices. */
import { figureMessages } from '../../../figure-messages.ts'
import { memoized } from '../../../memoize.ts'
import { sumKnownOf } from '../../../metrics/flow.ts'
import { type RatioTerms, ratio } from '../../../metrics/ratio.ts'
import { moneyIn } from '../../../metrics/units.ts'
import { groupedBy } from '../../language/items/grouped-by.ts'
import { sidesOf } from '../../language/items/rules.ts'
import type { Occurrences } from './account-days.ts'
import type { PartEntry } from './entries.ts'
import type { Rule } from './values.ts'

/** FLOW and RATIO over the parts of an account's days. */
export function partTotal(measure: keyof Omit<PartEntry['part'], 'key'>): Rule {
  return { class: 'FLOW', value: (items) => sumKnownOf(parts(items), ({ part }) => part[measure]) }
}

/** Sum over sum times `scale`, over parts of the ads such as ages or devices, of days that have both; null where nothing was divided by. */
export function partPer(num: keyof Omit<PartEntry['part'], 'key'>, den: keyof Omit<PartEntry['part'], 'key'>, scale = 1): Rule {
  const sides = (items: Occurrences): RatioTerms[] =>
    [...groupedBy(parts(items), ({ account, date }) => `${date} ${account.id}`).values()].map((own) => ({
      num: sumKnownOf(own, ({ part }) => part[num]),
      den: sumKnownOf(own, ({ part }) => part[den]),
    }))
  return {
    class: 'RATIO',
    value: (items) => ratio(sides(items), scale),
    basis: (items) => {
      const told = sides(items).filter((side) => side.num || side.den)
      return [{ what: figureMessages.report.bothFigures, some: told.filter((side) => side.num !== null && side.den !== null).length, all: told.length }]
    },
    terms: (items) =>
      sidesOf(sides(items)).map((side, at) =>
        (at === 0 ? num : den) === 'spend' ? { ...side, unit: moneyIn(parts(items)[0]?.account.currency ?? null) } : side,
      ),
  }
}

const parts = memoized((items: Occurrences) => items.flatMap(({ item }): PartEntry[] => (item.kind === 'part' ? [item] : [])))
