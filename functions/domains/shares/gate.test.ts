import { expect, test } from '@jest/globals'
import { emptyReport } from '../../../test/builders/report.ts'
import { passGate, Refused } from './gate.ts'

const withBlock = (block: object) => {
  const report = emptyReport()
  const section = { key: 's', title: 'Audience', subTitle: null, label: null, span: 12, content: [block] }
  return { ...report, reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, report: [section] } } }
}
const text = { kind: 'text', key: 't', title: 'Words', subTitle: null, no_data: null, type: 'text', value: 'Hello', items: [] }
const empty = { kind: 'donut', key: 'd', title: 'Shares', subTitle: null, no_data: { message: 'No data found for the selected period of time.' } }

test('a whole report passes', () => {
  expect(passGate(emptyReport())).toEqual(emptyReport())
})

test('notes for the author do not pass', () => {
  expect(passGate({ ...emptyReport(), authorNotes: { sections: 18, notes: ['The template leaves out X.'] } })).toEqual(emptyReport())
})

test.each([
  ['a block in error', withBlock({ ...text, error: 'Timed out' }), 'the block “Words” is in error'],
  ['a failed block', withBlock({ ...text, failed: true }), 'the block “Words” is in error'],
  ['a block still loading', withBlock({ ...text, loading: true }), 'the block “Words” is still loading'],
  ['a block of a kind nobody knows', withBlock({ ...empty, kind: 'spinner' }), 'is not as it should be'],
  ['a block with half its data', withBlock(empty), 'is not as it should be'],
  ['a figure that is no number', { ...emptyReport(), days: { current: Number.NaN, prior: null } }, 'days.current is not a number'],
  ['nothing', null, 'the whole is not as it should be'],
])('%s does not go out', (_, given, why) => {
  expect(() => passGate(given)).toThrow(Refused)
  expect(() => passGate(given)).toThrow(why)
})
