/** Most profiles one report covers (docs/behaviours.md#profiles-that-can-take-a-report); the rest are left out in the order of the selection, and the report says so. */
export const maxProfiles = 100
/** Posts a table lists; the CSV export holds all. */
export const maxListedPosts = 200
/** Hashtags shown before the rest become "Other" (docs/behaviours.md#blocks). */
export const maxHashtags = 30
/** Lines or stacked parts that keep a colour of their own; the rest become "Other". */
export const maxParts = 6
/** Points of the small line in a tile. */
export const maxSparkPoints = 31
