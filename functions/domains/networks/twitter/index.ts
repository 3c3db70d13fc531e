import type { NetworkExports } from '../exports.ts'
import { xContent, xDays, xOverview, xTweets } from './exports.ts'

export const twitter = {
  formats: {
    'x-overview': xOverview,
    'x-content': xContent,
    'x-tweets': xTweets,
    'x-days': xDays,
  },
} as const satisfies NetworkExports
