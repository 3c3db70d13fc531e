import type { BlockOf } from '../../../../shared/blocks/index.ts'

type Table = BlockOf<'table'>
export type Order = { key: string; direction: 'asc' | 'desc' }

/** The order the report came in, as far as its head says so. */
export function firstOrder(data: Table): Order | null {
  const column = data.header.find((one) => one.sort_order !== null)
  return column?.sort_order ? { key: column.key, direction: column.sort_order } : null
}

/** Rows by one column; no value stays last in both directions, equal rows keep their place. */
export function sortRows(rows: Table['values'], order: Order | null): Table['values'] {
  if (!order) return rows
  const sign = order.direction === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => {
    const left = one[order.key]?.value ?? null
    const right = other[order.key]?.value ?? null
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    if (typeof left === 'number' && typeof right === 'number') return (left - right) * sign
    return String(left).localeCompare(String(right), 'en', { numeric: true }) * sign
  })
}
