import type { Kind } from '../kind.ts'
import { HashtagsData } from './data.ts'
import { hashtagsReading } from './reading.ts'
import { hashtagsSample } from './sample.ts'
import type { HashtagsSpec } from './spec.ts'

export const hashtags: Kind<typeof HashtagsData, HashtagsSpec> = { data: HashtagsData, reading: hashtagsReading, sample: hashtagsSample }
