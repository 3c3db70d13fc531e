/** A profile whose last figures are more days back is stale: files come by the week at the least. */
export const staleDays = 7
