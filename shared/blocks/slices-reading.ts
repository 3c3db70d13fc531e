import { formatFigure } from '../format.ts'
import type { DonutData } from './donut/data.ts'
import type { PieData } from './pie/data.ts'
import { type BlockReading, rowsTold, shareText } from './reading.ts'

export const slicesReading = {
  read({ values, unit }: PieData | DonutData, row, field) {
    const slice = values.find(({ key }) => key === row)
    if (!slice) return null
    if (field === 'share') return { value: slice.share, text: shareText(slice.share), names: [slice.label] }
    return field === 'value' ? { value: slice.value, text: formatFigure(slice.value, unit, 'compact'), names: [slice.label] } : null
  },
  told({ values, total }: PieData | DonutData) {
    const largest = values.toSorted((a, b) => b.share - a.share).slice(0, rowsTold)
    return largest.flatMap(({ key: row }) => [
      { row, field: 'share', what: 'part of the whole' },
      { row, field: 'value', what: total.label },
    ])
  },
} satisfies BlockReading<PieData | DonutData>
