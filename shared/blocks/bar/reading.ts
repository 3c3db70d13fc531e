import { formatFigure, formatGrowth } from '../../format.ts'
import { type BlockReading, rowsTold, unsigned } from '../reading.ts'
import type { BarData } from './data.ts'

export const barReading: BlockReading<BarData> = {
  read({ values }, row, field) {
    const bar = values.find(({ key }) => key === row)
    if (!bar) return null
    const { value, growth, unit } = bar.figure
    if (field === 'value') return value === null ? null : { value, text: formatFigure(value, unit, 'compact'), names: [bar.label] }
    return field === 'growth' && growth.value !== null ? { value: growth.value, text: unsigned(formatGrowth(growth, unit)), names: [bar.label] } : null
  },
  told({ values }) {
    const longest = values.toSorted((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0)).slice(0, rowsTold)
    return longest.map(({ key }) => ({ row: key, field: 'value', what: 'bar' }))
  },
}
