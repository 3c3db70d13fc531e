/** What a saved template shows of a report; content.ts is what comes in. */
import * as v from 'valibot'
import { TabCode } from '../networks.ts'

/** Stands among the sections of a tab for its figures. */
export const summaryKey = 'summary'

/** Sections or figures in their order; `title` stands in place of their own. */
const Choices = v.array(v.object({ key: v.string(), title: v.nullable(v.string()) }))

export const TemplateTab = v.object({
  code: TabCode,
  sections: Choices,
  /** the figures of `summary`; all of them in their own order unless some are named */
  summary: Choices,
})
export type TemplateTab = v.InferOutput<typeof TemplateTab>
