/** Employee advocacy: groups of advocates who share a brand's posts on profiles of their own (docs/metrics.md#advocacy). */
import * as v from 'valibot'

const Rate = v.pipe(v.number(), v.minValue(0))

export const AdvocacyGroup = v.object({
  id: v.string(),
  /** the profile group it belongs to, which gives it its name and picture */
  entity_gid: v.string(),
  picture_url: v.nullable(v.string()),
  type: v.picklist(['employees', 'ambassadors']),
  /** null: that of its profile group */
  timezone: v.nullable(v.string()),
  /** its own name; that of its profile group when it has none */
  name: v.nullable(v.string()),
  /** what earned media is worth, in `currency`; shown wherever the value is */
  rates: v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), click: Rate, engagement: Rate, thousand_impressions: Rate }),
  /** what a share and what it brings are worth on the leaderboard */
  points: v.object({ share: Rate, click: Rate, engagement: Rate }),
})
export type AdvocacyGroup = v.InferOutput<typeof AdvocacyGroup>
