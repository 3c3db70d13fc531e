import type { MetricId } from '../../metrics/index.ts'
import type { SpecHead } from '../spec.ts'

export type PostOrder = 'top' | 'worst' | 'newest'
export type PostsSpec = SpecHead & { kind: 'posts'; order: PostOrder; limit: number; figures: readonly MetricId[] }
