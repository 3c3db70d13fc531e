/** What was chosen on one report and stays chosen on the next: profile group, its profiles, dates. Pure. */
import { joinList } from '../../../shared/comma-list.ts'
import type { DateRange } from '../../../shared/dates/index.ts'
import { type DatePreset, presetCompare, presetRange } from '../../../shared/templates/date-preset.ts'
import { datesIn, dateWords, hasDates, type ReportSearch } from './address.ts'
import { openProfiles, type ReportGroup, type ReportView } from './view.ts'

/** `profiles`: by group, where not all of it are chosen. */
export type ReportChoice = {
  readonly entity?: string
  readonly profiles: Readonly<Record<string, readonly string[]>>
  readonly range?: DateRange
  readonly prior?: DateRange
}

export const nothingChosen: ReportChoice = { profiles: {} }

/** Chosen profiles after some were ticked: those that the type at hand does not offer stay as they were chosen for other types. */
export function chosenAfter(before: readonly string[], offered: readonly string[], ticked: readonly string[]): string[] {
  return [...before.filter((id) => !offered.includes(id)), ...ticked]
}

/** The choice after this view of a report was on screen. `group`: of the view, with what its type blocks; null for a report that is not about one. */
export function choiceAfter(before: ReportChoice, view: ReportView, group: ReportGroup | null, compared: boolean): ReportChoice {
  const prior = compared ? view.prior : before.prior
  const next = { ...before, range: view.range, ...(prior ? { prior } : {}) }
  if (!group) return next
  const { [group.entity_gid]: known, ...others } = before.profiles
  const all = group.profiles.map(({ id }) => id)
  const offered = openProfiles(group).map(({ id }) => id)
  const chosen = chosenAfter(known ?? all, offered, view.profileIds)
  const isAll = all.every((id) => chosen.includes(id))
  return { ...next, entity: group.entity_gid, profiles: isAll ? others : { ...others, [group.entity_gid]: chosen } }
}

/** The address of another group: its own profiles, tab and labels, the dates of this one. */
export function searchOfGroup(choice: ReportChoice, group: ReportGroup, { template_id, ...search }: ReportSearch): ReportSearch {
  return withChoice({ ...datesIn(search), ...(template_id ? { template_id } : {}) }, { ...choice, entity: group.entity_gid }, [group])
}

/**
 * An address with what it leaves open taken from the choice. `groups`: those it may be about, with what its type blocks; empty for a report that is
 * not about one. `preset`: of its template, which comes before the dates of the report that was open.
 */
export function withChoice(search: ReportSearch, choice: ReportChoice, groups: readonly ReportGroup[], preset: DatePreset | null = null): ReportSearch {
  const range = presetRange(preset) ? undefined : choice.range
  // what another range was compared with is not held against the template's
  const prior = presetRange(preset) || presetCompare(preset) ? undefined : choice.prior
  const dated = hasDates(search) ? search : { ...search, ...dateWords({ range, prior }) }
  const group = groups.find(({ entity_gid }) => entity_gid === choice.entity)
  if (search.entity || search.profile || !group) return dated
  const chosen = choice.profiles[group.entity_gid]
  const offered = openProfiles(group).flatMap(({ id }) => (chosen?.includes(id) ? [id] : []))
  return { ...dated, entity: group.entity_gid, ...(offered.length > 0 ? { profile: joinList(offered) } : {}) }
}
