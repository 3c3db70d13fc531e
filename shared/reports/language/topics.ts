/** Which sections share pages in print. */
import * as v from 'valibot'

/** `content`: told by whole pages of posts, tags or profiles, which follow the networks. */
export const Topic = v.picklist(['audience', 'exposure', 'engagement', 'clicks', 'publishing', 'people', 'content'])
export type Topic = v.InferOutput<typeof Topic>
