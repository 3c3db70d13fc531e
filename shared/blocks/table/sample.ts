import type { NetworkCode } from '../../networks.ts'
import { type BlockSample, sampleHead, samplePartsOf } from '../sample.ts'
import { type SampleMetric, sampleFigure } from '../sample-figure.ts'
import type { Cell, Column, TableData } from './data.ts'

const column = { sortable: true, is_hidden: false, image: false, sort_order: null }

export const tableSample: BlockSample<TableData> = (spec, codes) => {
  const parts = samplePartsOf(codes)
  return {
    kind: 'table',
    ...sampleHead(spec),
    type: 'table',
    header: [{ ...column, key: 'name', value: 'Name', align: 'left', sticky: true }, ...spec.columns.map(headOf)],
    values: parts.map(({ label, badge, codes: own }) => ({
      name: { type: 'text', value: label, ...(badge && { badge }) },
      ...Object.fromEntries(spec.columns.map((one) => [one.id, cellOf(one, own, codes)])),
    })),
    footer: null,
    rowsTotal: parts.length,
  }
}

function headOf({ id, label, unit, passport }: SampleMetric): Column {
  return { ...column, key: id, value: label, unit, passport, align: 'right', sticky: false }
}

function cellOf(metric: SampleMetric, own: readonly NetworkCode[], all: readonly NetworkCode[]): Cell {
  const { value, prior, growth } = sampleFigure(metric, own, all)
  return { type: 'number', value, prior, growth }
}
