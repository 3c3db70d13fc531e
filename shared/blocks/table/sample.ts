import { networks } from '../../networks.ts'
import { type BlockSample, type SampleMetric, sampleFigure, sampleHead } from '../sample.ts'
import type { Cell, Column, TableData } from './data.ts'

const column = { sortable: true, is_hidden: false, image: false, sort_order: null }

export const tableSample: BlockSample<TableData> = (spec, codes) => ({
  kind: 'table',
  ...sampleHead(spec),
  type: 'table',
  header: [{ ...column, key: 'name', value: 'Name', align: 'left', sticky: true }, ...spec.columns.map(headOf)],
  values: codes.map((code, row) => ({
    name: { type: 'text', value: networks[code].display, badge: { network: code } },
    ...Object.fromEntries(spec.columns.map((one, index) => [one.id, cellOf(one, index + row)])),
  })),
  footer: null,
  rowsTotal: codes.length,
})

function headOf({ id, label, unit, passport }: SampleMetric): Column {
  return { ...column, key: id, value: label, unit, passport, align: 'right', sticky: false }
}

function cellOf(metric: SampleMetric, index: number): Cell {
  const { value, prior, growth } = sampleFigure(metric, index)
  return { type: 'number', value, prior, growth }
}
