import { blankMessage, type Message } from '../../shared/items/messages.ts'

/** One of a thread of direct messages to profile p on Facebook. `at`: ISO instant. */
export function aMessage(id: string, direction: Message['direction'], at: string, changes: Partial<Message> = {}): Message {
  return { ...blankMessage, id, profileId: 'p', network: 'facebook', conversation: 'thread', direction, kind: 'direct_message', at, text: '', ...changes }
}
