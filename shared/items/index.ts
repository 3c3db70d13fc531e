/** The registry of item sources: one import and one line each. */
import { ratingSource, reviewSource } from './reviews.ts'
import { taskSource } from './tasks.ts'

export const itemSources = [reviewSource, ratingSource, taskSource] as const
