import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../kind.ts'
import { useBlockMode } from '../mode.ts'

export function PieView({ data, name, height }: ViewProps<'pie'>) {
  const { mode } = useBlockMode()
  return <SlicesView data={data} name={name} size={Math.min(200, height ?? 156)} beside={mode === 'print'} />
}
