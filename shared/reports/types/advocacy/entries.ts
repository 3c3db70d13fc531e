/** What an advocacy report counts: shares, their clicks by country, and the members of the group. */
import type { AdvocacyGroup } from '../../../advocacy.ts'
import { type AdvocacyShare, type Advocate, advocateSource, shareSource } from '../../../items/advocacy.ts'
import type { Reader } from '../../../items/source.ts'
import { sumKnown } from '../../../metrics/flow.ts'
import type { NetworkCode } from '../../../networks.ts'

export type Shared = { readonly kind: 'share'; readonly share: AdvocacyShare; readonly advocate: Advocate | null; readonly engagements: number | null }
type FromCountry = { readonly kind: 'country'; readonly network: NetworkCode; readonly at: string; readonly code: string; readonly clicks: number }
type Member = { readonly kind: 'member'; readonly advocate: Advocate }
export type Terms = { readonly kind: 'group'; readonly group: Pick<AdvocacyGroup, 'rates' | 'points'> }
export type AdvocacyEntry = Shared | FromCountry | Member | Terms

/** The group, its members of whenever they joined, and the shares of the ranges with what came of them. */
export async function readAdvocacy(read: Reader, group: AdvocacyGroup | null): Promise<AdvocacyEntry[]> {
  // who is a member is known from when they joined, however long ago that was
  const [advocates, shares] = await Promise.all([read(advocateSource, { before: 'ever' }), read(shareSource)])
  const known = new Map(advocates.map((advocate) => [advocate.id, advocate]))
  return [
    ...(group ? [{ kind: 'group', group } as const] : []),
    ...advocates.map((advocate) => ({ kind: 'member', advocate }) as const),
    ...shares.flatMap((share): AdvocacyEntry[] => [
      { kind: 'share', share, advocate: known.get(share.advocateId) ?? null, engagements: sumKnown([share.reactions, share.comments, share.reshares]) },
      ...share.countries.map(({ code, clicks }) => ({ kind: 'country', network: share.network, at: share.at, code, clicks }) as const),
    ]),
  ]
}

/** Whether somebody is a member just before an instant. */
function isMemberAt({ joinedAt, leftAt }: Advocate, end: string): boolean {
  return joinedAt < end && (leftAt === null || leftAt >= end)
}

/** Members at an instant, that instant not included. */
export function membersAt(entries: Iterable<AdvocacyEntry>, end: string): number {
  let members = 0
  for (const entry of entries) {
    if (entry.kind === 'member' && isMemberAt(entry.advocate, end)) members++
  }
  return members
}

const noTerms: Terms['group'] = {
  rates: { currency: 'XXX', click: 0, engagement: 0, thousand_impressions: 0 },
  points: { share: 0, click: 0, engagement: 0 },
}

/** What the group pays for; nothing where it has no terms. */
export function termsOf(entries: readonly AdvocacyEntry[]): Terms['group'] {
  return entries.flatMap((entry) => (entry.kind === 'group' ? [entry.group] : []))[0] ?? noTerms
}
