/** What plans limit, and how each limit is called. */

export const limitIds = ['profiles', 'users', 'groups', 'competitors', 'ai_credits', 'dm_contacts', 'ideas', 'shared_calendars'] as const
export type LimitId = (typeof limitIds)[number]

/** How many of each; null: no limit. */
export type Limits = Readonly<Record<LimitId, number | null>>

/** Of an account that no plan limits. */
export const noLimits: Limits = {
  profiles: null,
  users: null,
  groups: null,
  competitors: null,
  ai_credits: null,
  dm_contacts: null,
  ideas: null,
  shared_calendars: null,
}

/** What is counted here. The rest is of parts that Almanac does not have. Competitors are counted for each profile. */
export const countedLimits = ['profiles', 'users', 'groups', 'ai_credits'] as const satisfies readonly LimitId[]
export type CountedLimit = (typeof countedLimits)[number]

type Limit = {
  readonly label: string
  /** in a sentence: "15 profiles" */
  readonly noun: string
  /** whether it is one of the figures on cards */
  readonly onCard: boolean
}

export const planLimits = {
  profiles: { label: 'Profiles', noun: 'profiles', onCard: true },
  users: { label: 'Users', noun: 'users', onCard: true },
  groups: { label: 'Profile groups', noun: 'profile groups', onCard: false },
  competitors: { label: 'Competitors of a profile', noun: 'competitors of a profile', onCard: false },
  ai_credits: { label: 'AI credits a month', noun: 'AI credits a month', onCard: true },
  dm_contacts: { label: 'DM contacts', noun: 'DM contacts', onCard: true },
  ideas: { label: 'Ideas', noun: 'ideas', onCard: true },
  shared_calendars: { label: 'Shared calendars', noun: 'shared calendars', onCard: true },
} as const satisfies Record<LimitId, Limit>

const figure = new Intl.NumberFormat('en')

/** "2,500", or that there is no limit. */
export const limitText = (most: number | null): string => (most === null ? 'Unlimited' : figure.format(most))
