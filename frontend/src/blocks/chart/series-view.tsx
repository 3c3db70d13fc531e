import { use, useCallback, useMemo, useRef, useState } from 'react'
import { formatRange } from '../../../../shared/dates/format.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import { CanvasSurface } from './canvas-surface.tsx'
import styles from './chart.module.css'
import { seriesConfig } from './config.ts'
import { ChartPaper } from './paper.ts'
import { figureAt, lastValue, type SeriesChart } from './series.ts'
import { ChartSurface } from './surface.ts'
import { SeriesTooltip } from './tooltip.tsx'
import { useChartTheme } from './use-theme.ts'
import { useWidth } from './use-width.ts'

type Props = { chart: SeriesChart; name: string; width?: number; height?: number }

/** One sentence for readers of the page who do not see the picture. */
function described(chart: SeriesChart, name: string): string {
  const from = chart.labels[0]
  const to = chart.labels.at(-1)
  const ends = chart.values.map((series) => {
    const last = lastValue(series.values)
    return last ? `${series.label} ends at ${formatFigure(figureAt(series, last.value), series.unit)}` : `${series.label} has no values`
  })
  return `${name}, ${chart.kind} chart${from && to ? ` from ${formatRange(from, to)}` : ''}. ${ends.join(', ')}.`
}

export function SeriesView({ chart, name, width, height }: Props) {
  const { mode } = useBlockMode()
  const theme = useChartTheme()
  const Surface = use(ChartSurface) ?? CanvasSurface
  const paper = use(ChartPaper)
  const isPrinted = use(PaperWidth) !== null
  const [box, measured] = useWidth<HTMLDivElement>(width)
  const [active, setActive] = useState<number | null>(null)
  const shown = useRef<number | null>(null)
  const onHover = useCallback((index: number | null) => {
    if (shown.current === index) return
    shown.current = index
    setActive(index)
  }, [])
  const inner = width ?? measured
  const narrow = inner !== null && inner < 480
  const tall = height ?? (isPrinted ? 190 : narrow ? 220 : 280)
  const drawn = useMemo(
    () => (inner === null ? null : seriesConfig(chart, theme, inner, paper, mode === 'print' ? undefined : onHover)),
    [chart, theme, inner, paper, mode, onHover],
  )
  const label = useMemo(() => described(chart, name), [chart, name])
  return (
    <div ref={box} className={styles.plot} style={mode === 'print' ? { height: tall } : { minHeight: tall }}>
      {drawn && <Surface config={drawn.config} label={label} width={width ?? null} height={tall} />}
      {drawn && active !== null && inner !== null && <SeriesTooltip chart={chart} index={active} gutters={drawn.gutters} width={inner} />}
    </div>
  )
}
