/** Sentences of files that are exported; apart from messages.ts, because every function would carry them. */

export const exportMessages = {
  total: 'Total',
  /** the figures are of all profiles, before and change of those that were there before the comparison range began */
  totalCompared: (compared: number, all: number) => `Total (before and change: ${compared} of ${all} profiles)`,
} as const

/** Of the rows that a block is computed from. */
export const rowMessages = {
  which: 'Please name a figure, or a block by the keys of its section and its own.',
  gone: 'This report has no such block or figure, so there are no rows to download.',
  yes: 'yes',
  no: (why: string) => `no: ${why}`,
  terms: { baseline: 'Followers before the period' },
  whyNot: {
    late: 'the profile was connected after the compared period began',
    redefined: (date: string) => `the network counts in another way since ${date}`,
    unknown: 'not all of both periods is known, so it is not compared',
    oneSide: 'it is not known in both periods, so it is not compared',
    notOffered: 'the network does not offer it',
    ownTotal: "the network's own total of the day counts",
    alone: (other: string) => `${other} is not known here, so neither counts`,
    laterLevel: 'a later level stands for the end of the period',
    betweenLevels: 'only the first and the last level count',
    levels: 'the difference of the levels counts',
    flows: 'gained and lost count, because the levels do not cover the period',
    exact: "the network's own number of people for exactly this period counts",
    noValue: 'it has no value for this figure',
    old: 'a level is good for 7 days at most',
    nothing: 'it adds nothing to this figure',
    before: 'it is from before the period',
  },
} as const
