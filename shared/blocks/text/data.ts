import * as v from 'valibot'
import { blockHead } from '../shared.ts'

/** Plain paragraphs and facts; never HTML but that of a template. */
export const TextData = v.object({
  kind: v.literal('text'),
  ...blockHead,
  type: v.literal('text'),
  paragraphs: v.array(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** clean words of a template, on paper, in place of paragraphs */
  html: v.optional(v.string()),
})
export type TextData = v.InferOutput<typeof TextData>
