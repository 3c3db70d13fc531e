import { ArcElement, Chart, type ChartConfiguration, DoughnutController, PieController } from 'chart.js'
import { use, useMemo } from 'react'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { inDigits } from '../../../../shared/formats.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { cssColor } from '../color.ts'
import { useBlockMode } from '../mode.ts'
import { SentimentMark } from '../sentiment.tsx'
import { CanvasSurface } from './canvas-surface.tsx'
import styles from './slices.module.css'
import { ChartSurface } from './surface.ts'
import { figureWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'
import { useChartTheme } from './use-theme.ts'

Chart.register(ArcElement, DoughnutController, PieController)

type Slices = BlockOf<'donut'> | BlockOf<'pie'>
type Props = { data: Slices; name: string; width?: number | undefined; height?: number | undefined }

/** Labels stand only above this share, in percent (docs/behaviours.md#blocks). */
const labelled = 4

/** On paper the ring is wide enough for the shares on it. */
const cutoutOf = (print: boolean) => (print ? 0.6 : 0.68)

function slicesConfig(data: Slices, theme: ChartTheme, onPie: boolean): ChartConfiguration<'doughnut' | 'pie', number[]> {
  return {
    type: data.kind === 'donut' ? 'doughnut' : 'pie',
    data: {
      labels: data.values.map((slice) => slice.label),
      datasets: [
        {
          data: data.values.map((slice) => Math.max(0, slice.value)),
          backgroundColor: data.values.map((slice) => theme.color(slice.color)),
          borderColor: theme.surface,
          borderWidth: data.values.length > 1 ? 2 : 0,
          borderJoinStyle: 'round',
        },
      ],
    },
    options: {
      responsive: !theme.print,
      maintainAspectRatio: false,
      animation: theme.still ? false : { duration: 240 },
      events: [],
      layout: { padding: 0 },
      plugins: { legend: { display: false }, tooltip: { enabled: false } },
      ...(data.kind === 'donut' ? { cutout: `${cutoutOf(theme.print) * 100}%` } : {}),
    },
    plugins: [{ id: 'almanac-share', afterDatasetsDraw: (chart) => onPie && drawShares(chart, data, theme) }],
  }
}

function drawShares(chart: Chart, data: Slices, theme: ChartTheme) {
  const { ctx } = chart
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  // white on the colours of a light page, dark on those of a dark one
  ctx.fillStyle = theme.surface
  ctx.font = shareFont(theme)
  chart.getDatasetMeta(0).data.forEach((arc, index) => {
    const slice = data.values[index]
    if (!slice || slice.share <= labelled) return
    const { x, y, startAngle, endAngle, innerRadius, outerRadius } = arc.getProps(['x', 'y', 'startAngle', 'endAngle', 'innerRadius', 'outerRadius'], true)
    const text = `${Math.round(slice.share)}%`
    const [angle, far] = [(startAngle + endAngle) / 2, innerRadius + (outerRadius - innerRadius) * (data.kind === 'pie' ? 0.7 : 0.5)]
    const wide = figureWidth(text, shareFont(theme))
    // what does not fit into its part would be written over the next, or over the edge of the ring
    if (2 * far * Math.sin(Math.min(Math.PI, endAngle - startAngle) / 2) < wide + 4) return
    if (data.kind === 'donut' && wide * Math.abs(Math.cos(angle)) + 11 * Math.abs(Math.sin(angle)) > outerRadius - innerRadius) return
    ctx.fillText(text, x + far * Math.cos(angle), y + far * Math.sin(angle))
  })
  ctx.restore()
}

const shareFont = ({ font }: ChartTheme) => `600 11px ${font}`

/** Of a figure in a hole of `hole` pixels: as large as wished, as small as it must be to leave the ring free. */
function middleSize(figure: string, hole: number, wished: number): number {
  const width = figureWidth(figure, `600 ${wished}px Inter, "Inter Variable", system-ui, sans-serif`)
  // the hole is narrower where the figure stands, above the middle
  const free = hole * 0.9 - 8
  return Math.min(wished, Math.floor((wished * free) / width))
}

/** A donut or pie with its parts listed in text: under it, on paper beside it. */
export function SlicesView({ data, name, width, height }: Props) {
  const { mode } = useBlockMode()
  const narrow = width !== undefined && width < 420
  const size = Math.min(200, height ?? 156, narrow ? Math.round(width * 0.44) : 200)
  const theme = useChartTheme()
  const Surface = use(ChartSurface) ?? CanvasSurface
  const config = useMemo(() => slicesConfig(data, theme, mode === 'print' || data.kind === 'pie'), [data, theme, mode])
  const total = formatFigure(data.total.value, data.unit, 'compact')
  const words = `${name}: ${data.values.map((slice) => `${slice.label} ${formatFigure(slice.share, 'percent')}`).join(', ')}`
  return (
    <div className={styles.slices} data-beside={mode === 'print' || undefined} data-narrow={narrow || undefined}>
      <div className={styles.round} style={{ width: size, height: size }}>
        <Surface config={config} label={words} width={size} height={size} />
        {data.kind === 'donut' && (
          <div className={styles.middle}>
            <b style={{ fontSize: middleSize(total, size * cutoutOf(mode === 'print'), narrow ? 20 : 24) }}>{total}</b>
            <span>{data.total.label}</span>
          </div>
        )}
      </div>
      <ul className={styles.parts}>
        {data.values.map((slice) => (
          <li key={slice.key}>
            <i style={{ background: cssColor(slice.color) }} />
            {slice.badge?.network ? <NetworkIcon network={slice.badge.network} colored /> : slice.key === slice.color && <SentimentMark token={slice.color} />}
            <span className={styles.label} dir="auto" title={slice.label}>
              {slice.label}
            </span>
            {!narrow && <span>{formatFigure(slice.value, data.unit, 'compact')}</span>}
            <b>{shareText(slice.share)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shares carry one decimal, as in 35.7%. */
export function shareText(share: number): string {
  return `${inDigits(new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share))}%`
}
