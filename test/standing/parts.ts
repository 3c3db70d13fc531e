/** The requests that the process of the shared parts answers. */
import * as v from 'valibot'

export const Part = v.variant('part', [
  v.object({ part: v.literal('database') }),
  v.object({ part: v.literal('browser') }),
  v.object({ part: v.literal('bucket') }),
  v.object({ part: v.literal('bucket-release'), options: v.object({ bucket: v.string() }) }),
  v.object({ part: v.literal('mailbox') }),
  v.object({ part: v.literal('mail'), options: v.object({ mailbox: v.string(), to: v.string() }) }),
  v.object({ part: v.literal('stack'), options: v.object({ seed: v.boolean() }) }),
  v.object({ part: v.literal('stack-release') }),
])
export type Part = v.InferOutput<typeof Part>
export type PartName = Part['part']
