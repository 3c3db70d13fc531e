import { useMemo } from 'react'
import { asSeriesChart } from '../chart/series.ts'
import { SeriesView } from '../chart/series-view.tsx'
import type { ViewProps } from '../view-props.ts'

export function ColumnView({ data, name, cut, width, height }: ViewProps<'column'>) {
  const chart = useMemo(() => asSeriesChart(data, cut), [data, cut])
  return <SeriesView chart={chart} name={name} width={width} height={height} />
}
