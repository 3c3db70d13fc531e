import * as v from 'valibot'
import { NetworkCode } from '../../../shared/networks.ts'

export const Competitor = v.object({
  competitor_gid: v.string(),
  profile_gid: v.string(),
  network: NetworkCode,
  /** the network's own id of the page */
  network_id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  /** ISO date: its history begins there */
  since: v.string(),
  /** ISO date up to which it was read; null before the first time */
  through: v.nullable(v.string()),
  processed: v.boolean(),
  /** it can no longer be read */
  error: v.boolean(),
  /** why; null says the general sentence */
  warning: v.nullable(v.string()),
})
export type Competitor = v.InferOutput<typeof Competitor>
