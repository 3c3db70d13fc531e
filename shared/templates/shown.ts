/** What a saved template shows of a report; content.ts is what comes in. */
import * as v from 'valibot'
import { TabCode } from '../networks.ts'

/** Stands among the sections of a tab for its figures. */
export const summaryKey = 'summary'

/** As it was saved (date-preset.ts); templates from before it have none. */
export const datePreset = { range: v.optional(v.nullable(v.string()), null), compare: v.optional(v.nullable(v.string()), null) } as const

/** `title` stands in place of its own. */
const Figure = v.object({ key: v.string(), title: v.nullable(v.string()) })
const Section = v.object({
  ...Figure.entries,
  /** clean HTML above its charts */
  extraText: v.optional(v.string()),
  /** in print it begins a page */
  pageBreak: v.optional(v.literal(true)),
  /** beside another half that follows or precedes it (shared/reports/section-rows.ts) */
  width: v.optional(v.literal('half')),
})

export const TemplateTab = v.object({
  code: TabCode,
  /** in their order */
  sections: v.array(Section),
  /** the figures of `summary`; all of them in their own order unless some are named */
  summary: v.array(Figure),
  /** clean HTML under its name */
  extraText: v.optional(v.string()),
})
export type TemplateTab = v.InferOutput<typeof TemplateTab>
