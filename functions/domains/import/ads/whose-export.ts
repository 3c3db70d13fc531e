/** Which network exported a report over ads, by columns that no other one has. */
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { Table } from '../csv/table.ts'
import { plain, spokenMeasures, suitesSpends } from './languages.ts'
import { isStartColumn } from './linkedin-days.ts'

/** `sure`: a column by which alone a report is known */
type Suite = { readonly name: string; readonly networks: readonly NetworkCode[]; readonly columns: RegExp; readonly sure?: (name: string) => boolean }

const spends = spokenMeasures.spend.filter((name) => !suitesSpends.some((one) => one === name))
/** "Amount spent (GBP)": only Meta writes the currency behind what was spent. */
const hasCurrency = (name: string) => / \([a-z]{3}\)$/.test(name) && spends.some((spend) => name.startsWith(`${spend} (`))

const suites: readonly Suite[] = [
  {
    name: 'Google Ads',
    networks: ['google', 'youtube'],
    sure: (name) => name === 'anzeigengruppenstatus',
    columns:
      /^(?:impr\.|currency code|campaign status|campaign type|campaign state|ad group status|ad status|ad group type|avg\. (?:cpc|cpm|cpv|cost)|cost \/ (?:all )?conv\.|conv\. (?:rate|value.*)|all conv\..*|view-through conv\.|interactions?|interaction rate|search impr\. share|optimi[sz]ation score|bid strategy type|customer id|wahrungscode|conv\.-rate)$/,
  },
  {
    name: 'Meta Ads Manager',
    networks: ['facebook', 'instagram'],
    sure: hasCurrency,
    columns:
      /^(?:amount spent(?: \([a-z]{3}\))?|ad set (?:name|budget|id|delivery|bid type)|campaign delivery|ad delivery|attribution setting|result indicator|cost per results?(?: \([a-z]{3}\))?|clicks \(all\)|ctr \(all\)|cp[cm] \(.*\).*|thruplays|reporting (?:starts|ends))$/,
  },
  {
    name: 'LinkedIn Campaign Manager',
    networks: ['linkedin'],
    sure: isStartColumn,
    columns:
      /^(?:start date \(in utc\)|campaign group (?:name|id)|total spent|gesamtausgaben|total social actions|total engagements|average cp[cm]|leads|company name)$/,
  },
  {
    name: 'TikTok Ads Manager',
    networks: ['tiktok'],
    sure: (name) => / \((?:destination|destino)\)$/.test(name),
    columns:
      /^(?:ad group (?:name|id)|clicks \(destination\)|c(?:tr|pc) \(destination\)|primary status|2-second video views|6-second video views|video views at \d+%|paid (?:likes|followers|shares|comments)|seguidores de pago)$/,
  },
]

/** How many columns of a suite identify its report; one that no other suite has counts as two. */
const least = 2
const weightOf = ({ columns, sure }: Suite, name: string) => (sure?.(name) ? least : columns.test(name) ? 1 : 0)

/** The suite that exported a table; null where none can be told. */
export function exportedBy({ header }: Pick<Table, 'header'>): Suite | null {
  const counted = suites.map((suite) => ({ suite, found: header.reduce((sum, name) => sum + weightOf(suite, plain(name)), 0) }))
  const [first, second] = counted.sort((a, b) => b.found - a.found)
  return first && first.found >= least && first.found > (second?.found ?? 0) ? first.suite : null
}
