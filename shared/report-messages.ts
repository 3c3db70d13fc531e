/** Words for the filters of a report: on screen, link, PDF, email and in lists. */
import { formatCount } from './format-count.ts'

function choiceOf(words: readonly string[], last: 'or' | 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

export const reportMessages = {
  labels: (labels: readonly string[], match: 'any' | 'all') =>
    `${labels.length === 1 ? 'label' : 'labels'} ${choiceOf(labels, match === 'any' ? 'or' : 'and')}`,
  profiles: (selected: number, offered: number) => `${formatCount(selected)} of ${formatCount(offered)} profiles`,
} as const
