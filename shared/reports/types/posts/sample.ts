import type { Report } from '../../report.ts'
import { sampleReport } from '../../samples/index.ts'
import { posts } from './definition.ts'

/** For the builder and the gallery. */
export const sample: Report = sampleReport(posts)
