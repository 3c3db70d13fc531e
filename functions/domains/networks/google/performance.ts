/** Google Business Profile's performance: its figures by day, and what to do with those of a whole period. */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { column, columnNamed, type ExportColumn, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { dailyExport } from '../../readers/csv/native.ts'
import { accountBy } from '../../readers/csv/own-account.ts'
import type { Table } from '../../readers/csv/table.ts'

const views = ['views_search_mobile', 'views_search_desktop', 'views_maps_mobile', 'views_maps_desktop'] as const satisfies readonly MeasureId[]
const clicks = ['link_clicks', 'call_clicks', 'direction_clicks', 'booking_clicks', 'menu_clicks'] as const satisfies readonly MeasureId[]

const columns: readonly ExportColumn[] = [
  needed('Date', [], { also: ['Day'] }),
  needed('Google Search - Mobile', ['views_search_mobile']),
  needed('Google Search - Desktop', ['views_search_desktop']),
  column('Google Maps - Mobile', ['views_maps_mobile']),
  column('Google Maps - Desktop', ['views_maps_desktop']),
  column('Website clicks', ['link_clicks']),
  column('Calls', ['call_clicks']),
  column('Directions', ['direction_clicks']),
  column('Bookings', ['booking_clicks']),
  column('Food menu clicks', ['menu_clicks']),
  column('Store code'),
  column('Business name'),
  ...unused('Address', 'Labels', 'Messages', 'Food orders', 'Hotel bookings'),
]

/** One row a day and location. Google's own download has one row for the whole period, so its day is added by hand or by a tool. */
export const googlePerformance: Format = dailyExport({
  id: 'google-performance',
  name: 'Google Business Profile performance',
  networks: ['google'],
  columns,
  accountOf: accountBy((cell) => {
    const [code, name] = [cell('Store code'), cell('Business name')]
    return code || name ? { name: code || name, shown: name || code, username: null } : null
  }),
  derive: (values) => {
    const given = (ids: readonly MeasureId[]) => ids.map((id) => values[id]).filter((value) => typeof value === 'number')
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    const [shown, clicked] = [given(views), given(clicks)]
    return {
      ...values,
      ...(shown.length === views.length ? { impressions: sum(shown) } : {}),
      ...(clicked.length === 0 ? {} : { clicks: sum(clicked), engagements: sum(clicked) }),
    }
  },
})

/** Advice for a Google Business Profile report without dates; null for any other table. */
export function performanceAdvice({ header }: Pick<Table, 'header'>): string | null {
  const names = new Set(header.map((name) => columnNamed(columns, name)?.name))
  return names.has('Google Search - Mobile') && names.has('Google Search - Desktop') && !names.has('Date') ? importMessages.googlePeriod : null
}
