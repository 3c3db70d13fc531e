/** Sentences of files that are exported; apart from messages.ts, because every function would carry them. */
import { formatCount } from './format-count.ts'

export const exportMessages = {
  total: 'Total',
  /** the figures are of all profiles, before and change of those that were there before the comparison range began */
  totalCompared: (compared: number, all: number) => `Total (before and change: ${formatCount(compared)} of ${formatCount(all)} profiles)`,
} as const

/** Of the rows that a block is computed from. */
export const rowMessages = {
  which: 'Please name a figure, or a block by its section and its key.',
  gone: 'This report has no such block or figure, so there are no rows to download.',
  yes: 'yes',
  no: (why: string) => `no: ${why}`,
  /** of a profile in a change: of some of its days alone */
  over: ({ some, all }: { some: number; all: number }) => `yes, over ${formatCount(some)} of ${formatCount(all)} days`,
  terms: { baseline: 'Followers before the period' },
  whyNot: {
    late: 'the profile was connected after the compared period began',
    redefined: (date: string) => `the network has counted differently since ${date}`,
    unmatched: 'the day it would be compared with is not known, so it is not compared',
    unknown: 'some data of the two periods is missing, so it is not compared',
    oneSide: 'it is not known in both periods, so it is not compared',
    notOffered: 'the network does not offer it',
    ownTotal: "the network's own total of the day counts",
    alone: (other: string) => `${other} is not known here, so neither counts`,
    laterLevel: 'a later value stands for the end of the period',
    betweenLevels: 'only the first and the last value count',
    levels: 'the difference between the first and the last value counts',
    flows: 'gained and lost count, because the values do not cover the period',
    exact: "the network's own number of people for exactly this period is used",
    noValue: 'it has no value for this figure',
    old: 'a value is used for 7 days at most',
    nothing: 'it adds nothing to this figure',
    before: 'it is from before the period',
  },
} as const
