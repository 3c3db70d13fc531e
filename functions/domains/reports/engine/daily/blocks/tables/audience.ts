import type { SpecOf, Unnamed } from '../../../../../../../shared/blocks/index.ts'
import type { TableData } from '../../../../../../../shared/blocks/table/data.ts'
import { share } from '../../../../../../../shared/metrics/index.ts'
import type { ShownId } from '../../../../../../../shared/metrics/shown.ts'
import { metricColumn, numberCell, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { citiesOf, countriesOf, otherPart } from '../../audience.ts'
import type { SectionContext } from '../../context.ts'

const figures = { countries: ['audience_countries', 'audience_country_share'], cities: ['audience_cities', 'audience_city_share'] } as const satisfies Record<
  string,
  readonly ShownId[]
>

type Spec = Extract<SpecOf<'table'>, { of: 'countries' | 'cities' }>

/** Followers by country or city, those of no part listed as a row of their own; the last row counts all of them. */
export function audienceTable(context: SectionContext, { key, title, of, limit }: Spec): Unnamed<TableData> {
  const { rows, total } = of === 'countries' ? countriesOf(context.profiles) : citiesOf(context.profiles)
  const listed = rows.slice(0, limit)
  const others = total - listed.reduce((sum, { followers }) => sum + followers, 0)
  const rest = others > 0 && listed.length > 0 ? [{ label: otherPart, followers: others, share: share(others, total) ?? 0 }] : []
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('name', of === 'countries' ? 'Country' : 'City', { sticky: true }),
      metricColumn('followers', 'Followers', { passport: figures[of][0], sort_order: 'desc' }),
      metricColumn('followers', 'Share', { key: 'share', passport: figures[of][1], unit: 'percent', polarity: 'neutral' }),
    ],
    values: [...listed, ...rest].map(({ label, followers, share: part }) => ({
      name: textCell(label),
      followers: numberCell('followers', followers),
      share: { type: 'number', value: part, unit: 'percent' },
    })),
    footer: { name: textCell('Total'), followers: numberCell('followers', total), share: { type: 'number', value: 100, unit: 'percent' } },
    rowsTotal: rows.length + rest.length,
  })
}
