import { expect, test } from '@jest/globals'
import { rangeProblem } from './range-problem.ts'

const today = '2026-11-21'
const start = 'Please select starting date.'
const end = 'Please select ending date.'
const late = 'The end date cannot be later than today.'
const order = 'The start date cannot be after the end date.'
const long = 'A report can cover ten years at most. Please choose a shorter range.'
const pair = 'Please give both dates of the comparison period.'

test.each([
  ['2026-11-21', '2026-11-21', null, null, null],
  ['2016-11-21', '2026-11-21', '2006-11-21', '2016-11-20', null],
  [null, '2026-11-20', null, null, start],
  ['', '', null, null, start],
  ['2026-02-30', '2026-11-20', null, null, start],
  ['2026-11-01', undefined, null, null, end],
  ['2026-11-01', '2026-11-31', null, null, end],
  ['2026-11-01', '2026-11-22', null, null, late],
  ['2026-11-20', '2026-11-19', null, null, order],
  ['2016-11-20', '2026-11-21', null, null, long],
  ['1626-11-21', '2026-11-21', null, null, long],
  ['2026-11-01', '2026-11-20', '2026-10-01', null, pair],
  ['2026-11-01', '2026-11-20', null, '2026-10-01', pair],
  ['2026-11-01', '2026-11-20', '2026-10-32', '2026-10-01', start],
  ['2026-11-01', '2026-11-20', '2026-10-01', '2026-12-01', late],
  ['2026-11-01', '2026-11-20', '2026-10-02', '2026-10-01', order],
  ['2026-11-01', '2026-11-20', '1826-10-02', '2026-10-01', long],
])('%s to %s against %s to %s: %s', (from, to, priorFrom, priorTo, sentence) => {
  expect(rangeProblem({ from, to, priorFrom, priorTo }, today)).toBe(sentence)
})
