import { formatFigure } from '../../format.ts'
import { type BlockReading, fewest, quoted, rowsTold } from '../reading.ts'
import type { TableData } from './data.ts'

/** Tables of things that someone made; those of networks or people are no content. */
const contentColumns = /^(?:post|ad|creative|campaign|mention)s?$/

/** Its rows are addressed by their index. */
export const tableReading: BlockReading<TableData> = {
  read({ header: [named], values }, row, field) {
    const cells = values[Number(row)]
    const cell = cells?.[field]
    const name = named && cells?.[named.key]?.value
    if (!cell || typeof cell.value !== 'number' || typeof name !== 'string') return null
    return { value: cell.value, text: formatFigure(cell.value, cell.unit ?? 'count', 'compact'), names: [quoted(name)] }
  },
  told({ header, values }) {
    const by = header.find(({ sort_order }) => sort_order === 'desc')
    return by ? values.slice(0, rowsTold).map((_, row) => ({ row: String(row), field: by.key, what: by.value })) : []
  },
  first({ header, values, rowsTotal }) {
    const by = header.find(({ sort_order }) => sort_order === 'desc')
    if (!contentColumns.test(header[0]?.key ?? '')) return null
    const value = by && values[0]?.[by.key]?.value
    if (!by || typeof value !== 'number' || value < fewest || rowsTotal < 2) return null
    const highest = values.every((row) => Number(row[by.key]?.value ?? 0) <= value)
    return highest && !['percent', 'ratio'].includes(by.unit ?? 'count')
      ? { row: '0', next: '1', last: String(values.length - 1), field: by.key, label: by.value }
      : null
  },
}
