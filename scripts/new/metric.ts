import { entriesOf } from '../../shared/entries.ts'
import { metricsOf, networksOf } from './contracts.ts'
import { known } from './names.ts'
import { afterFirst, before, inOrder, type Plan, Refused, sentence } from './plan.ts'

/** File and object of shared/metrics in which the metrics of a topic stand. */
const topics = {
  audience: ['audience', 'audienceMetrics'],
  exposure: ['exposure', 'exposureMetrics'],
  video: ['video', 'videoMetrics'],
  engagement: ['engagement', 'engagementMetrics'],
  'engagement-rates': ['engagement-rates', 'engagementRates'],
  stories: ['stories', 'storyMetrics'],
  'business-profile': ['business-profile', 'businessProfileMetrics'],
  publishing: ['publishing', 'publishingMetrics'],
} as const
export const topicNames = entriesOf(topics).map(([topic]) => topic)

/** How the values of days become that of a range, and what the passport says of it. */
const formulas = {
  FLOW: 'Sum of daily values.',
  STOCK: 'Last value on or before the end date, at most 7 days old. Profiles are added up.',
  UNIQUE: 'Daily uniques ÷ days with a value; profiles are added up.',
} as const
export const classNames = entriesOf(formulas).map(([one]) => one)

export type MetricChoice = {
  /** file of shared/metrics that it stands in */
  topic?: string
  /** FLOW unless given */
  class?: string
  /** stored measure that it adds up; one of its own name unless given */
  of?: string
  /** the measure is not stored yet */
  'new-measure'?: boolean
  /** codes of the networks that give it, with commas */
  networks?: string
  /** metrics of which it is the ratio */
  over?: string
  under?: string
}

function fileOf(topic: string): readonly [path: string, opening: string] {
  const [file, name] = topics[known(topic, topicNames, 'topic')]
  return [`shared/metrics/${file}.ts`, `export const ${name} = {`]
}

/** A metric: its entry in the file of its topic, and a line in the row of each network that gives it; of a ratio the networks follow from its terms. */
export async function planMetric(root: string, name: string, choice: MetricChoice): Promise<Plan> {
  const id = name.replaceAll('-', '_')
  const { metrics } = await metricsOf(root)
  if (id in metrics) throw new Refused(`The metric ${id} is there already.`)
  return choice.over !== undefined || choice.under !== undefined ? planRatio(root, id, name, choice) : planStored(root, id, name, choice)
}

async function planStored(root: string, id: string, name: string, { topic = 'engagement', of = id, networks = '', ...choice }: MetricChoice): Promise<Plan> {
  const { measureIds } = await metricsOf(root)
  const [file, opening] = fileOf(topic)
  const rule = known(
    choice.class ?? 'FLOW',
    classNames,
    'class of a stored metric',
    'A ratio is made with --over and --under; a difference is written by hand, as net_growth in shared/metrics/audience.ts is.',
  )
  const isNew = choice['new-measure'] === true
  if (isNew && measureIds.includes(of)) throw new Refused(`The measure "${of}" is stored already: leave out --new-measure.`)
  if (!isNew) known(of, measureIds, 'measure that is stored', 'Say --of MEASURE for one that is, or --new-measure for one that an importer will read.')
  const codes = networks.split(',').filter(Boolean)
  const every = await networksOf(root)
  for (const code of codes) known(code, every, 'code of a network')
  if (codes.length === 0)
    throw new Refused(`Say which networks give it, with --networks CODE,CODE: a metric that none gives is never shown. The codes: ${every.join(', ')}.`)
  const entry = `  ${id}: {
    title: '${sentence(name)}',
    label: '${sentence(name)}',
    unit: 'count',
    class: '${rule}',
    polarity: 'higher',
    formula: '${formulas[rule]}',
    definition: 'What it counts, in plain words.',
    source: { measures: ['${of}'] },
  },
`
  const given = codes.map((code) => afterFirst(`\n  ${code}: {\n`, 'fields: {\n', `      ${id}: '${of}',\n`))
  return {
    files: {},
    edits: {
      [file]: before(opening, '} as const satisfies Declared', entry),
      ...(isNew
        ? {
            'shared/metrics/measures.ts': before('export const measureIds = [', ']', `  '${of}',\n`),
            'shared/import-columns.ts': before('const measures = {', '} as const', `  ${of}: '${sentence(of.replaceAll('_', '-'))}',\n`),
          }
        : {}),
      'shared/metrics/given.ts': inOrder(...given),
    },
    next: [
      `Say in ${file} what it counts, which direction is good news (polarity), and what it is about: sections, theme, countedBy.`,
      `Write into shared/metrics/given.ts how ${codes.join(', ')} ${codes.length > 1 ? 'call' : 'calls'} the field; networks without a line leave it out.`,
      ...(isNew
        ? [
            'Say in shared/import-columns.ts how people call the column that holds it.',
            `Have the importers of those networks read the measure "${of}" (functions/domains/networks; the generic CSV takes it as it is).`,
          ]
        : [`The measure "${of}" is imported already. A network of yours that has none so far needs it from its importer (functions/domains/networks).`]),
      `Name it in a report: in its summary, in a block or in the columns of a table, as '${id}'.`,
    ],
  }
}

/** What can stand below the line besides a metric. */
const lengths = { days: 'days of the range', baseline: 'followers on the day before the range' } as const
const isLength = (name: string): name is keyof typeof lengths => name in lengths

async function planRatio(root: string, id: string, name: string, { topic = 'engagement-rates', over, under, ...choice }: MetricChoice): Promise<Plan> {
  if (!over || !under) throw new Refused('A ratio has two terms: --over METRIC for what is counted, --under METRIC for what it is divided by.')
  for (const [option, given] of Object.entries({
    '--of': choice.of,
    '--networks': choice.networks,
    '--class': choice.class,
    '--new-measure': choice['new-measure'],
  })) {
    if (given !== undefined)
      throw new Refused(`${option} is of a stored metric. A ratio is stored nowhere, and the networks that give it are those that give both of its terms.`)
  }
  const { metrics } = await metricsOf(root)
  const [file, opening] = fileOf(topic)
  const titleOf = (term: string) => metrics[term]?.title ?? term
  const stored = Object.entries(metrics).flatMap(([one, { class: rule }]) => (rule === 'RATIO' || rule === 'DELTA' ? [] : [one]))
  known(over, stored, 'metric that adds up')
  known(under, [...stored, ...Object.keys(lengths)], 'metric that can be divided by')
  // a share of what was counted is read in percent; a count for each day or thing is not
  const isPercent = !isLength(under) && under !== 'posts_published'
  const divisor = isLength(under) ? lengths[under] : titleOf(under).toLowerCase()
  const entry = `  ${id}: {
    title: '${sentence(name)}',
    label: '${sentence(name)}',
    unit: '${isPercent ? 'percent' : 'ratio'}',
    class: 'RATIO',
    polarity: 'higher',
    formula: '${titleOf(over)} ÷ ${divisor}${isPercent ? ' × 100' : ''}, from the sums.',
    definition: 'What it says, in plain words.',
    num: '${over}',
    den: '${under}',
    scale: ${isPercent ? 100 : 1},
  },
`
  const given = await offeredBy(root, over, under)
  return {
    files: {},
    edits: { [file]: before(opening, '} as const satisfies Declared', entry) },
    next: [
      `Say in ${file} what it says, how it is written (unit and scale: percent and 100, or ratio and 1), which direction is good news (polarity), and what it is about: sections, theme, countedBy.`,
      given.length > 0
        ? `It is offered where both terms are: ${given.join(', ')}. shared/metrics/given.ts has no line of it.`
        : `No network gives both ${over} and ${under}, so it would be shown nowhere: choose other terms, or write the missing one into shared/metrics/given.ts.`,
      `Name it in a report: in its summary, in a block or in the columns of a table, as '${id}'.`,
    ],
  }
}

/** Networks that offer both; a length is there for all. */
async function offeredBy(root: string, over: string, under: string): Promise<string[]> {
  const { offers } = await metricsOf(root)
  const terms = [over, under].filter((term) => term !== 'days').map((term) => (term === 'baseline' ? 'followers' : term))
  return (await networksOf(root)).filter((network) => terms.every((term) => offers(network, term)))
}
