import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { loadReport } from '../../../../shared/reports/load.ts'
import { reportTabs } from '../../../../shared/reports/report.ts'
import { sampleReport } from '../../../../shared/reports/samples/index.ts'
import { templateContent } from '../../../../shared/templates/content.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { isLone, withHidden } from './halves.ts'
import {
  type Built,
  breakToggled,
  builtOf,
  contentOf,
  figureToggled,
  hasSections,
  type OfferedTab,
  sectionMoved,
  sectionNamed,
  sectionPut,
  sectionToggled,
  tabToggled,
  textGiven,
  widthTurned,
} from './model.ts'

const offered = reportTabs(sampleReport(await loadReport('comprehensive'), ['facebook', 'linkedin'])).map(
  (sample): OfferedTab => ({
    code: sample.code,
    display: sample.display,
    availableSections: [{ key: summaryKey, title: 'Summary' }, ...sample.report],
    summary: sample.summary,
    sample,
  }),
)
const whole = builtOf(offered, null)
const at = (key: string) => ({ code: 'cross_channel', key }) as const
const keys = (built: Built, code = 'cross_channel') => built.tabs.find((tab) => tab.code === code)?.sections.flatMap(({ key, on }) => (on ? [key] : [])) ?? []
/** as it is when it has been saved and is opened again */
const again = (built: Built) => {
  const content = contentOf(built, offered)
  // what the server takes
  v.parse(v.object(templateContent), content)
  return builtOf(offered, content)
}

test('a template that leaves the report as it is says nothing of its sections, so that what the report gains is in it', () => {
  expect(contentOf({ ...whole, name: 'All' }, offered)).toEqual({ name: 'All', hideIndicators: false, cover: null, range: null, compare: null, reports: [] })
  expect(hasSections(whole)).toBe(true)
})

test('a network that the account has no profile of is left out to begin with; put in, it is saved', () => {
  const lacking = offered.map((tab): OfferedTab => (tab.code === 'linkedin' ? { ...tab, isAbsent: true } : tab))
  const begun = builtOf(lacking, null)
  expect([keys(begun, 'linkedin'), keys(begun, 'facebook')]).toEqual([[], keys(whole, 'facebook')])
  expect(contentOf(begun, lacking).reports).toEqual([])
  const put = tabToggled(begun, 'linkedin')
  expect(contentOf(put, lacking).reports.map(({ code }) => code)).toEqual(lacking.map(({ code }) => code))
  expect(keys(builtOf(lacking, contentOf(put, lacking)), 'linkedin')).toEqual(keys(whole, 'linkedin'))
})

test('what is built is there again after it was saved: order, words, what is hidden, where pages begin, and the cover', () => {
  const [, first = '', second = '', third = ''] = keys(whole)
  let built: Built = { ...whole, name: 'Board pack', hideIndicators: true, cover: { shown: true, text: '<h2>October</h2>' } }
  built = sectionToggled(built, at(second))
  built = sectionMoved(built, at(third), 0)
  built = sectionNamed(built, at(third), '  Who follows us ')
  built = breakToggled(textGiven(built, at(first), '<p>Half of it.</p>'), at(first))
  built = tabToggled(built, 'facebook')
  expect(keys(built).slice(0, 3)).toEqual([summaryKey, third, first])
  expect(keys(built, 'facebook')).toEqual([])
  const opened = again(built)
  expect(contentOf(opened, offered)).toEqual(contentOf(built, offered))
  expect(keys(opened)).toEqual(keys(built))
  expect(opened.tabs[0]?.sections.find(({ key }) => key === third)).toMatchObject({ title: 'Who follows us' })
  expect(opened.tabs[0]?.sections.find(({ key }) => key === first)).toMatchObject({ extraText: '<p>Half of it.</p>', pageBreak: true })
  // what is hidden stands where the report has it, after what it follows there
  expect(opened.tabs[0]?.sections.find(({ key }) => key === second)?.on).toBe(false)
})

test('a half is saved with its section; alone it says so, and what is hidden between two of them stands after them', () => {
  const [, first = '', second = '', third = ''] = keys(whole)
  const lone = (built: Built) => built.tabs[0]?.sections.filter((part) => built.tabs[0] && isLone(built.tabs[0], part)).map(({ key }) => key)
  const one = widthTurned(whole, at(first))
  expect([lone(one), contentOf(one, offered).reports[0]?.sections[1]]).toEqual([[first], { key: first, title: null, width: 'half' }])
  const two = widthTurned(one, at(third))
  expect(lone(two)).toEqual([first, third])
  const beside = sectionToggled(two, at(second))
  expect([lone(beside), lone(again(beside))]).toEqual([[], []])
  expect(
    beside.tabs[0] &&
      withHidden(beside.tabs[0])
        .slice(1, 4)
        .map(({ key, width }) => [key, width]),
  ).toEqual([
    [first, 'half'],
    [third, 'half'],
    [second, undefined],
  ])
  // one that is hidden is no half of a row
  expect(lone(sectionToggled(beside, at(third)))).toEqual([first])
  expect(widthTurned(one, at(first)).tabs).toEqual(whole.tabs)
})

test('the dates it starts with are there again after it was saved; those that left the product are seen, and not saved', () => {
  const dated = { ...whole, name: 'Weekly', range: 'last_7_days', compare: 'last_year' }
  expect(again(dated)).toMatchObject({ range: 'last_7_days', compare: 'last_year' })
  const { name, hideIndicators, reports } = contentOf(dated, offered)
  const gone = builtOf(offered, { name, hideIndicators, cover: null, range: 'last_fortnight', compare: 'last_year', reports })
  expect(gone.range).toBe('last_fortnight')
  expect(contentOf(gone, offered)).toMatchObject({ range: null, compare: 'last_year' })
})

test('a network is chosen and cleared as one; with nothing chosen there is nothing to save', () => {
  const cleared = offered.reduce((built, { code }) => tabToggled(built, code), whole)
  expect(hasSections(cleared)).toBe(false)
  const some = sectionToggled(cleared, { code: 'linkedin', key: summaryKey })
  expect(hasSections(some)).toBe(true)
  // of a network with some sections all are chosen first
  expect(keys(tabToggled(some, 'linkedin'), 'linkedin').length).toBe(offered.find(({ code }) => code === 'linkedin')?.availableSections.length)
})

test('a section is put beside another, never before the figures, and nowhere is the way back', () => {
  const [, first = '', second = '', third = ''] = keys(whole)
  expect(keys(sectionPut(whole, at(first), third, true)).slice(1, 4)).toEqual([second, third, first])
  expect(keys(sectionPut(whole, at(third), first, false)).slice(0, 4)).toEqual([summaryKey, third, first, second])
  expect(sectionPut(whole, at(first), second, false)).toBe(whole)
  expect(sectionMoved(whole, at(first), -1)).toBe(whole)
  expect(sectionMoved(whole, at('no such'), 2)).toBe(whole)
})

test('figures are left out and put in an order; without any the summary is hidden, and one that is shown again stands alone', () => {
  const [followers = '', growth = '', impressions = ''] = whole.tabs[0]?.tiles.map(({ key }) => key) ?? []
  const figure = (key: string) => ({ ...at(key), figure: true }) as const
  const shown = (built: Built) => built.tabs[0]?.tiles.flatMap(({ key, on }) => (on ? [key] : [])) ?? []
  const some = sectionPut(figureToggled(whole, figure(growth)), figure(impressions), followers, false)
  expect(shown(some).slice(0, 2)).toEqual([impressions, followers])
  expect(shown(some)).not.toContain(growth)
  expect(keys(some)).toEqual(keys(whole))
  expect(
    contentOf(some, offered)
      .reports[0]?.summary.slice(0, 2)
      .map(({ key }) => key),
  ).toEqual([impressions, followers])
  expect(shown(again(some))).toEqual(shown(some))

  const none = shown(some).reduce((built, key) => figureToggled(built, figure(key)), some)
  expect(keys(none)).not.toContain(summaryKey)
  const one = figureToggled(none, figure(growth))
  expect([shown(one), keys(one)]).toEqual([[growth], keys(whole)])
})

test('a hidden cover keeps its text until it is saved; an empty one is none', () => {
  expect(contentOf({ ...whole, cover: { shown: false, text: '<p>Kept</p>' } }, offered).cover).toBe('')
  expect(again({ ...whole, cover: { shown: false, text: null } }).cover).toEqual({ shown: false, text: null })
  expect(contentOf({ ...whole, cover: { shown: true, text: '' } }, offered).cover).toBe('')
})
