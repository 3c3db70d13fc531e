/** What an inbox is cut by. */
import { messages } from '../../../messages.ts'
import { sentimentParts } from '../../kits/sentiment/metrics.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'
import { type Entry, isHeard } from './metrics.ts'
import type { Kind } from './turns.ts'

const kinds = {
  comment: { key: 'comment', label: 'Comment', color: 'c1' },
  direct_message: { key: 'direct_message', label: 'Direct message', color: 'c2' },
  mention: { key: 'mention', label: 'Mention', color: 'c3' },
  review: { key: 'review', label: 'Review', color: 'c4' },
} as const satisfies Record<Kind, DimensionValue>

const hour = 3600
const times: readonly (DimensionValue & { readonly below: number })[] = [
  { key: 'quarter', label: 'Under 15 minutes', color: 'positive', polarity: 'higher', below: hour / 4 },
  { key: 'hour', label: '15 to 60 minutes', color: 'c2', polarity: 'higher', below: hour },
  { key: 'hours', label: '1 to 4 hours', color: 'neutral', below: 4 * hour },
  { key: 'day', label: '4 to 24 hours', color: 'mixed', polarity: 'lower', below: 24 * hour },
  { key: 'later', label: '24 hours or more', color: 'negative', polarity: 'lower', below: Number.POSITIVE_INFINITY },
]

const nobody: DimensionValue = { key: 'nobody', label: messages.inbox.nobody }

function labelsOf(entry: Entry): readonly string[] {
  return entry.kind === 'turn' ? entry.turn.labels : entry.message.labels
}

/** Who did it: answered, or else had to; sent; closed. What came in and is nobody's task is in no row. */
function memberOf(entry: Entry): readonly DimensionValue[] {
  const known = (member: { id: string; name: string } | null): readonly DimensionValue[] => [member ? { key: member.id, label: member.name } : nobody]
  if (entry.kind === 'turn') return known(entry.turn.member)
  if (entry.kind === 'close') return known(entry.close.member)
  const { direction, automated, member } = entry.message
  return direction === 'outbound' && !automated ? known(member) : []
}

export const inboxCuts = {
  kind: { title: 'Type', of: (entry) => [kinds[entry.kind === 'turn' ? entry.turn.kind : entry.message.kind]] },
  response_time: {
    title: 'Response time',
    scale: true,
    of: (entry) => {
      const seconds = entry.kind === 'turn' ? entry.turn.answer?.seconds : undefined
      return seconds === undefined ? [] : times.filter(({ below }, index) => seconds < below && seconds >= (times[index - 1]?.below ?? 0))
    },
    parts: () => times,
  },
  member: { title: 'Team member', of: memberOf },
  label: { title: 'Label', of: (entry) => labelsOf(entry).map((label) => ({ key: label, label })) },
  sentiment: {
    title: 'Sentiment',
    of: (entry) => (isHeard(entry) ? sentimentParts.filter(({ key }) => key === entry.message.sentiment) : []),
    parts: () => sentimentParts,
  },
} as const satisfies Record<string, Dimension<Entry>>
