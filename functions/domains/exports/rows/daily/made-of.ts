/** What a block of a report over daily figures and posts is computed from, as its declaration says. */
import type { BlockKind, BlockSpec, SpecOf } from '../../../../../shared/blocks/index.ts'
import type { WholeBasis } from '../../../../../shared/blocks/spec.ts'
import type { BreakdownKind } from '../../../../../shared/items/breakdowns.ts'
import type { MeasureId, MetricId } from '../../../../../shared/metrics/index.ts'
import { metrics, partsOf } from '../../../../../shared/metrics/index.ts'
import type { PostType } from '../../../../../shared/posts.ts'
import { offered, type TabContext } from '../../../reports/engine/daily/context.ts'

export type AudienceCut = 'countries' | 'cities' | 'ages' | 'genders'

export type Sources = {
  readonly figures: readonly MetricId[]
  /** drawn as they are stored, each by itself */
  readonly measures: readonly MeasureId[]
  /** posts, or the days of profiles */
  readonly of: 'days' | 'posts'
  /** the measures are parts of engagements, of networks that count them as such */
  readonly partsOfEngagements?: true
  /** of the posts, where not all of them */
  readonly types?: readonly PostType[]
  /** every day or bucket has a value of its own, so every level counts and not the last alone */
  readonly points: boolean
  readonly audience?: AudienceCut
  readonly breakdown?: BreakdownKind
}

const nothing = { figures: [], measures: [], points: false } as const
const ofPosts = (figures: readonly MetricId[]) => ({ ...nothing, figures, of: 'posts' }) as const

export function sourcesOfFigure(basis: WholeBasis, id: MetricId): Sources {
  return { ...nothing, figures: [id], of: basis === 'lifetime' ? 'posts' : 'days' }
}

/** Figures that no network of the tab offers are left out, as they are on the screen. */
export function sourcesOf(context: TabContext, spec: BlockSpec): Sources {
  const declared = declaredOf(spec)(spec, context.definition.basis === 'lifetime' ? 'posts' : 'days')
  const figures = declared.figures.filter((id) => offered(context, id))
  // the days of engagements name their terms; of a post each of its parts has a column
  if (declared.of === 'posts' && 'parts' in spec && spec.parts === 'engagements')
    return { ...declared, figures, measures: [...new Set(context.networks.flatMap(partsOf))], partsOfEngagements: true }
  return { ...declared, figures }
}

type Whole = Sources['of']
type Declared<K extends BlockKind> = (spec: SpecOf<K>, whole: Whole) => Sources

const parts: Declared<'bar' | 'pie' | 'donut'> = (spec, whole) => {
  if ('audience' in spec) return { ...nothing, of: 'days', audience: spec.audience }
  if ('breakdown' in spec) return { ...nothing, of: 'days', figures: [spec.metric], breakdown: spec.breakdown }
  if ('parts' in spec) return { ...nothing, of: whole, measures: spec.parts.map(({ measure }) => measure) }
  return { ...nothing, figures: [spec.metric], of: spec.dimension === 'type' ? 'posts' : whole }
}

const columns: Declared<'column'> = (spec, whole) => {
  if ('metric' in spec) return { figures: [spec.metric], measures: [], of: spec.dimension === 'type' ? 'posts' : whole, points: true }
  if (spec.parts === 'engagements') return { figures: ['engagements'], measures: [], of: whole, points: true }
  return { figures: spec.lines ?? [], measures: spec.parts.map(({ measure }) => measure), of: whole, points: true }
}

const table: Declared<'table'> = (spec, whole) => {
  if (!('columns' in spec)) return { ...nothing, of: 'days', audience: spec.of }
  if (spec.of === 'parts') return { ...nothing, of: 'days', figures: spec.columns, breakdown: spec.breakdown }
  if (spec.of === 'profiles') return { ...nothing, figures: spec.columns, of: whole }
  return { ...ofPosts(spec.columns), ...(spec.of === 'posts' && spec.types ? { types: spec.types } : {}) }
}

const blocks: { [K in BlockKind]: Declared<K> } = {
  line: ({ metric, dimension }, whole) => ({ figures: [metric], measures: [], of: dimension === 'type' ? 'posts' : whole, points: true }),
  column: columns,
  bar: parts,
  pie: parts,
  donut: parts,
  heatmap: (spec) => ('breakdown' in spec ? { ...nothing, of: 'days', figures: [spec.metric], breakdown: spec.breakdown } : ofPosts(['engagements'])),
  map: () => ({ ...nothing, of: 'days', audience: 'countries' }),
  table,
  hashtags: () => ofPosts(['engagements', 'impressions']),
  text: () => ofPosts([]),
  posts: ({ figures }) => ofPosts(figures),
}
const declaredOf = <K extends BlockKind>({ kind }: { kind: K }): Declared<K> => blocks[kind]

/** The stored figures that a figure is made of, itself among them where it is stored. */
export function storedUnder(id: MetricId): MetricId[] {
  const metric = metrics[id]
  if (metric.class === 'DELTA') return [metric.stock, metric.gained, metric.lost]
  if (metric.class !== 'RATIO') return [id]
  return [...storedUnder(metric.num), ...(metric.den === 'days' ? [] : metric.den === 'baseline' ? ['followers' as const] : storedUnder(metric.den))]
}

/** Whether it counts posts themselves, also where everything else is of days. */
export function countsPosts(id: MetricId): boolean {
  const metric = metrics[id]
  return 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts'
}
