import type { HomeProfile, Need } from '../../../../shared/api/home.ts'
import { addDays, daysBetween, formatNear } from '../../../../shared/dates/index.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { networks } from '../../../../shared/networks.ts'
import { groupNames } from './group-names.ts'
import { timeFrom } from './times.ts'
import type { Home } from './use-home.ts'

/** What is wrong, and what comes of it. */
export function needText(need: Need, home: Home): { title: string; detail: string } {
  const name = groupNames(home)
  const at = (instant: string) => timeFrom(instant, home.timezone, home.today)
  switch (need.kind) {
    case 'failed':
      return {
        title: said.failed(need.run.title, groupsOf(need.run, name)),
        detail: sentences(said.due(at(need.run.generate_at)), need.reason, said.waiting(need.waiting)),
      }
    case 'refused':
      return { title: said.refused(need.emails), detail: sentences(`${need.run.title}, ${groupsOf(need.run, name)}.`, said.others(need.others)) }
    case 'retrying':
      return { title: said.retrying(need.run.title, groupsOf(need.run, name)), detail: sentences(need.reason, said.nextTry(at(need.at))) }
    case 'behind':
      return { title: said.behind(...whose(need, name)), detail: sentences(lastDay(need.profiles, home.today), comingWithout(need, at)) }
    case 'never':
      return { title: said.never(...whose(need, name)), detail: sentences(said.importFirst, need.next && comingWithout(need, at)) }
    case 'empty':
      return { title: said.empty(name(need.entity_gid)), detail: said.emptyHint }
  }
}

const sentences = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ')

/** "Northbound Coffee", or all of them. */
export const groupsOf = ({ entities }: { entities: readonly string[] }, name: (gid: string) => string) => entities.map(name).filter(Boolean).join(', ')

type About = Extract<Need, { kind: 'behind' | 'never' }>

function whose({ profiles, entity_gid }: About, name: (gid: string) => string): [names: string[], network: string, group: string] {
  const [first] = profiles
  return [profiles.map((profile) => profile.name), first ? networks[first.network].display : '', name(entity_gid)]
}

/** The oldest of them. */
function lastDay(profiles: readonly HomeProfile[], today: string): string {
  const days = profiles.flatMap(({ last }) => last ?? [])
  if (days.length < profiles.length) return said.longAgo
  const oldest = days.reduce((one, other) => (one < other ? one : other), today)
  return said.lastDay(formatNear(oldest, today), daysBetween(oldest, addDays(today, -1)))
}

function comingWithout({ next, profiles: { length } }: About, at: (instant: string) => string): string {
  return next ? said.without(next.title, at(next.generate_at), length) : said.noneDue(length)
}
