import { expect, test } from '@jest/globals'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { aBlock } from '../../../../test/builders/block.ts'
import { asSeriesChart, hasPrior } from './series.ts'

const series = (key: string, line: boolean) => ({ key, label: key, color: 'c1', unit: 'count' as const, line, values: [1, 2], prior: [2, 3] })
const block = (values: BlockOf<'column'>['values']): BlockOf<'column'> => ({
  kind: 'column',
  ...aBlock,
  bucket: 'day',
  unit: 'count',
  labels: ['2026-11-01', '2026-11-02'],
  priorLabels: null,
  colors: [],
  stacked: true,
  priorTotal: [2, 3],
  partialFrom: null,
  total: null,
  values,
})

test('a line over columns of which there are none is a line chart, with its own prior period', () => {
  const chart = asSeriesChart(block([series('net', true)]))
  expect([chart.kind, chart.stacked, chart.priorTotal, hasPrior(chart)]).toEqual(['line', false, null, true])
  const columns = asSeriesChart(block([series('gained', false), series('net', true)]))
  expect([columns.kind, columns.stacked]).toEqual(['column', true])
})
