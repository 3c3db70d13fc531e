/** What a version of a template has that another has not, in words. */
import { type TabCode, tabDisplay } from '../networks.ts'
import { templateChanges as words } from '../template-messages.ts'
import { compareLabel, type DatePreset, rangeLabel } from './date-preset.ts'
import { summaryKey, type TemplateTab } from './shown.ts'

type Content = {
  readonly name: string
  readonly hideIndicators: boolean /** left out: not said */
  readonly cover?: string | null | undefined
  readonly reports: readonly TemplateTab[]
} & { readonly [Of in keyof DatePreset]?: DatePreset[Of] | undefined }
type Choices = TemplateTab['sections']

/** The title that the report gives a section of a tab, or a figure of its summary. */
export type TitleOf = (code: TabCode, key: string, of: 'sections' | 'summary') => string

/** One sentence a change, from `before` to `after`; none where both show the same. */
export function changesBetween(before: Content, after: Content, titleOf: TitleOf): string[] {
  return [
    ...(before.name === after.name ? [] : [words.renamed(before.name, after.name)]),
    ...(before.hideIndicators === after.hideIndicators ? [] : [after.hideIndicators ? words.indicatorsHidden : words.indicatorsShown]),
    ...(after.cover === undefined || after.cover === (before.cover ?? null) ? [] : [words.cover]),
    ...changeOfPreset(before.range, after.range, (id) => words.range(rangeLabel(id)), words.noRange),
    ...changeOfPreset(before.compare, after.compare, (id) => words.compare(compareLabel(id)), words.noCompare),
    ...changesOfTabs(before.reports, after.reports, titleOf),
  ]
}

type Preset = Content['range']

function changeOfPreset(before: Preset, after: Preset, told: (id: string) => string, none: string): string[] {
  if (after === undefined || after === (before ?? null)) return []
  return [after === null ? none : told(after)]
}

function changesOfTabs(before: Content['reports'], after: Content['reports'], titleOf: TitleOf): string[] {
  if (after.length === 0) return before.length === 0 ? [] : [words.wholeNow]
  if (before.length === 0) return [words.choiceNow(after.map(({ code }) => tabDisplay(code)))]
  const [had, has] = [shown(before), shown(after)]
  return [
    ...has.filter(({ code }) => !had.some((tab) => tab.code === code)).map((tab) => words.tabAdded(tabDisplay(tab.code), titles(tab, titleOf))),
    ...had.filter(({ code }) => !has.some((tab) => tab.code === code)).map(({ code }) => words.tabRemoved(tabDisplay(code))),
    ...has.flatMap((tab) => {
      const was = had.find(({ code }) => code === tab.code)
      return was ? changesOfTab(was, tab, titleOf) : []
    }),
  ]
}

const shown = (tabs: Content['reports']) => tabs.filter(({ sections }) => sections.length > 0)

const titles = ({ code, sections }: TemplateTab, titleOf: TitleOf) => sections.map(({ key, title }) => title ?? sectionOf(code, titleOf)(key))

const sectionOf = (code: TabCode, titleOf: TitleOf) => (key: string) => (key === summaryKey ? words.summary : titleOf(code, key, 'sections'))

function changesOfTab(before: TemplateTab, after: TemplateTab, titleOf: TitleOf): string[] {
  const { code } = after
  const tab = tabDisplay(code)
  const [was, is] = [besides(before), besides(after)]
  return [
    ...(was === is ? [] : [words.text(tab)]),
    ...changesOfChoices(before.sections, after.sections, sectionOf(code, titleOf), tab),
    ...changesOfFigures(before.summary, after.summary, (key) => titleOf(code, key, 'summary'), tab),
  ]
}

/** What stands with a tab or section besides what is chosen of it: its text, its place on paper. */
function besides(one: TemplateTab | Choices[number]): string {
  const known: readonly string[] = ['code', 'sections', 'summary', 'key', 'title', 'width']
  const more = Object.entries(one).filter(([name, value]) => !known.includes(name) && value !== undefined && value !== null && value !== false)
  return JSON.stringify(more.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Without a choice of its own a summary has every figure. */
function changesOfFigures(before: Choices, after: Choices, titleOf: (key: string) => string, tab: string): string[] {
  if (after.length === 0) return before.length === 0 ? [] : [words.allFigures(tab)]
  if (before.length === 0)
    return [
      words.someFigures(
        after.map(({ key, title }) => title ?? titleOf(key)),
        tab,
      ),
    ]
  return changesOfChoices(before, after, titleOf, tab)
}

function changesOfChoices(before: Choices, after: Choices, titleOf: (key: string) => string, tab: string): string[] {
  const had = new Map(before.map((one) => [one.key, one]))
  const has = new Map(after.map((one) => [one.key, one]))
  const added = after.filter(({ key }) => !had.has(key)).map(({ key, title }) => title ?? titleOf(key))
  const removed = before.filter(({ key }) => !has.has(key)).map(({ key, title }) => title ?? titleOf(key))
  const kept = after.filter(({ key }) => had.has(key))
  const moved = kept.some(({ key }, at) => before.filter((one) => has.has(one.key))[at]?.key !== key)
  return [
    ...(added.length > 0 ? [words.added(added, tab)] : []),
    ...(removed.length > 0 ? [words.removed(removed, tab)] : []),
    ...kept.flatMap(({ key, title }) => {
      const was = had.get(key)?.title ?? null
      if (was === title) return []
      return [words.retitled(was ?? titleOf(key), title ?? titleOf(key), tab)]
    }),
    ...kept.flatMap(({ key, title, width }) => (had.get(key)?.width === width ? [] : [(width ? words.halved : words.widened)(title ?? titleOf(key), tab)])),
    ...kept.flatMap((one) => (besides(one) === besides(had.get(one.key) ?? one) ? [] : [words.textOf(one.title ?? titleOf(one.key), tab)])),
    ...(moved
      ? [
          words.ordered(
            after.map(({ key, title }) => title ?? titleOf(key)),
            tab,
          ),
        ]
      : []),
  ]
}
