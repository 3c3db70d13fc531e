import { halfWidth } from '../../paper/measures.ts'
import type { BlockPrint, PrintItem, Room } from '../block-print.ts'
import { BarView, legendHeight } from './view.tsx'

const rowHeight = { least: 22, most: 34 }

export const barPrint: BlockPrint<'bar'> = {
  form: 'small',
  size({ block: { values } }: PrintItem<'bar'>, { head }: Room) {
    const key = head(halfWidth) + (values.some(({ parts }) => parts) ? legendHeight : 0)
    const height = (row: number) => key + Math.max(60, values.length * row)
    return { span: 'half', least: height(rowHeight.least), most: height(rowHeight.most) }
  },
  ownPage: () => false,
  once: () => false,
  gist: () => '',
  View: BarView,
  Key: null,
  keyWidth: null,
}
