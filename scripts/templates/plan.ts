/** What files would change of the templates of an account, before anything is changed, and the changing of it. */
import type { createClient } from '../../shared/api/client.ts'
import type { ReportTemplateAnswer } from '../../shared/api/templates.ts'
import { reportManifest } from '../../shared/reports/index.ts'
import { type Report, reportTabs } from '../../shared/reports/report.ts'
import { templateFileMessages as words } from '../../shared/template-messages.ts'
import { changesBetween } from '../../shared/templates/changes.ts'
import type { TemplateFile } from '../../shared/templates/file.ts'
import { type Fault, readTemplate } from './template-file.ts'

export type Client = ReturnType<typeof createClient>
type File = { readonly name: string; readonly text: string }
/** `before`: what it becomes a version of; null where it is a new one. */
type Step = { readonly file: string; readonly template: TemplateFile; readonly before: ReportTemplateAnswer | null; readonly changes: readonly string[] }
export type Refusal = { readonly file: string } & Fault
export type Plan = { readonly steps: readonly Step[] } | { readonly refusals: readonly Refusal[] }

/** A file is for the template of its name and type. Nothing is planned as long as one file is wrong. */
export async function planOf(client: Client, files: readonly File[]): Promise<Plan> {
  const read = await Promise.all(files.map(async ({ name, text }) => ({ file: name, ...(await readTemplate(text)) })))
  const good = read.flatMap((one) => ('template' in one ? [one] : []))
  const { templates } = await client.call('GET /reports/templates')
  const namesakes = ({ name, flavor }: TemplateFile) => templates.filter((row) => row.name === name && row.flavor === flavor)
  const refusals = [
    ...read.flatMap((one): Refusal[] => ('faults' in one ? one.faults.map((fault) => ({ file: one.file, ...fault })) : [])),
    ...good.flatMap(({ file, template }): Refusal[] => (namesakes(template).length > 1 ? [{ file, line: null, message: words.namesakes(template.name) }] : [])),
    ...good.flatMap(({ file, template }, at): Refusal[] => {
      const other = good.slice(0, at).find((one) => one.template.name === template.name && one.template.flavor === template.flavor)
      return other ? [{ file, line: null, message: words.sameAs(other.file) }] : []
    }),
  ]
  if (refusals.length > 0) return { refusals }
  const steps = await Promise.all(
    good.map(async ({ file, template, whole }): Promise<Step> => {
      const [row] = namesakes(template)
      if (!row) return { file, template, before: null, changes: [] }
      const { template: before } = await client.call('GET /reports/templates/{id}', { params: { id: row._id } })
      return { file, template, before, changes: changesBetween(before, template, titlesOf(whole)) }
    }),
  )
  return { steps }
}

const titlesOf = (whole: Report): Parameters<typeof changesBetween>[2] => {
  const tabs = reportTabs(whole)
  return (code, key, of) => {
    const tab = tabs.find((one) => one.code === code)
    return (of === 'sections' ? tab?.report : tab?.summary)?.find((part) => part.key === key)?.title ?? key
  }
}

export function planText({ steps }: { readonly steps: readonly Step[] }): string {
  const lines = steps.flatMap(({ file, template, before, changes }) => {
    if (!before) return [words.makes(file, template.name, reportManifest(template.flavor)?.name ?? template.flavor)]
    if (changes.length === 0) return [words.unchanged(file, before.name, before.version)]
    return [words.changes(file, before.name, before.version), ...changes.map((change) => `  ${change}`)]
  })
  return lines.join('\n')
}

/** Saves what the plan says, each as a new version. @throws ApiError 409 where somebody else saved one since the plan */
export async function apply(client: Client, { steps }: { readonly steps: readonly Step[] }, done: (line: string) => void): Promise<void> {
  for (const { file, template, before, changes } of steps) {
    if (!before) {
      await client.call('POST /reports/templates', { body: template })
      done(words.made(file, template.name))
    } else if (changes.length > 0) {
      const { flavor: _, ...content } = template
      const saved = await client.call('PATCH /reports/templates/{id}', { params: { id: before._id }, body: { ...content, version: before.version } })
      done(words.saved(file, before.name, saved.template.version))
    }
  }
}
