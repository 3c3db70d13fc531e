import { SlicesView } from '../chart/slices-view.tsx'
import type { ViewProps } from '../view-props.ts'

export function PieView(props: ViewProps<'pie'>) {
  return <SlicesView {...props} />
}
