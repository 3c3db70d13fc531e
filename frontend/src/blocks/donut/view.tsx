import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../kind.ts'

export function DonutView(props: ViewProps<'donut'>) {
  return <SlicesView {...props} />
}
