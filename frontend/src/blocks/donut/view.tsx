import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../view-props.ts'

export function DonutView(props: ViewProps<'donut'>) {
  return <SlicesView {...props} />
}
