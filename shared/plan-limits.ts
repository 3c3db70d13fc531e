/** What plans limit, and how each limit is called. */

export const limitIds = ['profiles', 'users', 'groups', 'competitors', 'ai_credits', 'dm_contacts', 'ideas', 'shared_calendars'] as const
export type LimitId = (typeof limitIds)[number]

/** How many of each; null: no limit. */
export type Limits = Readonly<Record<LimitId, number | null>>

/** What is counted here. The rest is of parts that Almanac does not have. */
export const countedLimits = ['profiles', 'users', 'groups', 'ai_credits'] as const satisfies readonly LimitId[]
export type CountedLimit = (typeof countedLimits)[number]
/** What holds here; competitors are counted for each profile. */
export type HeldLimits = Pick<Limits, CountedLimit | 'competitors'>

/** Of an account that no plan limits. */
export const noLimits: HeldLimits = { profiles: null, users: null, groups: null, competitors: null, ai_credits: null }

type Limit = {
  readonly label: string
  /** whether it is one of the figures on cards */
  readonly onCard: boolean
}

export const planLimits = {
  profiles: { label: 'Profiles', onCard: true },
  users: { label: 'Users', onCard: true },
  groups: { label: 'Profile groups', onCard: false },
  competitors: { label: 'Competitors of a profile', onCard: false },
  ai_credits: { label: 'AI credits a month', onCard: true },
  dm_contacts: { label: 'DM contacts', onCard: false },
  ideas: { label: 'Ideas', onCard: false },
  shared_calendars: { label: 'Shared calendars', onCard: false },
} as const satisfies Record<LimitId, Limit>

/** "2,500", or that there is no limit. */
export const limitText = (most: number | null): string => (most === null ? 'Unlimited' : new Intl.NumberFormat('en').format(most))
