import { BasicPlatform, Chart } from 'chart.js'
import { useMemo } from 'react'
import { miterLimitOf } from '../../../../shared/print-dashes.ts'
import type { AnyChart, SurfaceProps } from './surface.ts'
import { type SvgDrawing, type SvgShape, svgContext } from './svg-context.ts'
import styles from './svg-surface.module.css'
import { measuringContext, textWidth } from './text-width.ts'

const still: { responsive: false; animation: false; devicePixelRatio: 1; events: [] } = { responsive: false, animation: false, devicePixelRatio: 1, events: [] }

/** Draws a configuration once, without a screen, and returns its shapes. */
function drawSvg(config: AnyChart, width: number, height: number): SvgDrawing {
  const { drawing, context } = svgContext(measuringContext(), width, height, textWidth)
  const chart = chartOn(context, config)
  const drawn = { shapes: [...drawing.shapes], clips: [...drawing.clips] }
  chart.destroy()
  return drawn
}

/** Chart.js types round charts and charts on axes apart. */
function chartOn(context: CanvasRenderingContext2D, config: AnyChart): { destroy: () => void } {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return new Chart(context, { ...config, options: { ...config.options, ...still }, platform: BasicPlatform })
    case 'bar':
    case 'line':
      return new Chart(context, { ...config, options: { ...config.options, ...still }, platform: BasicPlatform })
  }
}

function Shape({ shape, clip }: { shape: SvgShape; clip: string | undefined }) {
  if (shape.kind === 'text') {
    return (
      <text x={round(shape.x)} y={round(shape.y)} fill={shape.fill} fontSize={shape.size} fontWeight={shape.weight} textAnchor={shape.anchor}>
        {shape.text}
      </text>
    )
  }
  return (
    <path
      d={shape.d}
      fill={shape.fill ?? 'none'}
      stroke={shape.stroke}
      strokeWidth={shape.width}
      strokeLinejoin={shape.join === 'round' ? 'round' : undefined}
      opacity={shape.opacity}
      {...dashing(shape.dash)}
      fillRule={shape.evenOdd ? 'evenodd' : undefined}
      clipPath={clip}
    />
  )
}

/** Dashes have a name in the PDF (shared/print-dashes.ts) and are drawn wherever else the page is seen; the few without one are drawn in both. */
function dashing(dash: readonly number[] | undefined) {
  if (!dash) return {}
  const strokeMiterlimit = miterLimitOf(dash)
  const strokeDasharray = dash.join(' ')
  return strokeMiterlimit === null ? { strokeDasharray } : { strokeDasharray, strokeMiterlimit, className: styles.dashed }
}

const round = (value: number) => Math.round(value * 100) / 100
let drawings = 0

export function SvgSurface({ config, label, width, height }: SurfaceProps) {
  const box = width ?? 852
  const drawing = useMemo(() => drawSvg(config, box, height), [config, box, height])
  const id = useMemo(() => `clip-${drawings++}`, [])
  return (
    <svg role="img" aria-label={label} width={box} height={height} viewBox={`0 0 ${box} ${height}`} style={{ display: 'block', overflow: 'visible' }}>
      {drawing.clips.map((d, index) => (
        <clipPath key={d} id={`${id}-${index}`}>
          <path d={d} />
        </clipPath>
      ))}
      {drawing.shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are drawn once, in order, and never change
        <Shape key={index} shape={shape} clip={shape.clip === undefined ? undefined : `url(#${id}-${shape.clip})`} />
      ))}
    </svg>
  )
}
