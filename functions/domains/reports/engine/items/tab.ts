/** One tab over items: its tiles, its sections in the order of the declaration, its profiles. */

import type { BlockData } from '../../../../../shared/blocks/index.ts'
import { displayZone, formatDate } from '../../../../../shared/dates/index.ts'
import { formatCount } from '../../../../../shared/format-count.ts'
import { messages } from '../../../../../shared/messages.ts'
import { aboutOf } from '../../../../../shared/metrics/about.ts'
import { type NetworkCode, type TabCode, tabDisplay } from '../../../../../shared/networks.ts'
import { withBasis } from '../../../../../shared/reports/language/daily.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { ItemSection } from '../../../../../shared/reports/language/items/section.ts'
import { inScope } from '../../../../../shared/reports/language/tabs.ts'
import type { Section, TabReport, Tile } from '../../../../../shared/reports/report.ts'
import { filledRows } from '../../../../../shared/reports/section-rows.ts'
import { byName, networksIn, reportProfile } from '../common/profiles.ts'
import { sparkSpans } from '../common/time-axis.ts'
import { figureOf, measured } from './aggregate.ts'
import { itemResolverOf } from './blocks/index.ts'
import { chanceOfTile } from './chance.ts'
import { type Base, metricOf, offered, type TabContext } from './context.ts'
import { everything } from './group.ts'
import { groupsOf } from './groups.ts'
import { basisOf } from './left-out.ts'
import { noteOf } from './note.ts'
import { inRange } from './occurrences.ts'
import { passportsOf } from './passports/index.ts'
import { emptyTabMemo } from './tab-memo.ts'

export function tabContextOf<Item extends object>(base: Base<Item>, tab: TabCode): TabContext<Item> {
  const profiles = base.dataset.profiles.filter(({ profile }) => tab === 'cross_channel' || profile.network === tab)
  return {
    ...base,
    tab,
    profiles,
    networks: networksIn(profiles),
    profilesById: new Map(profiles.map((member) => [member.profile.id, member])),
    uncompared: base.dataset.matched !== null || profiles.some(({ comparable, matched }) => !comparable || matched !== undefined),
    memo: emptyTabMemo(),
  }
}

export function itemTab<Item extends object>(base: Base<Item>, tab: TabCode, hideIndicators: boolean): TabReport {
  const context = tabContextOf(base, tab)
  const report = filledRows(context.spec.sections.flatMap((section) => sectionOf(context, section) ?? []))
  const summary = summaryOf(context)
    .map((id) => ({ ...tileOf(context, id, hideIndicators), about: aboutOf(id, metricOf(context, id), report) }))
    .filter((tile) => !isLeftOut(metricOf(context, tile.key), tab, tile))
  return {
    code: tab,
    display: tabDisplay(tab),
    summary,
    report,
    by_profile: profileRows(context),
    coverage: null,
    passports: passportsOf(context, { summary, report }, hideIndicators),
    extraText: null,
    hideIndicators,
  }
}

function isOptional({ optional }: { readonly optional?: true | readonly NetworkCode[] }, tab: TabCode): boolean {
  return optional === true || (optional?.some((network) => network === tab) ?? false)
}

function isLeftOut({ optional }: Pick<ItemMetric<never>, 'optional'>, tab: TabCode, { value, prior }: Pick<Tile, 'value' | 'prior'>): boolean {
  return optional === 'zero' ? !value && !prior : value === null && isOptional({ optional }, tab)
}

/** The tiles of a tab. */
export function summaryOf<Item extends object>(context: TabContext<Item>): string[] {
  return context.spec.summary.filter((id) => offered(context, id))
}

function tileOf<Item extends object>(context: TabContext<Item>, id: string, hideIndicators: boolean): Tile {
  const metric = metricOf(context, id)
  const figure = figureOf(context, id, everything)
  const { value, prior, growth, unit } = figure
  const basis = basisOf(context, id, everything, true)
  const chance = chanceOfTile(context, id, figure)
  const spark = sparkSpans(context.timeAxis.spans).map((interval) => measured(context, id, everything, 'current', interval))
  return {
    key: id,
    title: metric.title,
    value,
    prior,
    growth: growth.value,
    unit,
    polarity: metric.polarity,
    figure,
    spark: spark.filter((point) => point !== null).length > 1 ? spark : null,
    note: noteOf(context, id, figure, hideIndicators),
    ...(basis ? { basis } : {}),
    ...(chance === null ? {} : { chance }),
    passport: id,
  }
}

function profileRows<Item extends object>(context: TabContext<Item>): TabReport['by_profile'] {
  const ids = summaryOf(context)
  const groups = new Map(groupsOf(context, 'profile', ids).map((group) => [group.key, group]))
  return context.profiles.toSorted(byName).flatMap((member) => {
    const group = groups.get(member.profile.id)
    if (!group) return []
    const summary = ids.map((id) => {
      const { value, prior } = figureOf(context, id, group)
      return { key: id, value, prior }
    })
    return { profile: reportProfile(member), summary }
  })
}

function sectionOf<Item extends object>(context: TabContext<Item>, section: ItemSection<Item>): Section | null {
  if (!inScope(section.tabs, context.tab)) return null
  const own = { ...context, section, empty: section.empty ?? messages.empty.block }
  const content = section.blocks.flatMap((spec): BlockData[] => {
    if (!inScope(spec.tabs, context.tab)) return []
    const { resolve, figures } = itemResolverOf(spec)
    const block = resolve(own, spec)
    return block === null || (block.no_data && isOptional(spec, context.tab)) ? [] : [{ ...block, passports: [...figures(context, spec, block)] }]
  })
  if (content.length === 0) return null
  const { key, title, label, width, topic } = section
  return { key, title, subTitle: subTitle(context, section, content), label: label ?? null, span: width, ...(topic && { topic }), content }
}

/** The section's own words, then what its figures count. */
function subTitle<Item extends object>(context: TabContext<Item>, { subTitle: said, basis }: ItemSection<Item>, content: readonly BlockData[]): string {
  const { dataset, timeAxis, spec } = context
  const rows = content.find((block) => 'rowsTotal' in block)
  const known = {
    bucket: timeAxis.bucket,
    to: formatDate(dataset.range.to),
    zone: displayZone(dataset.zone),
    shown: formatCount(rows && 'rowsTotal' in rows ? rows.values.length : 0),
    items: formatCount(rows && 'rowsTotal' in rows ? rows.rowsTotal : inRange(context).length),
  }
  const words = typeof said === 'function' ? said(inRange(context)) : said
  const filled = Object.entries(known).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), words ?? '')
  return withBasis(filled, basis ?? spec.basis, spec.basis)
}
