/** Which measures networks really gave, in the days or posts of a tab: what a figure is made of, and not what it could be made of. */

import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../shared/listed.ts'
import {
  type EngagementGroup,
  engagementGroups,
  fieldOf,
  isMetricId,
  type MeasureId,
  type MetricId,
  measuresOf,
  metrics,
  partsInGroup,
  partsOf,
  publicPartsOf,
  sumOf,
} from '../../../../../shared/metrics/index.ts'
import { fieldsOfPart } from '../../../../../shared/metrics/shown.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { postsOf } from './aggregate-posts.ts'
import { fullRange, type TabContext } from './context.ts'
import { daysOf, type ProfileDataset, type Window } from './dataset.ts'

/** Whether anything of a measure is known of these profiles, in the basis of the report. */
function gives(context: TabContext, profiles: readonly ProfileDataset[], measure: MeasureId): boolean {
  if (context.definition.basis === 'lifetime') return postsOf({ profiles }, 'current').some(({ post }) => post.measures[measure] !== undefined)
  const { end } = fullRange(context.dataset, 'current')
  return profiles.some(({ current: { window } }) =>
    daysOf(window, measure)
      .subarray(window.lead, window.lead + end)
      .some((value) => !Number.isNaN(value)),
  )
}

type Read = { readonly field: string; readonly note?: string }

/** Names of the columns that a measure was imported from; null where nobody kept them. */
function columnOf(context: TabContext, profiles: readonly ProfileDataset[], measure: MeasureId): string | null {
  const of = context.definition.basis === 'lifetime' ? 'posts' : 'days'
  const names = new Set(profiles.flatMap(({ profile }) => profile.columns?.[of][measure] ?? []))
  return names.size > 0 ? [...names].join(' or ') : null
}

/** What of a network a figure was read from: its own total, or the parts that were there; and which of its parts were not. */
export function fieldRead(context: TabContext, id: MetricId, network: NetworkCode, profiles: readonly ProfileDataset[]): Read {
  const metric = metrics[id]
  const whole = fieldOf(id, network) ?? ''
  if (metric.class === 'RATIO') {
    const { num, den } = metric
    if (den === 'days' || den === 'baseline') return { field: whole }
    const [above, below] = [num, den].map((part) => fieldRead(context, part, network, profiles))
    const notes = [above?.note, below?.note].filter((note) => note !== undefined)
    return { field: `(${above?.field}) ÷ (${below?.field})`, ...(notes.length > 0 ? { note: [...new Set(notes)].join(' ') } : {}) }
  }
  const named = (measures: readonly MeasureId[]) => measures.flatMap((measure) => columnOf(context, profiles, measure) ?? [])
  if (!('source' in metric)) {
    if (gives(context, profiles, 'followers')) return { field: named(['followers'])[0] ?? whole }
    const flows = (['followers_gained', 'followers_lost'] as const).filter((measure) => gives(context, profiles, measure))
    if (flows.length === 0) return { field: whole, note: figureMessages.passport.notImported }
    return { field: flows.map((flow) => columnOf(context, profiles, flow) ?? fieldOf(flow, network) ?? flow).join(' − ') }
  }
  if (!('rule' in metric.source)) {
    const known = (measuresOf(metric, network) ?? []).filter((measure) => gives(context, profiles, measure))
    return known.length > 0 ? { field: named(known).join(' + ') || whole } : { field: whole, note: figureMessages.passport.notImported }
  }
  if (metric.source.rule === 'posts') return { field: whole }
  const parts = metric.source.rule === 'engagements' ? partsOf(network) : publicPartsOf(network)
  const present = parts.filter((part) => gives(context, profiles, part))
  const own = metric.source.rule === 'engagements' && gives(context, profiles, 'engagements')
  if (!own && present.length === 0) return { field: whole, note: figureMessages.passport.notImported }
  const lost = lostGroups(network, parts, (measure) => present.includes(measure)).map((group) => engagementGroups[group].label.toLowerCase())
  if (own) {
    const field = named(['engagements'])[0] ?? (lost.length === 0 ? whole : figureMessages.passport.ownTotal)
    return { field, ...(present.length === 0 ? { note: figureMessages.passport.partsUnknown } : {}) }
  }
  const names = named(present)
  if (lost.length === 0) return { field: names.length === present.length ? names.join(' + ') : whole }
  const field = names.length === present.length ? names.join(' + ') : namesOf(network, present)
  return { field, note: figureMessages.report.withoutParts(listed(lost), null) }
}

/** The same of a part of engagements. */
export function partRead(context: TabContext, part: EngagementGroup, network: NetworkCode, profiles: readonly ProfileDataset[]): string {
  const known = partsInGroup(network, part).filter((measure) => gives(context, profiles, measure))
  return known.flatMap((measure) => columnOf(context, profiles, measure) ?? []).join(' + ') || fieldsOfPart(network, part)
}

/** Why the network's own screen may differ from its engagements as they were read; null where the usual reason holds. */
export function nativeOfTotal(context: TabContext, network: NetworkCode, profiles: readonly ProfileDataset[]): string | null {
  const own = gives(context, profiles, 'engagements')
  if (network === 'facebook' && !gives(context, profiles, 'clicks')) return figureMessages.passport.interactionsWithoutClicks
  return network === 'instagram' && own && !gives(context, profiles, 'reactions') ? figureMessages.passport.interactionsWithReposts : null
}

/** Groups of the parts of a profile's engagements that were not imported; none where its network's own total was. */
export function missingParts(context: TabContext, member: ProfileDataset, open: boolean): EngagementGroup[] {
  const { network } = member.profile
  if (!open && gives(context, [member], 'engagements')) return []
  return lostGroups(network, open ? publicPartsOf(network) : partsOf(network), (measure) => gives(context, [member], measure))
}

/** Groups of the parts that a network has and of which nothing is known. */
function lostGroups(network: NetworkCode, parts: readonly MeasureId[], known: (measure: MeasureId) => boolean): EngagementGroup[] {
  const groups: readonly EngagementGroup[] = ['reactions', 'comments', 'shares', 'saves', 'clicks']
  return groups.filter((group) => {
    const own = partsInGroup(network, group).filter((part) => parts.includes(part))
    return own.length > 0 && !own.some(known)
  })
}

/** The network's own names of its parts; replies stand for comments and quotes for shares. */
function namesOf(network: NetworkCode, parts: readonly MeasureId[]): string {
  const ids = parts.map((part) => (part === 'replies' ? 'comments' : part === 'quotes' ? 'shares' : part))
  return [...new Set(ids)].map((id) => (isMetricId(id) ? fieldOf(id, network) : null) ?? id).join(' + ')
}

/** Whether a day has all that engagements are made of: the network's own total, or something of each group of its parts. */
export function isWholeDay({ profile: { network } }: ProfileDataset, window: Window, day: number, open = false): boolean {
  const get = (measure: MeasureId) => window.measures[measure]?.[window.lead + day]
  const known = (measure: MeasureId) => sumOf([measure], get) !== null
  if (!open && known('engagements')) return true
  return lostGroups(network, open ? publicPartsOf(network) : partsOf(network), known).length === 0
}
