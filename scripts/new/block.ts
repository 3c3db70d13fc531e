import { afterLast, before, camel, inOrder, type Plan, sentence } from './plan.ts'

/** An import after the last of its like, and a line of its own in the record. */
const registered = (line: string, record: string, entry: string) =>
  inOrder(afterLast(/^import \{ \w+ \} from '\.\/[\w-]+(\/index)?\.ts'$/, line), before(record, '\n}', `\n  ${entry},`))

/** A kind of block: its folder on both sides and its resolver, and a line of each in its registry, which does not compile without it. */
export function planBlock(name: string): Plan {
  const kind = camel(name)
  const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const title = sentence(name)
  const shared = `shared/blocks/${name}`
  const screen = `frontend/src/blocks/${name}`
  const resolvers = 'functions/domains/reports/engine/daily/blocks'
  return {
    files: {
      [`${shared}/data.ts`]: `import * as v from 'valibot'
import { Unit } from '../../metrics/units.ts'
import { blockHead, ColorToken, NullableNumber } from '../shared.ts'

/** ${title}: say in one sentence what a reader sees. */
export const ${type}Data = v.object({
  kind: v.literal('${kind}'),
  ...blockHead,
  type: v.literal('chart'),
  unit: Unit,
  values: v.array(v.object({ key: v.string(), label: v.string(), color: ColorToken, value: NullableNumber })),
})
export type ${type}Data = v.InferOutput<typeof ${type}Data>
`,
      [`${shared}/spec.ts`]: `import type { MetricId } from '../../metrics/index.ts'
import type { SpecHead } from '../spec.ts'

/** A metric of each network, or of each profile in a network's own tab. */
export type ${type}Spec = SpecHead & { kind: '${kind}'; metric: MetricId }
`,
      [`${shared}/index.ts`]: `import type { Kind } from '../kind.ts'
import { ${type}Data } from './data.ts'
import { ${kind}Reading } from './reading.ts'
import { ${kind}Sample } from './sample.ts'
import type { ${type}Spec } from './spec.ts'

export const ${kind}: Kind<typeof ${type}Data, ${type}Spec> = { data: ${type}Data, reading: ${kind}Reading, sample: ${kind}Sample }
`,
      [`${shared}/reading.ts`]: `import { formatFigure } from '../../format.ts'
import { type BlockReading, rowsTold } from '../reading.ts'
import type { ${type}Data } from './data.ts'

export const ${kind}Reading: BlockReading<${type}Data> = {
  read({ values, unit }, row, field) {
    const found = values.find(({ key }) => key === row)
    if (!found || found.value === null || field !== 'value') return null
    return { value: found.value, text: formatFigure(found.value, unit, 'compact'), names: [found.label] }
  },
  told: ({ values }) => values.slice(0, rowsTold).map(({ key }) => ({ row: key, field: 'value', what: 'value' })),
}
`,
      [`${shared}/sample.ts`]: `import { networks } from '../../networks.ts'
import { type BlockSample, sampleHead } from '../sample.ts'
import { sampleFigure } from '../sample-figure.ts'
import type { ${type}Data } from './data.ts'

export const ${kind}Sample: BlockSample<${type}Data> = (spec, codes) => ({
  kind: '${kind}',
  ...sampleHead(spec),
  type: 'chart',
  unit: spec.metric.unit,
  values: codes.map((code) => ({
    key: code,
    label: networks[code].display,
    color: \`n-\${code}\`,
    value: sampleFigure(spec.metric, [code]).value,
  })),
})
`,
      [`${resolvers}/${name}.ts`]: `import { metrics } from '../../../../../../shared/metrics/index.ts'
import { noData } from '../../common/no-data.ts'
import { figureOf, offered } from '../context.ts'
import { groupsOf } from '../groups.ts'
import type { DailyBlock, Resolver } from './resolver.ts'

const resolve: Resolver<'${kind}'> = (context, { key, title, metric }) => {
  if (!offered(context, metric)) return null
  const values = groupsOf(context, metric, 'entity')
    .map(({ key: entity, label, color, badge: _, ...group }) => ({ key: entity, label, color, value: figureOf(context, metric, group).value }))
    .filter(({ value }) => value !== null)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const head = { key, title: title ?? null, subTitle: null, no_data: noData(context, values.length > 0) }
  return { kind: '${kind}', ...head, type: 'chart', unit: metrics[metric].unit, values }
}

export const ${kind}: DailyBlock<'${kind}'> = { resolve, figures: ({ metric }) => [metric] }
`,
      [`${screen}/view.tsx`]: `import { formatFigure } from '../../../../shared/format.ts'
import { cssColor } from '../color.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './${name}.module.css'

/** On screen and on paper alike. */
export function ${type}View({ data }: ViewProps<'${kind}'>) {
  return (
    <ul className={styles.rows}>
      {data.values.map(({ key, label, color, value }) => (
        <li key={key}>
          <i style={{ background: cssColor(color) }} />
          <span dir="auto">{label}</span>
          <b>{formatFigure(value, data.unit)}</b>
        </li>
      ))}
    </ul>
  )
}
`,
      [`${screen}/${name}.module.css`]: `.rows {
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
}
.rows li {
  display: grid;
  grid-template-columns: 8px 1fr auto;
  align-items: center;
  gap: 8px;
  height: 24px;
}
.rows i {
  height: 8px;
  border-radius: 2px;
}
`,
      [`${screen}/table.ts`]: `import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { PlainTable } from '../kind.ts'

export function ${kind}Table({ unit, values }: BlockOf<'${kind}'>): PlainTable {
  return { head: ['', 'This period'], rows: values.map(({ key, label, value }) => ({ key, label, cells: [{ value, unit }] })) }
}
`,
      [`${screen}/print.ts`]: `import { type BlockPrint, fixed } from '../block-print.ts'
import { halfWidth } from '../../paper/measures.ts'
import { ${type}View } from './view.tsx'

export const ${kind}Print: BlockPrint<'${kind}'> = {
  form: 'small',
  size: ({ block }, { head }) => fixed('half', head(halfWidth) + block.values.length * 32),
  ownPage: () => false,
  once: () => false,
  gist: () => '',
  View: ${type}View,
  Key: null,
  keyWidth: null,
}
`,
      [`${screen}/sample.ts`]: `import { first, labelled, same } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const ${kind}Sample: GallerySample<'${kind}'> = {
  span: 8,
  full: {
    kind: '${kind}',
    key: '${name}',
    title: null,
    subTitle: null,
    passports: ['impressions'],
    no_data: null,
    type: 'chart',
    unit: 'count',
    values: [
      { key: 'instagram', label: 'Instagram', color: 'n-instagram', value: 61_190 },
      { key: 'facebook', label: 'Facebook', color: 'n-facebook', value: 17_482 },
    ],
  },
  named: labelled,
  first,
  uncompared: same,
}
`,
      [`${screen}/index.ts`]: `import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { ${kind}Table } from './table.ts'
import { ${type}View } from './view.tsx'

export const ${kind}: KindOfBlock<'${kind}'> = {
  View: ${type}View,
  table: ${kind}Table,
  print: later(async () => (await import('./print.ts')).${kind}Print),
  sample: later(async () => (await import('./sample.ts')).${kind}Sample),
}
`,
      [`${screen}/view.test.tsx`]: `import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { readingOf } from '../../../../shared/blocks/index.ts'
import { sampleBlock } from '../../../../shared/reports/samples/block.ts'
import { viewOf } from '../index.ts'
import { loadPrints, printOf } from '../print.ts'

test('it is drawn on screen and on paper, and its first figure is one a summary may read', async () => {
  const data = sampleBlock({ kind: '${kind}', key: 'sample', metric: 'impressions' }, ['facebook', 'instagram'], 'activity')
  if (data.kind !== '${kind}') throw new Error('another kind')
  expect(data.passports).toEqual(['impressions'])
  await loadPrints()
  const { View, table } = viewOf(data)
  const Printed = printOf(data).View
  expect(renderToStaticMarkup(<View data={data} name="Sample" />)).toContain('Instagram')
  expect(renderToStaticMarkup(<Printed data={data} name="Sample" width={414} height={200} />)).toContain('Instagram')
  expect(table?.(data).rows.map(({ label }) => label)).toEqual(['Facebook', 'Instagram'])
  const [told] = readingOf(data).told(data)
  expect(told && readingOf(data).read(data, told.row, told.field)).toMatchObject({ names: ['Facebook'] })
})
`,
    },
    edits: {
      'shared/blocks/index.ts': registered(`import { ${kind} } from './${name}/index.ts'`, 'export const blockKinds = {', kind),
      'frontend/src/blocks/index.ts': registered(`import { ${kind} } from './${name}/index.ts'`, 'export const blockKinds: {', kind),
      // its rows are those of its metric, until it says otherwise
      'functions/domains/exports/rows/daily/made-of.ts': before(
        'const blocks: {',
        '\n}',
        `\n  ${kind}: ({ metric }, whole) => ({ ...nothing, figures: [metric], of: whole }),`,
      ),
      [`${resolvers}/index.ts`]: registered(`import { ${kind} } from './${name}.ts'`, 'const blocks: {', kind),
    },
    next: [
      `Say in ${shared}/data.ts what it holds and in spec.ts what a report declares of it; the compiler leads to everything that follows.`,
      `Draw it in ${screen}/view.tsx, and say in print.ts how it stands on paper. Look at both in the gallery (npm run dev, /gallery).`,
      `Declare it in a section of a report: { kind: '${kind}', key: 'sample', metric: 'impressions' }.`,
      'A report over items may declare it once it is in shared/reports/language/items/section.ts; its resolver then is missed by the compiler.',
    ],
  }
}
