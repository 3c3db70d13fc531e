/** What the address of an open report keeps (docs/behaviours.md#the-address), and what it means. Pure, so a link can be proved to restore the same report. */
import type { ProfileRow } from '../../../shared/api/profiles.ts'
import { joinList, splitList } from '../../../shared/comma-list.ts'
import { type DateRange, rangeProblem } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'
import { tabCodes } from '../../../shared/networks.ts'
import { declaredSubject, reportManifest, reportManifests } from '../../../shared/reports/index.ts'
import type { SubjectKind, SubjectRef } from '../../../shared/reports/subjects.ts'
import { type DatePreset, openPrior, openRange } from '../../../shared/templates/date-preset.ts'
import { dateWords, priorIn, type ReportSearch, rangeIn } from './address.ts'

/** Longer lists of profiles are left out of the address when they are simply all of the group: a link must stay a link. */
const longestProfileList = 60

export type ReportView = {
  entityGid: string
  network: string
  profileIds: string[]
  range: DateRange
  prior: DateRange
  templateId: string | null
  labels: string[]
  labelMatch: 'any' | 'all'
  timezone: string
  /** what it is about, of a type that asks for it in a first step */
  subject?: SubjectRef
}

export type ReportGroup = { entity_gid: string; name: string; timezone: string | null; profiles: ProfileRow[] }

/** Profiles that can take reports; a blocked one says why. */
export function openProfiles(group: ReportGroup): ProfileRow[] {
  return group.profiles.filter((profile) => profile.blocked === null)
}

/** Of all groups, those on the networks of the report that is about such a subject. */
export function offeredProfiles(kind: SubjectKind, groups: readonly ReportGroup[]): ProfileRow[] {
  const type = reportManifests.find(({ id }) => declaredSubject(id) === kind)
  const networks = (type && reportManifest(type.id)?.networks) ?? 'all'
  return groups.flatMap(openProfiles).filter(({ code }) => networks === 'all' || networks.includes(code))
}

/** What a group runs its report with: when every profile is blocked all of them, so that the server says why. */
function runnable(group: ReportGroup): ProfileRow[] {
  const open = openProfiles(group)
  return open.length > 0 ? open : group.profiles
}

/** The profile group of the view: the one named, else that of the first profile named, else the one with the most profiles that have figures. */
export function groupOf(groups: readonly ReportGroup[], search: ReportSearch): ReportGroup | undefined {
  const named = splitList(search.profile ?? '')
  const figures = (group: ReportGroup) => openProfiles(group).filter((profile) => profile.available_from !== null).length
  // a group that has none of the profiles would head another client's figures
  const withProfiles = groups.filter((group) => group.profiles.some((profile) => named.includes(profile.id)))
  const possible = withProfiles.length > 0 ? withProfiles : groups
  return possible.find((group) => group.entity_gid === search.entity) ?? withProfiles[0] ?? groups.toSorted((a, b) => figures(b) - figures(a))[0]
}

/** Whether the report is about another profile group than its address names. */
export function refusesGroup({ entity }: ReportSearch, group: ReportGroup): boolean {
  return entity !== undefined && entity !== group.entity_gid
}

/** The profile groups of a view by name, the one in its address first: a run that is opened again can be about several. */
export function groupNames({ entityGid, profileIds }: Pick<ReportView, 'entityGid' | 'profileIds'>, groups: readonly ReportGroup[]): string[] {
  const own = groups.find(({ entity_gid }) => entity_gid === entityGid)
  const others = groups.filter((group) => group !== own && group.profiles.some(({ id }) => profileIds.includes(id)))
  return [...(own ? [own.name] : []), ...others.map(({ name }) => name)]
}

/**
 * The view an address stands for; dates that make no sense fall back to those of its template (`preset`), else to the default. `todayIn` is the
 * date in a zone; `zone` is that of what the report is about, when it has one of its own.
 */
export function viewOf(
  search: ReportSearch,
  groups: readonly ReportGroup[],
  accountZone: string,
  todayIn: (zone: string) => string,
  zone: string | null = null,
  preset: DatePreset | null = null,
): ReportView | null {
  const group = groupOf(groups, search)
  if (!group) return null
  const timezone = zone ?? group.timezone ?? accountZone
  const today = todayIn(timezone)
  const known = new Set(groups.flatMap((one) => one.profiles.map((profile) => profile.id)))
  const named = splitList(search.profile ?? '')
  const found = named.filter((id) => known.has(id))
  const possible = (range: DateRange | null) => (range && rangeProblem(range, today) === null ? range : null)
  const range = possible(rangeIn(search)) ?? openRange(preset, today)
  const prior = possible(priorIn(search)) ?? openPrior(preset, range)
  return {
    entityGid: group.entity_gid,
    network: tabCodes.find((code) => code === search.network) ?? 'cross_channel',
    // ids that are all unknown go to the server, which says so in its own words
    profileIds: named.length === 0 ? runnable(group).map((profile) => profile.id) : found.length > 0 ? found : named,
    range,
    prior,
    templateId: search.template_id ?? null,
    labels: splitList(search.label ?? ''),
    labelMatch: search.label_match === 'all' ? 'all' : 'any',
    timezone,
  }
}

/** The sentence for dates of an address that cannot be used; null when it names none, or good ones. */
export function refusedDates(search: ReportSearch, today: string): string | null {
  const { from_date: from, to_date: to, prior_from: priorFrom, prior_to: priorTo } = search
  const problem = from || to ? rangeProblem({ from, to }, today) : null
  if (problem) return messages.dates.replaced(problem)
  const compareProblem = priorFrom || priorTo ? rangeProblem({ from: priorFrom, to: priorTo }, today) : null
  return compareProblem && messages.dates.compareReplaced(compareProblem)
}

/** The address of a view. */
export function searchOf(view: ReportView, groups: readonly ReportGroup[]): ReportSearch {
  const group = groups.find((one) => one.entity_gid === view.entityGid)
  const all = group ? openProfiles(group).map((profile) => profile.id) : []
  const isAll = all.length === view.profileIds.length && all.every((id) => view.profileIds.includes(id))
  return {
    entity: view.entityGid,
    network: view.network,
    ...(isAll && all.length > longestProfileList ? {} : { profile: joinList(view.profileIds) }),
    ...dateWords(view),
    ...(view.templateId ? { template_id: view.templateId } : {}),
    ...(view.labels.length > 0 ? { label: joinList(view.labels), label_match: view.labelMatch } : {}),
  }
}
