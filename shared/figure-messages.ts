/** What a report says of its own figures: beside them, in their passports and in its notes. */
import { formatCount } from './format-count.ts'

/** Of a comparison that does not stand: how many of the days, or of `what` else, of one of its periods are known. */
function lackOf(known: number, all: number, period: 'current' | 'prior', what?: string, why?: 'unequal' | 'unsettled'): string {
  if (why === 'unequal') return `the periods differ too much in length (${formatCount(known)} vs ${formatCount(all)} days)`
  if (why === 'unsettled') return 'the figures of these days may still change'
  const of = period === 'prior' ? 'the prior period' : 'this period'
  if (what === undefined) return known === 0 ? `there is no data for ${of}` : `only ${formatCount(known)} of ${formatCount(all)} days of ${of} have data`
  return `${known === 0 ? 'none' : `only ${formatCount(known)}`} of the ${formatCount(all)} ${what} in ${of} ${known === 1 ? 'has' : 'have'} what this figure needs`
}

const sourceRows: Readonly<Record<string, readonly [one: string, many: string]>> = {
  days: ['1 row of daily figures', 'rows of daily figures'],
  posts: ['1 post', 'posts'],
  reviews: ['1 review', 'reviews'],
  messages: ['1 message', 'messages'],
}
/** "2 posts" */
function rowsOf(of: string, rows: number): string {
  const [one, many] = sourceRows[of] ?? ['1 row', 'rows']
  return rows === 1 ? one : `${formatCount(rows)} ${many}`
}

/** How many of all there are have what a figure needs. */
export type CountOf = { readonly some: number; readonly all: number }

export const figureMessages = {
  report: {
    exactReach: 'Reach',
    atEnd: 'At the end',
    overall: 'Overall',
    /** of a map */
    unplaced: (unknown: string, all: string, what: string) => `${unknown} of ${all} ${what} have no country`,
    perProfile: 'People may be counted once for each profile.',
    notCompared: (profiles: number) =>
      profiles === 1
        ? '1 profile joined during the comparison period. It counts in totals but not in changes.'
        : `${formatCount(profiles)} profiles joined during the comparison period. They count in totals but not in changes.`,
    /** `without`: who is on neither side; `over`: the compared days, where these are not all */
    comparedOver: (without: string | null, over: CountOf | undefined, now: string, before: string): string => {
      const { begin, end } = figureMessages.report.comparison(now, before)
      const days = over ? ` over ${formatCount(over.some)} of ${formatCount(over.all)} days` : ''
      return `${begin}${without === null ? days : `, without ${without}${days && `,${days}`}`}${end}`
    },
    /** begin and end of the sentence above, for pages that print its two numbers already */
    comparison: (now: string, before: string) => ({ begin: 'Like for like', end: `: ${now}, was ${before}.` }),
    joinedOn: (name: string, date: string) => `${name} has data since ${date}, which raises the total`,
    joined: (profiles: number) => `${formatCount(profiles)} profiles joined within the period, which raises the total`,
    newProfiles: (profiles: number) => (profiles === 1 ? '1 new profile' : `${formatCount(profiles)} new profiles`),
    lack: (...of: Parameters<typeof lackOf>) => `Not compared: ${lackOf(...of)}.`,
    lacks: 'Not compared: some data of the two periods is missing.',
    totalOfPosts: (posts: number) => `Total of ${posts === 1 ? '1 post' : `${formatCount(posts)} posts`}`,
    redefinedWithin: (network: string, since: string, isCompared: boolean) =>
      `${network} switched from impressions to views on ${since}: this period mixes both${isCompared ? ' and is not compared' : ''}.`,
    /** of a change in percentage points: "+6.8% relative to the prior period" */
    relative: (change: string) => `${change} relative to the prior period`,
    usual: 'Within normal variation',
    littleData: 'Too little data for a trend',
    /** short, beside a figure: "2 of 3 posts" */
    countOf: ({ some, all }: CountOf, many: string) => `${formatCount(some)} of ${formatCount(all)} ${many}`,
    profilesNamed: (profiles: number) => (profiles === 1 ? '1 profile' : `${formatCount(profiles)} profiles`),
    /** of a rate: networks and profiles that lack one of its terms */
    without: (who: string) => `Without ${who}.`,
    /** of a rate that leaves out what lacks one of its two figures; `before`: of the range it is held against. Null where nothing is left out */
    basedOn: (what: string, now: CountOf, before: CountOf | null): string | null => {
      const lacks = before !== null && before.some < before.all ? `${formatCount(before.some)} of ${formatCount(before.all)}` : null
      if (now.some < now.all) return `Based on ${formatCount(now.some)} of ${formatCount(now.all)} ${what}${lacks ? ` (prior period: ${lacks})` : ''}.`
      return lacks && `The prior rate is based on ${lacks} ${what}.`
    },
    /** of a sum, such as engagements; `who`: the profiles that lack these parts, where others have them */
    withoutParts: (parts: string, who: string | null) =>
      `${parts.charAt(0).toUpperCase()}${parts.slice(1)}${who === null ? '' : ` of ${who}`} were not imported.`,
    withoutSomeParts: (profiles: number) => `Parts of it were not imported for ${formatCount(profiles)} profiles.`,
    /** of a rate or an average without a value */
    missingTerm: (term: string) => `Cannot be calculated: no data for ${term}.`,
    neverBoth: (one: 'day' | 'post', above: string, below: string) => `Cannot be calculated: no ${one} has both ${above} and ${below}.`,
    bothFigures: 'days with both figures',
    daysOfAds: 'days with ads',
    redefined: (network: string, since: string) => `Not compared for ${network}: it switched from impressions to views on ${since}.`,
    lost: (profiles: number) => `Excludes ${profiles === 1 ? '1 profile' : `${formatCount(profiles)} profiles`} without data for a week.`,
    /** of a total that is not the sum of what is drawn with it; `parts` in the order they are drawn */
    unlikeParts: (parts: readonly { label: string; of: number }[], all: number, what: 'network' | 'profile') => {
      const known = parts.map(({ label, of }) => `${label.toLowerCase()} ${formatCount(of)}`)
      return `${what === 'network' ? 'Networks' : 'Profiles'} reporting: ${known.join(', ')}, total ${formatCount(all)}`
    },
    /** of what a network tells in parts */
    daysTold: (told: number, days: number) => `${formatCount(told)} of ${formatCount(days)} days with data`,
    wholeMonths: (months: string) => `Whole months, as the network reports them: ${months}`,
    unequal: (current: number, prior: number) => `The periods differ in length: ${formatCount(current)} vs ${formatCount(prior)} days. Totals are not scaled.`,
    overlap: (days: number) => `The two periods overlap by ${days === 1 ? '1 day' : `${formatCount(days)} days`}.`,
    otherProfiles: (profiles: number) => `Other (${formatCount(profiles)})`,
    noLabel: 'No label',
    none: 'None',
    littleToSay: 'There is too little data to add to the figures below.',
    network: 'Network',
    profile: 'Profile',
  },
  coverage: {
    nothing: (name: string) => `${name} has no daily data in this period.`,
    notThis: (name: string) => `${name} has no figures for this measure in this period.`,
    /** of a sum of parts */
    partly: (name: string, missing: number, days: number) => `${name} lacks parts of this figure on ${formatCount(missing)} of ${formatCount(days)} days.`,
    days: (name: string, missing: number, days: number) => `${name} has no data for ${formatCount(missing)} of ${formatCount(days)} days.`,
    dates: (name: string, dates: string) => `${name} has no data for ${dates}.`,
    /** of figures by their titles */
    fewer: ([first = '', ...others]: readonly string[]) =>
      others.length === 0
        ? `${first} is missing on some days.`
        : `${first} and ${formatCount(others.length)} more ${others.length === 1 ? 'figure' : 'figures'} are missing on some days.`,
    prior: (name: string, missing: number, days: number) => `${name} has no data for ${formatCount(missing)} of ${formatCount(days)} days of the prior period.`,
    morePrior: (profiles: number) => `${formatCount(profiles)} more ${profiles === 1 ? 'profile has' : 'profiles have'} gaps in the prior period.`,
    more: (count: number, of = 'profile') => `${formatCount(count)} more ${count === 1 ? `${of} has` : `${of}s have`} gaps.`,
    some: (count: number, of = 'profile') => `${count === 1 ? `1 ${of} has` : `${formatCount(count)} ${of}s have`} gaps.`,
    /** of rows that an import could not take */
    unread: (name: string, of: string, rows: number, days: string) => `${name}: ${rowsOf(of, rows)} from ${days} could not be imported.`,
    /** `said`: the sentence of the import on the total of a file */
    total: (name: string, days: string, said: string) => `${name}, ${days}: ${said}`,
    moreUnread: (more: number) => `Rows of ${formatCount(more)} more ${more === 1 ? 'period' : 'periods'} could not be imported.`,
    /** of the last days, which networks tell late; `who`: its name, or how many there are */
    notYet: (who: string | number, days: string, count: number) => {
      const [has, these] = [who === 1 || typeof who === 'string' ? 'has' : 'have', count === 1 ? 'that day is' : 'those days are']
      return `${typeof who === 'string' ? who : figureMessages.report.profilesNamed(who)} ${has} no data yet for ${days}, so ${these} not compared.`
    },
    since: (name: string, date: string) => `${name} has data since ${date}.`,
    never: (name: string) => `${name} has no data yet.`,
    /** of what happens when it happens: no day has to have any */
    events: (one: string, latest: string | null) =>
      `Every imported ${one} in the period counts${latest === null ? '; there are none' : `, the latest from ${latest}`}. Days without any are normal.`,
    totals: (ranges: string) => `Totals of several days are shown on their last day: ${ranges}.`,
    upTo: (date: string) => `up to ${date}`,
    others: (count: number) => (count === 1 ? '1 more note.' : `${formatCount(count)} more notes.`),
    level: 'Only the last known value is needed, not every day.',
    own: 'Recorded in Almanac. Days without any are normal.',
    snapshot: 'A snapshot covers one day.',
    single: 'Individual items as last fetched; days do not apply.',
  },
  passport: {
    days: (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`),
    posts: (posts: number) => (posts === 1 ? '1 post' : `${formatCount(posts)} posts`),
    networks: (networks: number) => (networks === 1 ? '1 network' : `${formatCount(networks)} networks`),
    daysOfRange: 'Days of the period',
    followersBefore: 'Followers on the day before the period',
    sumOfPosts: 'Sum of the all-time results of posts published in these dates.',
    postDays: (zone: string) => `By publishing time, in ${zone}.`,
    networkDays: (days: string, zone: string) => `Network days: ${days}. Report timezone: ${zone}.`,
    itemDays: (zone: string) => `By the time it happened, in ${zone}.`,
    notOffered: 'Not offered by this network.',
    notImported: 'No figures for this measure in this period.',
    /** of engagements, where a network's own sum was imported */
    ownTotal: 'own total of engagements, as imported',
    interactionsWithoutClicks: 'Meta’s content interactions leave out clicks, and so does this figure.',
    interactionsWithReposts: 'Instagram’s interactions may include reposts, and so may this figure.',
    partsUnknown: 'Its parts were not imported.',
    noNetwork: 'No network.',
    notCompared: 'Not compared.',
    noFigure: 'no figure',
    uncompared: (profiles: number) => `${profiles === 1 ? '1 new profile is' : `${formatCount(profiles)} new profiles are`} not compared.`,
    lack: (name: string, ...of: Parameters<typeof lackOf>) => `${name} is not compared: ${lackOf(...of)}.`,
    lackMore: (profiles: number) => `${formatCount(profiles)} more ${profiles === 1 ? 'is' : 'are'} not compared.`,
    comparisonHidden: 'This report shows no comparison.',
    singleCompared: 'Individual items are not compared.',
    snapshotCompared: 'Not compared: only the latest snapshot is available.',
    /** the comparison range with its length, its figure, and which of its days stands beside which */
    compared: (range: string, days: number, figure: string | null) =>
      `${range}, ${days === 1 ? '1 day' : `${formatCount(days)} days`}${figure === null ? '' : `: ${figure}`}.`,
    sameWeekdays: (now: string, before: string) => `Each day is compared with the same weekday: ${now} with ${before}, and so on.`,
    inOrder: (now: string, before: string) => `Days are compared in order: ${now} with ${before}, and so on.`,
    mayRise: (days: string) => `Figures of ${days} may still rise.`,
    stillCollecting: 'Posts keep collecting after these dates; these are their figures at that time.',
    snapshotOf: (date: string) => `snapshot of ${date}`,
    noSnapshot: 'No audience snapshot.',
  },
  ads: {
    days: "Days in the ad account's own timezone; the report's timezone does not shift them.",
    /** `text`: null of a total that the range cuts */
    lacks: (account: string, days: string, text: string | null) => `${account}, ${days}: ${text ?? 'a total that is only partly in the period is left out.'}`,
    currenciesApart: 'Currencies are never added up.',
    resultTypesApart: 'Results of different types are never added up.',
    onLastDay: 'Totals of several days cannot be split. They are shown on their last day.',
  },
  audience: {
    none: 'No snapshot yet.',
    snapshot: (date: string) => `Latest snapshot, ${date}.`,
    shares: 'Calculated from percentages of followers.',
    networks: (giving: number, all: number, missing: string, howMany: number) =>
      `${formatCount(giving)} of ${formatCount(all)} networks; ${missing} ${howMany === 1 ? 'gives' : 'give'} none.`,
  },
  /** of net growth, by the rule that was applied */
  growth: {
    formulas: {
      levels: 'Followers at the end, minus followers on the day before the period.',
      flows: 'Followers gained, minus followers lost: the follower count before the period is not known.',
      first: 'Followers at the end, minus the first follower count known in the period: the count before it is not known.',
    },
    /** of a figure that is made another way for some profiles */
    formulaOf: (formula: string, profiles: string) => `${profiles}: ${formula}`,
    profiles: (profiles: number) => `${formatCount(profiles)} profiles`,
    fromFirst: (profiles: number, of: number) =>
      `Partial${of > 1 ? ` for ${formatCount(profiles)} of ${formatCount(of)} profiles` : ''}: the follower count before the period is not known, so growth starts from the first one in it.`,
    fromFlows: (profiles: number, of: number, known: number, days: number) =>
      `Partial${of > 1 ? ` for ${formatCount(profiles)} of ${formatCount(of)} profiles` : ''}: gained and lost are both known on ${formatCount(known)} of ${formatCount(days)} days.`,
    /** on a tile that shows a change of the others */
    partial: (profiles: number, of: number) => `Partial for ${formatCount(profiles)} of ${formatCount(of)} profiles.`,
    gainsAlone: 'Net growth needs losses or follower counts; only gains are known.',
    /** beside parts that do not add up to it */
    beside: (parts: string, net: string) => `Gained minus lost is ${parts}; net growth, from follower counts, is ${net}`,
    lostUnknown: 'Lost is not known; net growth comes from follower counts',
    levelUnknown: 'Not compared: the follower count at the end of the prior period is not known.',
  },
} as const
