/** A report in words (docs/behaviours.md#the-summary), each sentence with the figures it rests on. */
import * as v from 'valibot'
import { TabCode } from '../networks.ts'

/** One figure of a sentence: where it stands in its block, its full value, and how the sentence writes it. */
const CitedFigure = v.object({
  /** a row of the block: a day, a slice, a post; null for a tile */
  row: v.nullable(v.string()),
  field: v.string(),
  value: v.number(),
  text: v.string(),
})

/** `section` null: a tile of the tab, or its coverage. */
export const Citation = v.object({ tab: TabCode, section: v.nullable(v.string()), block: v.string(), title: v.string(), figures: v.array(CitedFigure) })
export type Citation = v.InferOutput<typeof Citation>

export const Sentence = v.object({ text: v.string(), cites: v.array(Citation) })
export type Sentence = v.InferOutput<typeof Sentence>

export const Advice = v.object({
  title: v.string(),
  description: v.string(),
  cites: v.array(Citation),
  /** about the account, such as an import that is missing: links, PDFs and emails leave it out */
  forAuthor: v.optional(v.literal(true)),
})
export type Advice = v.InferOutput<typeof Advice>

/** What a writer hands in, embedded or not, before it is checked. */
export const SummaryDraft = v.object({
  summary: v.array(Sentence),
  highlights: v.array(Sentence),
  conclusions: v.array(Advice),
  recommendations: v.array(Advice),
})
export type SummaryDraft = v.InferOutput<typeof SummaryDraft>

export const Summary = v.object({
  summary: v.object({
    short: v.string(),
    summary: v.string(),
    highlights: v.array(v.string()),
    /** the same sentences, in the same order, with what they rest on */
    cited: v.object({ summary: v.array(Sentence), highlights: v.array(Sentence) }),
  }),
  conclusions: v.array(Advice),
  recommendations: v.array(Advice),
})
export type Summary = v.InferOutput<typeof Summary>

/** The answer's shape from sentences. */
export function publish({ summary, highlights, conclusions, recommendations }: SummaryDraft): Summary {
  return {
    summary: {
      short: summary[0]?.text ?? '',
      summary: summary.map(({ text }) => text).join(' '),
      highlights: highlights.map(({ text }) => text),
      cited: { summary, highlights },
    },
    conclusions,
    recommendations,
  }
}
