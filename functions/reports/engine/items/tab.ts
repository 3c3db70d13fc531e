/** One tab over items: its tiles, its sections in the order of the declaration, its profiles. */
import type { BlockData } from '../../../../shared/blocks/index.ts'
import { displayZone, formatDate } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { type TabCode, tabDisplay } from '../../../../shared/networks.ts'
import type { ItemSection } from '../../../../shared/reports/language/items/section.ts'
import { inScope } from '../../../../shared/reports/language/tabs.ts'
import type { Section, TabReport, Tile } from '../../../../shared/reports/report.ts'
import { byName, networksIn, reportProfile } from '../common/profiles.ts'
import { filledRows } from '../common/section-rows.ts'
import { sparkSpans } from '../common/time-axis.ts'
import { figureOf, measured } from './aggregate.ts'
import { resolveItemBlock } from './blocks/index.ts'
import { type Base, metricOf, offered, type Scope } from './context.ts'
import { everything } from './group.ts'
import { groupsOf } from './groups.ts'
import { noteOf } from './note.ts'
import { inRange } from './occurrences.ts'
import { figuresOf, passportsOf } from './passports/index.ts'
import { nothingKept } from './tab-memo.ts'

export function scopeOf<Item extends object>(base: Base<Item>, tab: TabCode): Scope<Item> {
  const members = base.facts.profiles.filter(({ profile }) => tab === 'cross_channel' || profile.network === tab)
  return {
    ...base,
    tab,
    members,
    networks: networksIn(members),
    membersById: new Map(members.map((member) => [member.profile.id, member])),
    uncompared: members.some(({ comparable }) => !comparable),
    kept: nothingKept(),
  }
}

export function itemTab<Item extends object>(base: Base<Item>, tab: TabCode, hideIndicators: boolean): TabReport {
  const scope = scopeOf(base, tab)
  const summary = summaryOf(scope)
    .map((id) => tileOf(scope, id, hideIndicators))
    .filter(({ key, value }) => value !== null || !metricOf(scope, key).optional)
  const report = filledRows(scope.spec.sections.flatMap((section) => sectionOf(scope, section) ?? []))
  return {
    code: tab,
    display: tabDisplay(tab),
    summary,
    report,
    by_profile: profileRows(scope),
    coverage: null,
    passports: passportsOf(scope, { summary, report }, hideIndicators),
    extraText: null,
    hideIndicators,
  }
}

function summaryOf<Item extends object>(scope: Scope<Item>): string[] {
  return scope.spec.summary.filter((id) => offered(scope, id))
}

function tileOf<Item extends object>(scope: Scope<Item>, id: string, hideIndicators: boolean): Tile {
  const metric = metricOf(scope, id)
  const figure = figureOf(scope, id, everything)
  const spark = sparkSpans(scope.frame.spans).map((piece) => measured(scope, id, everything, 'current', piece))
  return {
    key: id,
    title: metric.title,
    value: figure.value,
    prior: figure.prior,
    growth: figure.growth.value,
    unit: figure.unit,
    polarity: metric.polarity,
    figure,
    spark: spark.filter((point) => point !== null).length > 1 ? spark : null,
    note: noteOf(scope, id, figure, hideIndicators),
    passport: id,
  }
}

function profileRows<Item extends object>(scope: Scope<Item>): TabReport['by_profile'] {
  const ids = summaryOf(scope)
  const groups = new Map(groupsOf(scope, 'profile', ids).map((group) => [group.key, group]))
  return [...scope.members].sort(byName).flatMap((member) => {
    const group = groups.get(member.profile.id)
    if (!group) return []
    const summary = ids.map((id) => {
      const { value, prior } = figureOf(scope, id, group)
      return { key: id, value, prior }
    })
    return { profile: reportProfile(member), summary }
  })
}

function sectionOf<Item extends object>(scope: Scope<Item>, section: ItemSection<Item>): Section | null {
  if (!inScope(section.tabs, scope.tab)) return null
  const own = { ...scope, section, empty: section.empty ?? messages.empty.block }
  const content = section.blocks.flatMap((spec): BlockData[] => {
    if (!inScope(spec.tabs, scope.tab)) return []
    const block = resolveItemBlock(own, spec)
    return block === null || (spec.optional && block.no_data) ? [] : [{ ...block, passports: figuresOf(scope, spec, block) }]
  })
  if (content.length === 0) return null
  const { key, title, label, width } = section
  return { key, title, subTitle: subTitle(scope, section, content), label: label ?? null, span: width, content }
}

/** The section's own words, then what its figures count. */
function subTitle<Item extends object>(scope: Scope<Item>, { subTitle: said, basis }: ItemSection<Item>, content: readonly BlockData[]): string {
  const { facts, frame, spec } = scope
  const rows = content.find((block) => 'rowsTotal' in block)
  const known = {
    bucket: frame.bucket,
    to: formatDate(facts.range.to),
    zone: displayZone(facts.zone),
    shown: String(rows && 'rowsTotal' in rows ? rows.values.length : 0),
    items: String(rows && 'rowsTotal' in rows ? rows.rowsTotal : inRange(scope).length),
  }
  const words = typeof said === 'function' ? said(inRange(scope)) : said
  const filled = Object.entries(known).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), words ?? '')
  return [filled, basis ?? spec.basis].filter(Boolean).join('. ')
}
