/** A profile whose last figures are more days back is stale: files come by the week at the least. */
export const staleDays = 7

/** Whether so many days behind yesterday are too many: the one rule of home, of the list of profiles, of the badge and of notifications. Null: no figures yet. */
export const isStale = (behind: number | null): boolean => behind !== null && behind > staleDays
