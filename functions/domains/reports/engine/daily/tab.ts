/** One tab: its tiles, its sections in the order of the declaration, its profiles, what its data covers. */

import type { BlockData } from '../../../../../shared/blocks/index.ts'
import { displayZone, formatDate } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { formatCount } from '../../../../../shared/format-count.ts'
import { messages } from '../../../../../shared/messages.ts'
import { isWhole, type TabCode, tabDisplay } from '../../../../../shared/networks.ts'
import { basisText, type SectionSpec, withBasis } from '../../../../../shared/reports/language/daily.ts'
import { inScope } from '../../../../../shared/reports/language/tabs.ts'
import type { Coverage, Section, TabReport, Tile } from '../../../../../shared/reports/report.ts'
import { filledRows } from '../../../../../shared/reports/section-rows.ts'
import { gapNotes, rowsLacking } from '../common/gaps.ts'
import { byName, networksIn, reportProfile } from '../common/profiles.ts'
import { everyPost, postsOf } from './aggregate-posts.ts'
import { snapshotText } from './audience.ts'
import { dailyBlockOf } from './blocks/index.ts'
import type { TabContext } from './context.ts'
import { coverageOf, onFewerDays, priorGapNotes, sourcesOf } from './coverage.ts'
import { basisOf } from './left-out.ts'
import { passportsOf } from './passports/index.ts'
import { rowFigures, summaryIds, tilesOf } from './tiles.ts'

type Base = Omit<TabContext, 'tab' | 'networks'>

export function tabContextOf(base: Base, tab: TabCode): TabContext {
  const profiles = tab === 'cross_channel' ? base.profiles : base.profiles.filter(({ profile }) => profile.network === tab)
  return { ...base, tab, profiles, networks: networksIn(profiles) }
}

export function tabReport(base: Base, tab: TabCode, hideIndicators: boolean): TabReport {
  const context = tabContextOf(base, tab)
  const { profiles } = context
  const report = filledRows(context.definition.sections.flatMap((section) => sectionOf(context, section) ?? []))
  const summary = tilesOf(context, hideIndicators, report)
  return {
    code: tab,
    display: tabDisplay(tab),
    summary,
    report,
    by_profile: [...profiles].sort(byName).map((member) => ({ profile: reportProfile(member), summary: rowFigures(context, member) })),
    coverage: context.definition.basis === 'activity' ? coverageOfTab(context, summary) : coverageOfPosts(context),
    passports: passportsOf(context, { summary, report }, hideIndicators),
    extraText: null,
    hideIndicators,
  }
}

/** The coverage of the range, with notes on partial figures and on gaps in the comparison. */
function coverageOfTab(context: TabContext, tiles: readonly Tile[]): Coverage | null {
  const { dataset, profiles } = context
  const coverage = coverageOf(dataset, profiles)
  const said = gapNotes(profiles, sourcesOf('activity'), [dataset.range])
  const titles = new Map(tiles.map(({ key, title }) => [key, title]))
  const fewer = onFewerDays(dataset, profiles, summaryIds(context)).flatMap((id) => titles.get(id) ?? [])
  const partial = fewer.filter((title) => title !== figureMessages.report.exactReach)
  const notes = [...said, ...(coverage?.notes ?? []), ...(partial.length > 0 ? [figureMessages.coverage.fewer(partial)] : [])]
  return coverage && { ...coverage, notes: [...notes, ...priorGapNotes(dataset, profiles)] }
}

/** Of posts only where some are missing: a day without one lacks nothing. */
function coverageOfPosts({ dataset, profiles }: TabContext): Coverage | null {
  const sources = sourcesOf('lifetime')
  const lost = rowsLacking(profiles, sources, dataset.range)
  const have = postsOf({ profiles }, 'current').length
  return lost === 0 ? null : { have, expected: have + lost, notes: gapNotes(profiles, sources, [dataset.range]), of: 'posts', single: true }
}

function sectionOf(context: TabContext, section: SectionSpec): Section | null {
  if (!inScope(section.tabs, context.tab)) return null
  const own = { ...context, section, empty: section.empty ?? messages.empty.block }
  const content = section.blocks.flatMap((spec): BlockData[] => {
    if (!inScope(spec.tabs, context.tab)) return []
    const { resolve, figures } = dailyBlockOf(spec)
    const block = resolve(own, spec)
    return block === null || (spec.optional && block.no_data) ? [] : [{ ...block, passports: figures(spec, block, context.definition.basis) }]
  })
  if (content.length === 0) return null
  const { key, title, called, label, span, topic, opens } = section
  return {
    key,
    title: (isWhole(context.tab) ? undefined : called?.[context.tab]) ?? title,
    subTitle: subTitle(context, section, content),
    label: label ?? null,
    span: typeof span === 'number' ? span : context.tab === 'cross_channel' ? span.cross_channel : span.network,
    ...(topic && { topic }),
    ...(opens && { opens }),
    content,
  }
}

/** The section's own words, then what its figures count. */
function subTitle(context: TabContext, { subTitle: words, basis, blocks }: SectionSpec, content: readonly BlockData[]): string {
  const { dataset, timeAxis, profiles } = context
  const rows = content.find((block) => 'rowsTotal' in block)
  const listed = rows && 'rowsTotal' in rows ? { shown: rows.values.length, posts: rows.rowsTotal } : { shown: 0, posts: 0 }
  const known = {
    bucket: timeAxis.bucket,
    to: formatDate(dataset.range.to),
    zone: displayZone(dataset.zone),
    snapshot: snapshotText(profiles),
    profiles: profiles.length === 1 ? '1 profile' : `${formatCount(profiles.length)} profiles`,
    period: content.flatMap(({ subTitle: own }) => (own ? `. ${own}` : [])).join(''),
    shown: formatCount(listed.shown),
    posts: formatCount(listed.posts || postsOf({ profiles }, 'current').length),
  }
  const filled = Object.entries(known).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), words ?? '')
  if (basis === 'snapshot') return filled || basisText.snapshot
  return [withBasis(filled, basisText[basis], basisText[context.definition.basis]), averagesText(context, blocks)].filter(Boolean).join('. ')
}

/** Averages of hours and of hashtags have no room to say what they leave out. */
function averagesText(context: TabContext, blocks: SectionSpec['blocks']): string {
  const averages = blocks.some((block) => block.kind === 'hashtags' || (block.kind === 'heatmap' && !('breakdown' in block)))
  const basis = averages ? basisOf(context, 'eng_per_post', { profiles: context.profiles, keep: everyPost }, true) : null
  return basis?.replace(/\.$/, '') ?? ''
}
