import type { NetworkExports } from '../exports.ts'
import { youtubeContent } from './content.ts'
import { youtubeAdvice, youtubeDays } from './days.ts'
import { viewersBy } from './viewers.ts'

export const youtube = {
  formats: {
    'youtube-content': youtubeContent,
    'youtube-days': youtubeDays,
  },
  advice: (table, network) => viewersBy(table) ?? (network === 'youtube' ? youtubeAdvice(table) : null),
} as const satisfies NetworkExports
