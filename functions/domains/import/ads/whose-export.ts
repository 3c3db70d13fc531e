/** Which network exported a report over ads, by columns that no other one has. */
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { Table } from '../csv/table.ts'
import { plain } from './languages.ts'

type Suite = { readonly name: string; readonly networks: readonly NetworkCode[]; readonly columns: RegExp }

const suites: readonly Suite[] = [
  {
    name: 'Google Ads',
    networks: ['google', 'youtube'],
    columns:
      /^(?:impr\.|currency code|campaign status|campaign type|campaign state|ad group status|ad status|ad group type|avg\. (?:cpc|cpm|cpv|cost)|cost \/ (?:all )?conv\.|conv\. (?:rate|value.*)|all conv\..*|view-through conv\.|interactions?|interaction rate|search impr\. share|optimi[sz]ation score|bid strategy type|customer id|wahrungscode)$/,
  },
  {
    name: 'Meta Ads Manager',
    networks: ['facebook', 'instagram'],
    columns:
      /^(?:amount spent(?: \([a-z]{3}\))?|ad set (?:name|budget|id|delivery|bid type)|campaign delivery|ad delivery|attribution setting|result indicator|cost per results?(?: \([a-z]{3}\))?|clicks \(all\)|ctr \(all\)|cp[cm] \(.*\).*|thruplays|reporting (?:starts|ends))$/,
  },
  {
    name: 'LinkedIn Campaign Manager',
    networks: ['linkedin'],
    columns: /^(?:start date \(in utc\)|campaign group (?:name|id)|total spent|total social actions|total engagements|average cp[cm]|leads|company name)$/,
  },
  {
    name: 'TikTok Ads Manager',
    networks: ['tiktok'],
    columns:
      /^(?:ad group (?:name|id)|clicks \(destination\)|c(?:tr|pc) \(destination\)|primary status|2-second video views|6-second video views|video views at \d+%|paid (?:likes|followers|shares|comments))$/,
  },
]

/** A report of one suite has several of its columns; of two suites nobody can tell. */
const least = 2

/** The suite that exported a table; null where none can be told. */
export function exportedBy({ header }: Pick<Table, 'header'>): Suite | null {
  const counted = suites.map((suite) => ({ suite, found: header.filter((name) => suite.columns.test(plain(name))).length }))
  const [first, second] = counted.sort((a, b) => b.found - a.found)
  return first && first.found >= least && first.found > (second?.found ?? 0) ? first.suite : null
}
