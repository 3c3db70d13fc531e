import type { SpecOf, Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { TableData } from '../../../../../../shared/blocks/table/data.ts'
import type { ShownId } from '../../../../../../shared/metrics/shown.ts'
import { metricColumn, numberCell, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { citiesOf, countriesOf } from '../../audience.ts'
import type { SectionContext } from '../../context.ts'

const figures = { countries: ['audience_countries', 'audience_country_share'], cities: ['audience_cities', 'audience_city_share'] } as const satisfies Record<
  string,
  readonly ShownId[]
>

type Spec = Extract<SpecOf<'table'>, { of: 'countries' | 'cities' }>

/** Followers by country or city; the last row counts all of them and not only those listed. */
export function audienceTable(context: SectionContext, { key, title, of, limit }: Spec): Unnamed<TableData> {
  const { rows, total } = of === 'countries' ? countriesOf(context.profiles) : citiesOf(context.profiles)
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('name', of === 'countries' ? 'Country' : 'City', { sticky: true }),
      metricColumn('followers', 'Followers', { passport: figures[of][0], sort_order: 'desc' }),
      metricColumn('followers', 'Share', { key: 'share', passport: figures[of][1], unit: 'percent', polarity: 'neutral' }),
    ],
    values: rows.slice(0, limit).map(({ label, followers, share }) => ({
      name: textCell(label),
      followers: numberCell('followers', followers),
      share: { type: 'number', value: share, unit: 'percent' },
    })),
    footer: { name: textCell('Total'), followers: numberCell('followers', total), share: { type: 'number', value: 100, unit: 'percent' } },
    rowsTotal: rows.length,
  })
}
