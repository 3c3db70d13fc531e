/** The industry that profiles are held against: that of the profile group of the first of them. */
import { type Cohort, type ComparedProfile, industries } from '../../../shared/public-profiles.ts'
import type { GroupRecord, ProfileRecord } from '../../kernel/accounts/store.ts'
import { pagesOfIndustry } from './store.ts'

const names: Readonly<Record<string, string>> = industries

const handleOf = (network: string, username: string) => `${network} ${username.replace(/^@/, '').toLowerCase()}`

/** `outside`: profiles whose group is of another industry, or of none. */
export async function cohortOf(
  entities: readonly GroupRecord[],
  profiles: readonly ProfileRecord[],
): Promise<{ cohort: Cohort; outside: ReadonlySet<string> }> {
  const industryOf = new Map(entities.map(({ entity_gid, industry }) => [entity_gid, industry ?? null]))
  const industry = profiles[0] ? (industryOf.get(profiles[0].entity_gid) ?? null) : null
  if (industry === null) return { cohort: { industry: null, pages: [] }, outside: new Set() }
  const found = await pagesOfIndustry(industry, [...new Set(profiles.map(({ network }) => network))])
  // a directory of everybody holds the own pages too, and nobody is their own peer
  const mine = new Set(profiles.flatMap(({ network, username }) => (username ? [handleOf(network, username)] : [])))
  const own = new Set(found.flatMap(({ network, username, brand }) => (username && mine.has(handleOf(network, username)) ? [brand] : [])))
  const peers = found.filter(({ brand }) => !own.has(brand))
  const pages = peers.map(
    ({ id, network, name, username, brand }): ComparedProfile => ({ id, network, name, username, brand, own: false, since: null, state: 'shown' }),
  )
  const outside = new Set(profiles.flatMap(({ id, entity_gid }) => (industryOf.get(entity_gid) === industry ? [] : [id])))
  return { cohort: { industry: names[industry] ?? industry, pages }, outside }
}
