import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { changesBetween } from './changes.ts'
import type { TemplateTab } from './shown.ts'

const choose = (...keys: (string | [string, string])[]) =>
  keys.map((one) => (typeof one === 'string' ? { key: one, title: null } : { key: one[0], title: one[1] }))
const tab = (code: TemplateTab['code'], sections: TemplateTab['sections'], summary: TemplateTab['sections'] = []): TemplateTab => ({ code, sections, summary })
const content = (...reports: TemplateTab[]) => ({ name: 'Board pack', hideIndicators: false, reports })
const title = (_: string, key: string, of: string) => `${of === 'summary' ? 'figure' : 'section'} ${key}`
const between = (before: ReturnType<typeof content>, after: ReturnType<typeof content>) => changesBetween(before, after, title)

test('each change is one sentence', () => {
  const before = content(tab('cross_channel', choose('summary', 'a', 'b')), tab('facebook', choose('a')))
  const after = content(tab('cross_channel', choose('b', ['a', 'Who follows us'], 'c'), choose('followers')), tab('linkedin', choose('summary', 'a')))
  expect(between(before, { ...after, name: 'Weekly', hideIndicators: true })).toEqual([
    'The name changes from “Board pack” to “Weekly”.',
    'Up and down indicators are hidden.',
    'LinkedIn is added, with Summary and section a.',
    'Facebook is removed.',
    'Cross-channel gains section c.',
    'Cross-channel loses Summary.',
    'On Cross-channel, “section a” is now called “Who follows us”.',
    'The order on Cross-channel is now section b, Who follows us and section c.',
    'The summary of Cross-channel now has only figure followers.',
  ])
})

test('texts, page breaks and the cover are told apart from what is shown', () => {
  const before = content(tab('cross_channel', choose('a', 'b')))
  const [first] = before.reports
  const more = { extraText: '<p>Well done</p>' }
  const after = {
    ...before,
    cover: '<h1>March</h1>',
    reports: first ? [{ ...first, ...more, sections: first.sections.map((one) => (one.key === 'b' ? { ...one, ...more } : one)) }] : [],
  }
  expect(between(before, after)).toEqual([
    'The cover changes.',
    'The text of Cross-channel changes.',
    'On Cross-channel, the text or page break of “section b” changes.',
  ])
  expect(between(after, after)).toEqual([])
})

test('a width is said by itself', () => {
  const [one, other] = [
    content(tab('cross_channel', choose('a', 'b'))),
    content(tab('cross_channel', [{ key: 'a', title: null, width: 'half' }, ...choose('b')])),
  ]
  expect(between(one, other)).toEqual(['On Cross-channel, “section a” is now half width.'])
  expect(between(other, one)).toEqual(['On Cross-channel, “section a” is now full width.'])
})

test('the dates a template starts with are told by their labels, those that left the product by their ids, and what is not said is no change', () => {
  const before = { ...content(tab('cross_channel', choose('a'))), range: 'last_7_days', compare: null }
  const between = (range: string | null, compare: string | null) => changesBetween(before, { ...before, range, compare }, title)
  expect(between('month_to_date', 'last_year')).toEqual([
    'Its default dates are now “Month to date”.',
    'Its default comparison is now “Same period last year”.',
  ])
  expect(between(null, 'two_years_ago')).toEqual(['Its default dates are removed.', 'Its default comparison is now “two years ago”.'])
  expect(changesBetween({ ...before, compare: 'preceding' }, before, title)).toEqual(['Its default comparison is removed.'])
  const { range: _, compare: __, ...unsaid } = before
  expect([changesBetween(before, unsaid, title), changesBetween(unsaid, { ...unsaid, range: null, compare: null }, title)]).toEqual([[], []])
})

test('between everything and a choice the choice is named', () => {
  const some = content(tab('cross_channel', choose('a')))
  expect(between(content(), some)).toEqual(['It now shows chosen sections of Cross-channel, not the whole report.'])
  expect(between(some, content())).toEqual(['It now shows the whole report.'])
})

const anyChoices = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  .chain((keys) => fc.tuple(...keys.map((key) => fc.option(fc.constantFrom('One', 'Two')).map((own) => ({ key, title: own })))))
const anyContent = fc
  .uniqueArray(fc.constantFrom('cross_channel' as const, 'facebook' as const, 'tiktok' as const), { minLength: 1 })
  .chain((codes) => fc.tuple(...codes.map((code) => fc.record({ code: fc.constant(code), sections: anyChoices, summary: fc.option(anyChoices) }))))
  .map((tabs) => content(...tabs.map(({ summary, ...one }) => ({ ...one, summary: summary ?? [] }))))

test('there is a sentence exactly where two templates show something else', () => {
  const shown = ({ reports }: ReturnType<typeof content>) => JSON.stringify([...reports].sort((a, b) => a.code.localeCompare(b.code)))
  fc.assert(fc.property(anyContent, anyContent, (before, after) => expect(between(before, after).length === 0).toBe(shown(before) === shown(after))))
  fc.assert(fc.property(anyContent, (same) => expect(between(same, same)).toEqual([])))
})
