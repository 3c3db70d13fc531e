/** A template as YAML: read with the line of whatever is wrong, and written so that a change of one section is a change of one line. */
import * as v from 'valibot'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, stringify } from 'yaml'
import type { ReportTemplateAnswer } from '../../shared/api/templates.ts'
import { networkCodes } from '../../shared/networks.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { templateFileMessages as words } from '../../shared/template-messages.ts'
import { templateFaults } from '../../shared/templates/faults.ts'
import { TemplateFile } from '../../shared/templates/file.ts'
import type { TemplateTab } from '../../shared/templates/shown.ts'

/** `line` counts from 1; null where what is wrong stands nowhere. */
export type Fault = { readonly line: number | null; readonly message: string }
export type Read = { readonly template: TemplateFile; readonly whole: Report } | { readonly faults: readonly Fault[] }

/** In characters: forty times the longest that all sections of all networks make. */
const longest = 1_000_000

type Path = readonly (string | number)[]

/** What a file says, or every reason why it cannot be a template. */
export async function readTemplate(text: string): Promise<Read> {
  if (text.length > longest) return { faults: [{ line: null, message: words.tooLong }] }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.some(({ message }) => message.includes('call stack'))) return { faults: [{ line: null, message: words.tooDeep }] }
  const lineOf = (offset: number) => lines.linePos(offset).line
  // a tag that YAML does not know is a warning there, and its value would be read as something else
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0) return { faults: broken.map((one) => ({ line: lineOf(one.pos[0]), message: yamlFault(one) })) }
  const at = (path: Path) => {
    const offset = offsetOf(document, path)
    return offset === null ? null : lineOf(offset)
  }
  const parsed = v.safeParse(TemplateFile, plain(document))
  if (!parsed.success) return { faults: parsed.issues.map((issue) => ({ line: at(pathOf(issue)), message: messageOf(issue) })) }
  const template = parsed.output
  const whole = sampleReport(await loadReport(template.flavor), networkCodes)
  const faults = templateFaults(whole, template.reports).map(({ place, message }) => ({ line: at(['reports', ...(place ?? [])]), message }))
  return faults.length > 0 ? { faults } : { template, whole }
}

const yamlFault = ({ code, message }: { readonly code: string; readonly message: string }) =>
  code === 'MULTIPLE_DOCS' ? words.oneTemplate : words.notYaml(message)

/** References to references can make a small file a huge value, which the library refuses by throwing. */
function plain(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return null
  }
}

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []))
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const key = String(pathOf(issue).at(-1) ?? '')
  if (issue.type === 'strict_object') {
    if (issue.expected === 'never') return words.unknownKey(key)
    return issue.path ? words.lacksKey(key) : words.notTemplate
  }
  return issue.message.startsWith('Invalid ') ? words.wrongValue(key, String(issue.received)) : issue.message
}

/** Of what stands at a path: its key where it has one, else itself, else of the nearest thing around it. */
function offsetOf(document: Document, path: Path): number | null {
  for (let length = path.length; length >= 0; length--) {
    const inside = path.slice(0, length)
    const key = inside.at(-1)
    const parent: unknown = length === 0 ? null : document.getIn(inside.slice(0, -1), true)
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0]
    }
    const node: unknown = length === 0 ? document.contents : document.getIn(inside, true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return null
}

/** What has the title of the report is its key alone. */
const short = (choices: TemplateTab['sections']) =>
  choices.map(({ key, title, ...more }) => (title === null && Object.keys(more).length === 0 ? key : { key, ...(title === null ? {} : { title }), ...more }))

/** @param schema where the schema of such files is, for editors */
export function writeTemplate({ _id, version, hideIndicators, cover, range, compare, reports, ...named }: ReportTemplateAnswer, schema: string): string {
  const tabs = reports.map(({ sections, summary, ...tab }) => ({
    ...tab,
    sections: short(sections),
    ...(summary.length > 0 ? { summary: short(summary) } : {}),
  }))
  const content = {
    ...named,
    ...(hideIndicators ? { hideIndicators } : {}),
    ...(range === null ? {} : { range }),
    ...(compare === null ? {} : { compare }),
    ...(cover === null ? {} : { cover }),
    ...(tabs.length > 0 ? { reports: tabs } : {}),
  }
  return `# yaml-language-server: $schema=${schema}\n${stringify(content, { lineWidth: 0 })}`
}
