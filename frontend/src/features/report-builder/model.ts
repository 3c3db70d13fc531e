/** What is built: a report type's tabs with their sections, each on or off, in an order, with words of their own. Pure. */
import type { ReportTemplateAnswer } from '../../../../shared/api/templates.ts'
import type { TabCode } from '../../../../shared/networks.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { type DatePreset, presetCompare, presetRange } from '../../../../shared/templates/date-preset.ts'
import { summaryKey, type TemplateTab } from '../../../../shared/templates/shown.ts'

/** A section or a figure. `title` stands in place of its own; `extraText`: HTML above its charts, '' while one is begun; `pageBreak`: it begins a page in print; `width`: beside another half. */
export type Part = {
  readonly key: string
  readonly title: string | null
  readonly on: boolean
  readonly extraText?: string
  readonly pageBreak?: true
  readonly width?: 'half'
}
export type BuiltTab = { readonly code: TabCode; readonly sections: readonly Part[]; readonly tiles: readonly Part[]; readonly extraText?: string }
/** `text`: HTML of a cover; null: the page that every report has. One that is hidden keeps its text. */
export type Cover = { readonly shown: boolean; readonly text: string | null }
export type Built = DatePreset & { readonly name: string; readonly hideIndicators: boolean; readonly cover: Cover; readonly tabs: readonly BuiltTab[] }

type Offer = { readonly key: string; readonly title: string }
/** A tab as the report has it, with sample data. */
export type OfferedTab = {
  readonly code: TabCode
  readonly display: string
  readonly availableSections: readonly Offer[]
  readonly summary: readonly Offer[]
  readonly sample: TabReport
  /** of a network of which the account has no profile: left out to begin with */
  readonly isAbsent?: true
}

/** Stands for the text under the name of a tab. */
export const tabText = 'extra-text'

/** Where a section stands, or a figure of its tab. */
export type Place = { readonly code: TabCode; readonly key: string; readonly figure?: true }

export const isSamePlace = (one: Place | null, other: Place | null) => one?.code === other?.code && one?.key === other?.key && one?.figure === other?.figure

const whole = (offers: readonly Offer[], on = true): Part[] => offers.map(({ key }) => ({ key, title: null, on }))

/** What is chosen in its order; what is not, off, after what it follows in the report. */
function placed(offers: readonly Offer[], chosen: TemplateTab['sections']): Part[] {
  const known = new Set(offers.map(({ key }) => key))
  const parts: Part[] = chosen.flatMap((choice) => (known.has(choice.key) ? [{ ...choice, on: true }] : []))
  offers.forEach(({ key }, at) => {
    if (parts.some((part) => part.key === key)) return
    const before = offers
      .slice(0, at)
      .map((offer) => parts.findIndex((part) => part.key === offer.key))
      .filter((index) => index >= 0)
      .at(-1)
    parts.splice(before === undefined ? 0 : before + 1, 0, { key, title: null, on: false })
  })
  return parts
}

/** A template as it is built; none: all that the report has, of networks that the account has. */
export function builtOf(
  offered: readonly OfferedTab[],
  template: Pick<ReportTemplateAnswer, 'name' | 'hideIndicators' | 'cover' | 'range' | 'compare' | 'reports'> | null,
): Built {
  const reports = template?.reports ?? []
  const tabs = offered.map(({ code, availableSections, summary, isAbsent }): BuiltTab => {
    if (reports.length === 0) return { code, sections: whole(availableSections, !isAbsent), tiles: whole(summary) }
    const choice = reports.find((one) => one.code === code)
    const tiles = choice && choice.summary.length > 0 ? placed(summary, choice.summary) : whole(summary)
    return { code, sections: placed(availableSections, choice?.sections ?? []), tiles, ...(choice?.extraText && { extraText: choice.extraText }) }
  })
  const cover = template?.cover ?? null
  return {
    name: template?.name ?? '',
    hideIndicators: template?.hideIndicators ?? false,
    cover: { shown: cover !== '', text: cover || null },
    range: template?.range ?? null,
    compare: template?.compare ?? null,
    tabs,
  }
}

const isUntouched = (parts: readonly Part[], offers: readonly Offer[], wasOn = true) =>
  parts.every(
    ({ key, title, on, extraText, pageBreak, width }, at) => on === wasOn && title === null && !extraText && !pageBreak && !width && key === offers[at]?.key,
  )

function choicesOf(parts: readonly Part[]): TemplateTab['sections'] {
  return parts.flatMap(({ key, title, on, extraText, pageBreak, width }) =>
    on ? [{ key, title, ...(extraText && { extraText }), ...(pageBreak && { pageBreak }), ...(width && { width }) }] : [],
  )
}

/** Of one tab, as templates say it. */
export function choiceOf({ code, sections, tiles, extraText }: BuiltTab, offers: readonly Offer[]): TemplateTab {
  return { code, sections: choicesOf(sections), summary: isUntouched(tiles, offers) ? [] : choicesOf(tiles), ...(extraText && { extraText }) }
}

/** What is said of it besides its tabs. Dates that the product no longer has are left out, as its sections are. */
function headOf({ name, hideIndicators, cover, ...preset }: Built) {
  return { name, hideIndicators, cover: cover.shown ? cover.text : '', range: presetRange(preset), compare: presetCompare(preset) }
}

/** What is saved. A report that is left as it is stays whole also where it gains a section later. */
export function contentOf(built: Built, offered: readonly OfferedTab[]) {
  const { tabs } = built
  const offerOf = (code: TabCode) => offered.find((tab) => tab.code === code)
  const untouched = tabs.every(({ code, sections, tiles, extraText }) => {
    const { availableSections = [], summary = [], isAbsent } = offerOf(code) ?? {}
    return !extraText && isUntouched(sections, availableSections, !isAbsent) && isUntouched(tiles, summary)
  })
  const shown = tabs.filter(({ sections }) => sections.some(({ on }) => on))
  return { ...headOf(built), reports: untouched ? [] : shown.map((tab) => choiceOf(tab, offerOf(tab.code)?.summary ?? [])) }
}

/** All that is built, as it is kept until it is saved: also tabs of which nothing is shown. */
export function draftOf(built: Built, offered: readonly OfferedTab[]) {
  const offersOf = (code: TabCode) => offered.find((tab) => tab.code === code)?.summary ?? []
  return { ...headOf(built), reports: built.tabs.map((tab) => choiceOf(tab, offersOf(tab.code))) }
}

/** An empty text is no cover. */
export const isCovered = ({ shown, text }: Cover) => shown && text !== ''

/** Hides the cover and shows it again; one without a text then has that of every report. */
export function coverTurned(built: Built): Built {
  const { text } = built.cover
  return { ...built, cover: isCovered(built.cover) ? { shown: false, text } : { shown: true, text: text || null } }
}

export const coverWritten = (built: Built, text: string | null): Built => ({ ...built, cover: { shown: true, text } })

export const hasSections = ({ tabs }: Built) => tabs.some(({ sections }) => sections.some(({ on }) => on))

export const countOn = (parts: readonly Part[]) => parts.filter(({ on }) => on).length

function withTab(built: Built, code: TabCode, change: (tab: BuiltTab) => BuiltTab): Built {
  return { ...built, tabs: built.tabs.map((tab) => (tab.code === code ? change(tab) : tab)) }
}

function withSection(built: Built, { code, key }: Place, change: (part: Part) => Part): Built {
  return withTab(built, code, (tab) => ({ ...tab, sections: tab.sections.map((part) => (part.key === key ? change(part) : part)) }))
}

export const sectionToggled = (built: Built, place: Place) => withSection(built, place, (part) => ({ ...part, on: !part.on }))

/** Shows a figure or leaves it out. A summary has one at least: where the last is left out, the summary is. */
export function figureToggled(built: Built, { code, key }: Place): Built {
  const tab = built.tabs.find((one) => one.code === code)
  if (!tab) return built
  const isShown = tab.sections.some((part) => part.key === summaryKey && part.on)
  const turned = tab.tiles.map((part) => (part.key === key ? { ...part, on: !(isShown && part.on) } : isShown ? part : { ...part, on: false }))
  const last = countOn(turned) === 0
  const sections = tab.sections.map((part) => (part.key === summaryKey ? { ...part, on: !last } : part))
  return withTab(built, code, (one) => ({ ...one, sections, tiles: last ? one.tiles : turned }))
}

/** All of its sections, or none where all are on. */
export function tabToggled(built: Built, code: TabCode): Built {
  return withTab(built, code, (tab) => {
    const on = !tab.sections.every((part) => part.on)
    return { ...tab, sections: tab.sections.map((part) => ({ ...part, on })) }
  })
}

export const sectionNamed = (built: Built, place: Place, title: string) => withSection(built, place, (part) => ({ ...part, title: title.trim() || null }))

function withText<One extends { readonly extraText?: string }>({ extraText: _, ...rest }: One, text: string | null) {
  return text === null ? rest : { ...rest, extraText: text }
}

/** The text of a section, or of a tab under its name; null takes it away. */
export function textGiven(built: Built, { code, key }: Place, text: string | null): Built {
  if (key === tabText) return withTab(built, code, (tab) => withText(tab, text))
  return withSection(built, { code, key }, (part) => withText(part, text))
}

export const breakToggled = (built: Built, place: Place) =>
  withSection(built, place, ({ pageBreak, ...part }) => (pageBreak ? part : { ...part, pageBreak: true }))

export const widthTurned = (built: Built, place: Place) => withSection(built, place, ({ width, ...part }) => (width ? part : { ...part, width: 'half' }))

/** The sections of a tab that stand in an order; its figures come first in every report. */
export const ordered = (sections: readonly Part[]) => sections.filter(({ key }) => key !== summaryKey)

/** Siblings of a place, in order. */
export function peersOf({ tabs }: Pick<Built, 'tabs'>, { code, figure }: Place): readonly Part[] {
  const tab = tabs.find((one) => one.code === code)
  return figure ? (tab?.tiles ?? []) : ordered(tab?.sections ?? [])
}

/** To a place among the sections that can be moved, or among the figures. */
export function sectionMoved(built: Built, place: Place, to: number): Built {
  const { code, key, figure } = place
  const movable = peersOf(built, place)
  const from = movable.findIndex((part) => part.key === key)
  const part = movable[from]
  if (!part || to === from || to < 0 || to >= movable.length) return built
  const moved = [...movable.slice(0, from), ...movable.slice(from + 1)]
  moved.splice(to, 0, part)
  if (figure) return withTab(built, code, (one) => ({ ...one, tiles: moved }))
  return withTab(built, code, (one) => ({ ...one, sections: [...one.sections.filter((each) => each.key === summaryKey), ...moved] }))
}

/** One place before a section, or after it. */
export function sectionPut(built: Built, place: Place, beside: string, after: boolean): Built {
  const movable = peersOf(built, place)
  const from = movable.findIndex((part) => part.key === place.key)
  const target = movable.findIndex((part) => part.key === beside)
  if (from < 0 || target < 0 || from === target) return built
  const to = target + (after ? 1 : 0)
  return sectionMoved(built, place, to > from ? to - 1 : to)
}
