/** Column names of the networks' ad exports; those of the documented CSV are in columns.ts. */
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import { type AdColumn, adColumnKeys } from '../../networks/exports.ts'
import { adSuites } from '../../networks/index.ts'
import { plainName } from '../../readers/csv/plain-name.ts'

export const adMeasures = [
  'spend',
  'impressions',
  'clicksAll',
  'linkClicks',
  'results',
  'conversions',
  'conversionValue',
  'thruplays',
] as const satisfies readonly Measure[]

type Spoken = AdColumn | Measure
const wordsOf = (key: Spoken) => [...new Set(adSuites.flatMap(({ words }) => words[key] ?? []))]

/** By what they hold, in small letters and without accents. Of what was spent the currency may stand behind it: "amount spent (usd)". */
export const spoken: ReadonlyMap<Spoken, readonly string[]> = new Map([...adColumnKeys, ...adMeasures].map((key) => [key, wordsOf(key)]))

/** What a total calls itself: "Total", "Results from 23 ads", "Ergebnisse von 5 Kampagnen", "All". */
export function isTotalName(text: string): boolean {
  const name = plainName(text)
  return (
    /^(?:grand )?totals?(?::.*| results?| of \d+ results?)?$/.test(name) ||
    /^(?:all|alle|tous|toutes|todos|todas|tutti|tutte|wszystkie|total general|summe|gesamt|gesamtergebnis|totale|totaal|razem|suma)$/.test(name) ||
    /^(?:results? from|ergebnisse (?:von|aus)|resultats de|resultados de|risultati (?:da|di)|resultaten (?:van|uit)|wyniki z) \d/.test(name)
  )
}
