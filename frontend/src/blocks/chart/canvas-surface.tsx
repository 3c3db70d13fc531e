import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import styles from './chart.module.css'
import type { AnyChart, SurfaceProps } from './surface.ts'

/** The screen's surface. The table under every chart says the same in text, so the picture carries only its name. */
export function CanvasSurface({ config, label }: SurfaceProps) {
  // A new configuration is a new chart: the drawing plugin in it belongs to its data and its theme.
  const made = useRef<{ config: AnyChart; turn: number }>({ config, turn: 0 })
  if (made.current.config !== config) made.current = { config, turn: made.current.turn + 1 }
  return (
    <div className={styles.surface}>
      <Drawing key={made.current.turn} config={config} label={label} />
    </div>
  )
}

/** Chart.js types round charts and charts on axes apart. */
function Drawing({ config, label }: Pick<SurfaceProps, 'config' | 'label'>) {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return <Chart type={config.type} data={config.data} options={config.options} plugins={config.plugins} role="img" aria-label={label} />
    case 'bar':
    case 'line':
      return <Chart type={config.type} data={config.data} options={config.options} plugins={config.plugins} role="img" aria-label={label} />
  }
}
