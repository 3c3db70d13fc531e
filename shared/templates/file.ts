/** A report template as a file that a team keeps beside its own things: what the API takes, with its type named among those there are. */
import * as v from 'valibot'
import { type ReportType, reportManifests } from '../reports/index.ts'
import { templateFileMessages as words } from '../template-messages.ts'
import { TemplateName, templateContent } from './content.ts'

const types = reportManifests.filter(({ templates }) => templates).map(({ id }): ReportType => id)

export const TemplateFile = v.strictObject({
  name: TemplateName,
  flavor: v.picklist(types, words.noType(types)),
  ...templateContent,
  hideIndicators: v.optional(templateContent.hideIndicators, false),
  reports: v.optional(templateContent.reports, []),
  range: v.optional(templateContent.range.wrapped, null),
  compare: v.optional(templateContent.compare.wrapped, null),
})
export type TemplateFile = v.InferOutput<typeof TemplateFile>

/** Where the schema of such files stands in this repository, for editors that check YAML by one. */
export const templateSchemaPath = 'docs/template.schema.json'
