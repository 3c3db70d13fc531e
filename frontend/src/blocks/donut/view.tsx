import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../kind.ts'
import { useBlockMode } from '../mode.ts'

export function DonutView({ data, name, width, height }: ViewProps<'donut'>) {
  const { mode } = useBlockMode()
  const narrow = width !== undefined && width < 420
  return (
    <SlicesView
      data={data}
      name={name}
      size={Math.min(200, height ?? 156, narrow ? Math.round(width * 0.44) : 200)}
      beside={mode === 'print'}
      narrow={narrow}
    />
  )
}
