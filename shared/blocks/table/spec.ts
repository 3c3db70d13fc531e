import type { BreakdownKind } from '../../items/breakdowns.ts'
import type { MetricId } from '../../metrics/index.ts'
import type { PostType } from '../../posts.ts'
import type { PostOrder } from '../posts/spec.ts'
import type { SpecHead } from '../spec.ts'

export type TableSpec = SpecHead & { kind: 'table' } & (
    | { of: 'profiles'; columns: readonly MetricId[]; sortBy: MetricId }
    | { of: 'posts'; order: PostOrder; by?: MetricId; limit: number; columns: readonly MetricId[]; types?: readonly PostType[]; detailed?: true; footer?: true }
    | { of: 'types' | 'labels'; columns: readonly MetricId[] }
    | { of: 'countries' | 'cities'; limit: number }
    | { of: 'parts'; breakdown: BreakdownKind; name: string; columns: readonly MetricId[]; sortBy: MetricId; limit: number }
  )
