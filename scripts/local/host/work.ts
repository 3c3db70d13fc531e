/** What a host hands to an instance, and what comes back. Apart from `instance.ts`, which makes an instance of whoever imports it. */
import * as v from 'valibot'

/** Path at which a host lists the running functions. */
export const runningPath = '/running'

export const Work = v.variant('kind', [
  v.object({ kind: v.literal('load'), path: v.string() }),
  v.object({ kind: v.literal('invoke'), path: v.string(), name: v.string(), requestId: v.string(), deadline: v.number(), payload: v.unknown() }),
])
export type Work = v.InferOutput<typeof Work>

export const Done = v.variant('outcome', [
  /** JSON text, as a Lambda returns it */
  v.object({ outcome: v.literal('returned'), json: v.string() }),
  v.object({ outcome: v.literal('threw'), errorType: v.string(), errorMessage: v.string() }),
])
export type Done = v.InferOutput<typeof Done>
