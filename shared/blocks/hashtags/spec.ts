import type { SpecHead } from '../spec.ts'

/** Tags of the posts of the range. */
export type HashtagsSpec = SpecHead & { kind: 'hashtags' }
