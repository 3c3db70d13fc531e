/** The figures on top of a tab. */

import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { formatDate } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../../shared/format.ts'
import { aboutOf } from '../../../../../shared/metrics/about.ts'
import { type MetricId, measuresUnder, metrics, type UniqueInput, uniquePair } from '../../../../../shared/metrics/index.ts'
import { isWhole, type NetworkCode, networks } from '../../../../../shared/networks.ts'
import type { Section, Tile } from '../../../../../shared/reports/report.ts'
import { whoIsOut } from '../common/lack.ts'
import { firstPartialDay, sparkSpans } from '../common/time-axis.ts'
import { hasLost, offering } from './aggregate.ts'
import { chanceOfTile } from './chance.ts'
import { comparable, comparableFor, comparableLevels, figure, figureOf, fullRange, measured, offered, pointsOver, type TabContext } from './context.ts'
import { daysOf, type ProfileDataset, type Window } from './dataset.ts'
import { basisOf } from './left-out.ts'
import { missingTermsNote } from './missing-terms.ts'
import { deltaNote, deltaShort } from './net-growth.ts'
import { redefinedFor } from './redefined.ts'
import { uncomparedNote } from './uncompared.ts'

/** The tiles of a tab. */
export function summaryIds({ definition, tab, ...context }: TabContext): MetricId[] {
  const own = isWhole(tab) ? [] : (definition.networkSummary?.[tab satisfies NetworkCode] ?? [])
  return [...definition.summary, ...own].filter((id) => offered({ definition, tab, ...context }, id))
}

/** `drawn`: the sections under them. */
export function tilesOf(context: TabContext, hideIndicators: boolean, drawn: readonly Section[]): Tile[] {
  return summaryIds(context).map((id) => ({ ...tileOf(context, id, hideIndicators), about: aboutOf(id, metrics[id], drawn) }))
}

/** A metric over the whole range and tab: what it is called there, its figure, and what must be said with it. */
export type Shown = Pick<Tile, 'title' | 'figure' | 'note'> & { readonly basis: string | null }

export function shownOf(context: TabContext, id: MetricId, hideIndicators: boolean): Shown {
  const metric = metrics[id]
  const overPosts = context.definition.basis === 'lifetime' && 'overPosts' in metric ? metric.overPosts : undefined
  const exact = overPosts || metric.class !== 'UNIQUE' ? null : exactFigure(context, id)
  const shown = exact ?? figureOf(context, id, context)
  const perProfile = metric.class === 'UNIQUE' && !exact && offering(id, context.profiles).length > 1 ? figureMessages.report.perProfile : null
  const missing = missingTermsNote(context, id)
  const basis = basisOf(context, id, context, hideIndicators)
  const [partial, uncompared] = [deltaNote(context, id), hideIndicators ? null : uncomparedNote(context, id, shown)]
  const notes = [
    hideIndicators ? null : comparedNote(context, id, shown),
    redefinedNote(context, id, hideIndicators),
    basis,
    missing,
    overPosts?.note ?? perProfile,
    lostNote(context, id),
    partial,
    uncompared && (partial ? figureMessages.passport.notCompared : uncompared),
  ].filter((note) => note != null)
  return {
    title: exact ? figureMessages.report.exactReach : (overPosts?.title ?? (isWhole(context.tab) ? undefined : metric.called?.[context.tab]) ?? metric.title),
    figure: shown,
    note: notes.length > 0 ? notes.join(' ') : null,
    // without a change the note stands there whole
    basis: basisOf(context, id, context, true) ?? missing ?? (shown.prior === null ? null : deltaShort(context, id)),
  }
}

function tileOf(context: TabContext, id: MetricId, hideIndicators: boolean): Tile {
  const { title, figure: shown, note, basis } = shownOf(context, id, hideIndicators)
  const { value, prior, unit, polarity, growth } = shown
  const chance = chanceOfTile(context, id, shown)
  const told = { figure: shown, spark: sparkOf(context, id), note, ...(basis ? { basis } : {}), ...(chance === null ? {} : { chance }) }
  return { key: id, title, value, prior, growth: growth.value, unit, polarity, ...told, passport: id }
}

/** The network's own number of people for one profile over exactly a week or 28 days (docs/metrics.md#unique-people). */
function exactFigure({ profiles, dataset: { range, zone, now } }: TabContext, id: MetricId): Figure | null {
  const [only, ...more] = offering(id, profiles)
  if (id !== 'reach' || !only || more.length > 0) return null
  // a number of people up to a day that may still change is held against none
  const isSettled = range.to < firstPartialDay(zone, now)
  const prior = only.comparable && only.prior && isSettled ? [uniqueInput(only.prior.window)] : []
  const people = [uniqueInput(only.current.window)]
  const alone = uniquePair(people, people).current
  if (alone.window !== 'exact') return null
  // what it is held against never changes what it is: without an exact number there it stands uncompared
  const pair = uniquePair(people, prior)
  return figure(id, alone.value, pair.current.window === 'exact' ? pair.prior.value : null, alone.value)
}

function uniqueInput(window: Window): UniqueInput {
  const { lead, days } = window
  return {
    daily: daysOf(window, 'reach'),
    week: daysOf(window, 'reach_week'),
    days28: daysOf(window, 'reach_days_28'),
    start: lead,
    end: lead + days,
  }
}

/** When profiles or days are in the figure and not in its growth: the two numbers the growth is of. */
function comparedNote(context: TabContext, id: MetricId, { compared, over, value, prior, unit }: Figure): string | null {
  if (compared === undefined && over === undefined) return null
  const all = offering(id, context.profiles).filter(
    (member) => measured(context, id, { profiles: [member] }, 'current', fullRange(context.dataset, 'current')) !== null,
  )
  const connected = comparable({ profiles: all })
  const inside = new Set(comparableLevels(context, id, comparableFor(context, id, connected)).profiles.map(({ profile }) => profile.id))
  const out = all.filter(({ profile }) => !inside.has(profile.id))
  const without = whoIsOut(out, inside.size === connected.profiles.length)
  return figureMessages.report.comparedOver(without, over, formatFigure(compared ?? value, unit, 'compact'), formatFigure(prior, unit, 'compact'))
}

/** Which networks of the figure count another way since a day in the range, or between it and the one it is held against. */
export function redefinedNote({ dataset: { range, prior }, networks: codes, profiles }: TabContext, id: MetricId, hideIndicators: boolean): string | null {
  const said = codes.flatMap((network) => {
    const own = profiles.filter(({ profile }) => profile.network === network)
    const since = (other: typeof range) =>
      own.map((member) => redefinedFor(measuresUnder(id, network), member, range, other)).find((day) => day !== null) ?? null
    const { display } = networks[network]
    const [within, between] = [since(range), prior && !hideIndicators ? since(prior) : null]
    if (within) return figureMessages.report.redefinedWithin(display, formatDate(within), between !== null)
    return between ? figureMessages.report.redefined(display, formatDate(between)) : []
  })
  return said.length > 0 ? said.join(' ') : null
}

/** A level of several profiles that stands without one of them says so. */
function lostNote(context: TabContext, id: MetricId): string | null {
  if (context.definition.basis === 'lifetime' || metrics[id].class !== 'STOCK') return null
  const lost = offering(id, context.profiles).filter((member) => hasLost(id, member, 'current', fullRange(context.dataset, 'current').end - 1)).length
  return lost > 0 && lost < context.profiles.length ? figureMessages.report.lost(lost) : null
}

function sparkOf(context: TabContext, id: MetricId): (number | null)[] | null {
  const points = sparkSpans(context.timeAxis.spans).map(pointsOver(context, id, context, 'current'))
  return points.filter((point) => point !== null).length > 1 ? points : null
}

export function rowFigures(context: TabContext, member: ProfileDataset) {
  return summaryIds(context).map((id) => {
    const { value, prior } = figureOf(context, id, { profiles: [member] })
    return { key: id, value, prior }
  })
}
