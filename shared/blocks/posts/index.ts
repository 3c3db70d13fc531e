import type { Kind } from '../kind.ts'
import { PostsData } from './data.ts'
import { postsReading } from './reading.ts'
import { postsSample } from './sample.ts'
import type { PostsSpec } from './spec.ts'

export const posts: Kind<typeof PostsData, PostsSpec> = { data: PostsData, reading: postsReading, sample: postsSample }
