import type { Message } from '../../../shared/items/messages.ts'
import { withSentiment } from './score-texts.ts'

/** In the order given. What came in is judged by its words; what we sent is not. */
export async function withMessageSentiment(messages: readonly Message[]): Promise<Message[]> {
  const inbound = messages.filter(({ direction }) => direction === 'inbound').map((message) => ({ ...message, language: null }))
  const judged = new Map((await withSentiment(inbound)).map(({ id, score, sentiment, scorer, unscored }) => [id, { score, sentiment, scorer, unscored }]))
  return messages.map((message) => ({ ...message, ...judged.get(message.id) }))
}
