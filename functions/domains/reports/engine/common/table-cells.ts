/** Columns and cells that several tables share. */
import type { Unnamed } from '../../../../../shared/blocks/index.ts'
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import type { Cell, Column, TableData } from '../../../../../shared/blocks/table/data.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { noData } from './no-data.ts'

export function textColumn(key: string, value: string, more: Partial<Column> = {}): Column {
  return { key, value, align: 'left', sortable: true, sticky: false, is_hidden: false, image: false, sort_order: null, ...more }
}

export function metricColumn(id: MetricId, label: string, more: Partial<Column> = {}): Column {
  const { unit, polarity } = metrics[id]
  return { ...textColumn(id, label), unit, polarity, passport: id, align: 'right', ...more }
}

export function textCell(value: string | null): Cell {
  return { type: 'text', value }
}

export function numberCell(id: MetricId, value: number | null): Cell {
  return { type: 'number', value, unit: metrics[id].unit }
}

/** With its change; without one when nothing is compared. `basis`: of how many it is, where some are left out. */
export function figureCell({ value, prior, growth, compared, over, unit }: Figure, basis: string | null = null): Cell {
  const change = growth.kind === 'none' ? {} : { prior, growth, ...(compared === undefined ? {} : { compared }), ...(over ? { over } : {}) }
  return { type: 'number', value, unit, ...change, ...(basis === null || value === null ? {} : { basis }) }
}

type Given = {
  readonly key: string
  readonly title?: string
  readonly header: Column[]
  readonly values: TableData['values']
  readonly footer: TableData['footer']
  readonly rowsTotal: number
}

export function tableData(context: { readonly empty: string }, { key, title, header, values, footer, rowsTotal }: Given): Unnamed<TableData> {
  return {
    kind: 'table',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(context, values.length > 0),
    type: 'table',
    header,
    values,
    footer: values.length > 0 ? footer : null,
    rowsTotal,
  }
}
