import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../kind.ts'
import { useBlockMode } from '../mode.ts'

export function DonutView({ data, name, height }: ViewProps<'donut'>) {
  const { mode } = useBlockMode()
  return <SlicesView data={data} name={name} size={Math.min(200, height ?? 156)} beside={mode === 'print'} />
}
