/** Tables: a row a part of a dimension, or a row an item. */
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { Cell, TableData } from '../../../../../../shared/blocks/table/data.ts'
import type { DimensionValue } from '../../../../../../shared/reports/language/items/dimension.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { inScope } from '../../../../../../shared/reports/language/tabs.ts'
import { figureCell, tableData, textCell, textColumn } from '../../common/table-cells.ts'
import { figureOf, measured } from '../aggregate.ts'
import { cellContext } from '../cell-context.ts'
import { fullRange, metricOf, offered, type SectionContext } from '../context.ts'
import { dimensionOf, polarityIn } from '../dimensions.ts'
import { everything, type Group, type NamedGroup } from '../group.ts'
import { groupsOf } from '../groups.ts'
import { shortBasis } from '../left-out.ts'
import { belongs, inRange } from '../occurrences.ts'

type Spec<Item> = ItemBlockOf<Item, 'table'>
type ItemRows<Item> = Extract<Spec<Item>, { rows: 'items' }>
type PartRows<Item> = Exclude<Spec<Item>, { rows: 'items' }>

export function table<Item extends object>(context: SectionContext<Item>, spec: Spec<Item>): Unnamed<TableData> | null {
  return isOfItems(spec) ? itemTable(context, spec) : partTable(context, spec)
}

function isOfItems<Item>(spec: Spec<Item>): spec is ItemRows<Item> {
  return spec.rows === 'items'
}

/** Of thousands of words those that stand in most items are ranked, because only the first can be shown. */
const mostRanked = 2000

function partTable<Item extends object>(
  context: SectionContext<Item>,
  { key, title, rows, columns, attributes = [], sortBy, thenBy, first, limit, footer }: PartRows<Item>,
): Unnamed<TableData> | null {
  const days = fullRange(context.dataset, 'current')
  const offeredIds = columns.filter((id) => offered(context, id))
  const found = groupsOf(context, rows, offeredIds)
  // rows that stand anyway stand for nothing alone
  const groups = found.some(({ size }) => size.current > 0) ? found.filter(({ size, fixed }) => fixed || size.current > 0) : []
  const candidates = limit === undefined ? groups : groups.slice(0, mostRanked)
  const order = [sortBy, ...(thenBy ?? [])].flatMap((id) => (id !== undefined && offeredIds.includes(id) ? [id] : []))
  const sized = candidates.map((group) => ({ group, sizes: order.map((id) => measured(context, id, group, 'current', days)) }))
  const pinned = ({ group }: (typeof sized)[number]) => Number(!first?.has(group.key))
  const ranked = sized
    .sort((a, b) => pinned(a) - pinned(b) || largestFirst(a, b) || (thenBy ? a.group.label.localeCompare(b.group.label, 'en') : 0))
    .slice(0, limit)
  const rowsOf = ranked.map(({ group }) => ({ group, cells: figuresIn(context, rows, offeredIds, group) }))
  const last = figures(context, offeredIds, everything)
  // a figure that nothing has is no column
  const ids = offeredIds.filter((id) => [last, ...rowsOf.map(({ cells }) => cells)].some((cells) => cells[id]?.value !== null))
  const memo = (cells: Record<string, Cell>) => Object.fromEntries(ids.flatMap((id) => (cells[id] ? [[id, cells[id]]] : [])))
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('name', dimensionOf(context, rows).title, { sticky: true, image: ranked.some(({ group }) => group.picture_url !== undefined) }),
      ...attributes.map(({ key: id, value, ...more }) => textColumn(id, value, more)),
      ...ids.map((id) => {
        const { label, title: full, unit, polarity } = metricOf(context, id)
        return textColumn(id, label ?? full, { unit, polarity, passport: id, align: 'right', sort_order: id === sortBy ? 'desc' : null })
      }),
    ],
    // rows of nothing but dashes say nothing
    values: (ids.length === 0 ? [] : rowsOf).map(({ group, cells }) => ({ name: headCell(group), ...attributeCells(group, attributes), ...memo(cells) })),
    footer: footer === false ? null : { name: textCell(footer ?? 'Total'), ...attributeCells({}, attributes), ...memo(last) },
    rowsTotal: ids.length === 0 ? 0 : groups.length,
  })
}

/** Parts without a value stand last. */
function largestFirst(a: { readonly sizes: readonly (number | null)[] }, b: { readonly sizes: readonly (number | null)[] }): number {
  for (const [index, one] of a.sizes.entries()) {
    const other = b.sizes[index] ?? null
    const order = one === null || other === null ? Number(one === null) - Number(other === null) : other - one
    if (order !== 0) return order
  }
  return 0
}

function attributeCells(part: Pick<DimensionValue, 'attributes'>, columns: readonly { readonly key: string }[]): Record<string, Cell> {
  return Object.fromEntries(columns.map(({ key }) => [key, part.attributes?.[key] ?? textCell(null)]))
}

function headCell<Item>({ label, badge, description, url, picture_url }: NamedGroup<Item>): Cell {
  return {
    ...textCell(label),
    ...(badge ? { badge } : {}),
    ...(description ? { description } : {}),
    ...(url === undefined ? {} : { url }),
    ...(picture_url === undefined ? {} : { picture_url }),
  }
}

/** Figures of a row; a cell carries its polarity where it is not that of its column. */
function figuresIn<Item extends object>(context: SectionContext<Item>, rows: string, ids: readonly string[], group: NamedGroup<Item>): Record<string, Cell> {
  const cells = Object.entries(figures(context, ids, group)).map(([id, cell]): [string, Cell] => {
    const polarity = polarityIn(context, rows, id, group)
    return [id, polarity === metricOf(context, id).polarity ? cell : { ...cell, polarity }]
  })
  return Object.fromEntries(cells)
}

function figures<Item extends object>(context: SectionContext<Item>, ids: readonly string[], group: Group<Item>): Record<string, Cell> {
  return Object.fromEntries(
    ids.map((id): [string, Cell] => {
      const figure = figureOf(context, id, group)
      const cell = figureCell(figure, shortBasis(context, id, group))
      return [id, figure.unit === 'stars' ? { ...cell, type: 'rating' } : cell]
    }),
  )
}

function itemTable<Item extends object>(context: SectionContext<Item>, spec: ItemRows<Item>): Unnamed<TableData> {
  const { key, title, from = 'range', keep = () => true, order, limit, columns, profile } = spec
  const asking = cellContext(context)
  const mine = belongs(context, null, false)
  const items = (from === 'range' ? inRange(context, profile).map(({ item }) => item) : context.dataset.items.filter(mine)).filter((item) => keep(item, asking))
  const shown = columns.filter(({ tabs }) => inScope(tabs, context.tab))
  return tableData(context, {
    key,
    title,
    header: shown.map(({ column: { key: id, value, ...more } }) => textColumn(id, value, more)),
    values: items
      .toSorted(order)
      .slice(0, limit)
      .map((item) => Object.fromEntries(shown.map(({ column, cell }) => [column.key, cell(item, asking)]))),
    footer: null,
    rowsTotal: items.length,
  })
}
