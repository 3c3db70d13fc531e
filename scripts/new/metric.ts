import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterFirst, before, inOrder, type Plan, Refused, sentence } from './plan.ts'

const topics = ['audience', 'exposure', 'video', 'engagement', 'publishing']

export type MetricChoice = {
  /** file of shared/metrics that it stands in */
  topic?: string
  /** stored measure that it adds up; one of its own name unless given */
  of?: string
  /** codes of the networks that give it, with commas */
  networks?: string
}

/** A metric: its entry in the file of its topic, and a line in the row of each network that gives it. */
export function planMetric(root: string, name: string, { topic = 'engagement', of, networks = '' }: MetricChoice): Plan {
  if (!topics.includes(topic)) throw new Refused(`A metric's topic is one of ${topics.join(', ')}.`)
  const id = name.replaceAll('-', '_')
  const measure = of ?? id
  const measuresFile = 'shared/metrics/measures.ts'
  const isStored = readFileSync(join(root, measuresFile), 'utf8').includes(`'${measure}'`)
  const entry = `  ${id}: {
    title: '${sentence(name)}',
    label: '${sentence(name)}',
    unit: 'count',
    class: 'FLOW',
    polarity: 'higher',
    formula: 'Sum of daily values.',
    definition: 'What it counts, in plain words.',
    source: { measures: ['${measure}'] },
  },
`
  const codes = networks.split(',').filter(Boolean)
  return {
    files: {},
    edits: {
      [`shared/metrics/${topic}.ts`]: before(`export const ${topic}Metrics = {`, '} as const satisfies Declared', entry),
      ...(isStored ? {} : { [measuresFile]: before('export const measureIds = [', ']', `  '${measure}',\n`) }),
      ...(codes.length > 0
        ? { 'shared/metrics/given.ts': inOrder(...codes.map((code) => afterFirst(`\n  ${code}: {\n`, 'fields: {\n', `      ${id}: '${measure}',\n`))) }
        : {}),
    },
    next: [
      `Say in shared/metrics/${topic}.ts what it counts, how days become a range (class), and what it is about: sections, theme, countedBy.`,
      'Write into shared/metrics/given.ts how each network that gives it calls the field; networks without a line leave it out.',
      `Have the importers of those networks read the measure "${measure}", then name the metric in a report.`,
    ],
  }
}
