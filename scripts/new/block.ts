import { afterLast, before, camel, inOrder, type Plan, sentence } from './plan.ts'

/** An import after the last one, and an entry of its own in some record. */
const registered = (imports: readonly string[], records: readonly (readonly [opening: string, entry: string])[]) =>
  inOrder(
    ...imports.map((line) => afterLast(/^import .* from '[./\w-]+'$/, line)),
    ...records.map(([opening, entry]) => before(opening, '\n}', `\n  ${entry}`)),
  )

/** A kind of block: its folder on both sides, its resolver, and its entries in the records, which do not compile without them. */
export function planBlock(name: string): Plan {
  const kind = camel(name)
  const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const title = sentence(name)
  const shared = `shared/blocks/${name}`
  const screen = `frontend/src/blocks/${name}`
  const resolvers = 'functions/reports/engine/daily/blocks'
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
      [`${shared}/figures.ts`]: `import type { BlockFigures } from '../figures.ts'

export const ${kind}Figures: BlockFigures<'${kind}'> = ({ metric }) => [metric]
`,
      [`${shared}/reading.ts`]: `import { formatFigure } from '../../format.ts'
import { type BlockReading, rowsTold } from '../reading.ts'

export const ${kind}Reading: BlockReading<'${kind}'> = {
  read({ values, unit }, row, field) {
    const found = values.find(({ key }) => key === row)
    if (!found || found.value === null || field !== 'value') return null
    return { value: found.value, text: formatFigure(found.value, unit, 'compact'), names: [found.label] }
  },
  told: ({ values }) => values.slice(0, rowsTold).map(({ key }) => ({ row: key, field: 'value', what: 'value' })),
}
`,
      [`${shared}/sample.ts`]: `import { networks } from '../../networks.ts'
import { type BlockSample, sampleFigure, sampleHead } from '../sample.ts'

export const ${kind}Sample: BlockSample<'${kind}'> = (spec, codes) => ({
  kind: '${kind}',
  ...sampleHead(spec),
  type: 'chart',
  unit: spec.metric.unit,
  values: codes.map((code, index) => ({
    key: code,
    label: networks[code].display,
    color: \`n-\${code}\`,
    value: sampleFigure(spec.metric, 9 - index).value,
  })),
})
`,
      [`${resolvers}/${name}.ts`]: `import { metrics } from '../../../../../shared/metrics/index.ts'
import { noData } from '../../common/no-data.ts'
import { figureOf, offered } from '../context.ts'
import { groupsOf } from '../groups.ts'
import type { Resolver } from './resolver.ts'

export const ${kind}: Resolver<'${kind}'> = (context, { key, title, metric }) => {
  if (!offered(context, metric)) return null
  const values = groupsOf(context, metric, 'entity')
    .map(({ key: entity, label, color, badge: _, ...group }) => ({ key: entity, label, color, value: figureOf(context, metric, group).value }))
    .filter(({ value }) => value !== null)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const head = { key, title: title ?? null, subTitle: null, no_data: noData(context, values.length > 0) }
  return { kind: '${kind}', ...head, type: 'chart', unit: metrics[metric].unit, values }
}
`,
      [`${screen}/view.tsx`]: `import { formatFigure } from '../../../../shared/format.ts'
import { cssColor } from '../color.ts'
import type { ViewProps } from '../kind.ts'
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
      [`${screen}/print.ts`]: `import { type BlockPrint, fixed } from '../../print/block-print.ts'
import { halfWidth } from '../../print/measures.ts'
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
      [`${screen}/sample.ts`]: `import type { BlockOf } from '../../../../shared/blocks/index.ts'

/** In the gallery: a full one, with other names, with its first row alone, and compared with nothing. */
const full: BlockOf<'${kind}'> = {
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
}

export const ${kind} = {
  full,
  named: (data: BlockOf<'${kind}'>, names: readonly string[]) => ({
    ...data,
    values: data.values.map((row, index) => ({ ...row, label: names[index % names.length] ?? '' })),
  }),
  first: (data: BlockOf<'${kind}'>) => ({ ...data, values: data.values.slice(0, 1) }),
  uncompared: (data: BlockOf<'${kind}'>) => data,
}
`,
      [`${screen}/view.test.tsx`]: `import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { readingOf } from '../../../../shared/blocks/readings.ts'
import { sampleBlock } from '../../../../shared/reports/samples/block.ts'
import { printOf } from '../print.ts'
import { viewOf } from '../views.ts'

test('it is drawn on screen and on paper, and its first figure is one a summary may read', () => {
  const data = sampleBlock({ kind: '${kind}', key: 'sample', metric: 'impressions' }, ['facebook', 'instagram'], 'activity')
  if (data.kind !== '${kind}') throw new Error('another kind')
  expect(data.passports).toEqual(['impressions'])
  const { View, table } = viewOf(data)
  const Printed = printOf(data).View
  for (const drawn of [<View data={data} name="Sample" />, <Printed data={data} name="Sample" width={414} height={200} />]) {
    expect(renderToStaticMarkup(drawn)).toContain('Instagram')
  }
  expect(table?.(data).rows.map(({ label }) => label)).toEqual(['Facebook', 'Instagram'])
  const [told] = readingOf(data).told(data)
  expect(told && readingOf(data).read(data, told.row, told.field)).toMatchObject({ names: ['Facebook'] })
})
`,
    },
    edits: {
      'shared/blocks/index.ts': registered(
        [`import { ${type}Data } from './${name}/data.ts'`, `import type { ${type}Spec } from './${name}/spec.ts'`],
        [
          ['export const blockSchemas = {', `${kind}: ${type}Data,`],
          ['type BlockSpecs = {', `${kind}: ${type}Spec`],
        ],
      ),
      'shared/blocks/kinds.ts': registered(
        ['Figures', 'Sample'].map((what) => `import { ${kind}${what} } from './${name}/${what.toLowerCase()}.ts'`),
        [
          ['const blockFigures: {', `${kind}: ${kind}Figures,`],
          ['const blockSamples: {', `${kind}: ${kind}Sample,`],
        ],
      ),
      'shared/blocks/readings.ts': registered(
        [`import { ${kind}Reading } from './${name}/reading.ts'`],
        [['const blockReadings: {', `${kind}: ${kind}Reading,`]],
      ),
      [`${resolvers}/index.ts`]: inOrder(afterLast(/^import /, `import { ${kind} } from './${name}.ts'`), before('const resolvers: {', ' }\n', `, ${kind}`)),
      'frontend/src/blocks/views.ts': registered(
        [`import { ${kind}Table } from './${name}/table.ts'`, `import { ${type}View } from './${name}/view.tsx'`],
        [['const blockViews: {', `${kind}: { View: ${type}View, table: ${kind}Table },`]],
      ),
      'frontend/src/features/gallery/samples/blocks.ts': registered(
        [`import { ${kind} } from '../../../blocks/${name}/sample.ts'`],
        [['const samples: {', `${kind},`]],
      ),
      'frontend/src/blocks/print.ts': registered([`import { ${kind}Print } from './${name}/print.ts'`], [['const blockPrints: {', `${kind}: ${kind}Print,`]]),
    },
    next: [
      `Say in ${shared}/data.ts what it holds and in spec.ts what a report declares of it; the compiler leads to everything that follows.`,
      `Draw it in ${screen}/view.tsx, and say in print.ts how it stands on paper. Look at both in the gallery (npm run dev, /gallery).`,
      `Declare it in a section of a report: { kind: '${kind}', key: 'sample', metric: 'impressions' }.`,
      'A report over items may declare it once it is in shared/reports/language/items/section.ts; its resolver then is missed by the compiler.',
    ],
  }
}
