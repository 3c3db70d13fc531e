import * as v from 'valibot'
import { blockHead } from '../shared.ts'

/** Plain paragraphs and facts; never HTML. */
export const TextData = v.object({
  kind: v.literal('text'),
  ...blockHead,
  type: v.literal('text'),
  paragraphs: v.array(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
})
export type TextData = v.InferOutput<typeof TextData>
