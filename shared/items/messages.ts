/** Messages of a profile's inbox, in and out (docs/metrics.md#inbox). Reviews are a source of their own. */
import * as v from 'valibot'
import { NetworkCode } from '../networks.ts'
import { Instant, Sentiment } from './fields.ts'
import { itemSource } from './source.ts'

export const messageDirections = ['inbound', 'outbound'] as const
export const messageKinds = ['comment', 'direct_message', 'mention'] as const
const MessageKind = v.picklist(messageKinds)

const Person = v.object({ id: v.string(), name: v.string() })

export const Message = v.object({
  id: v.string(),
  profileId: v.string(),
  network: NetworkCode,
  /**
   * What one answer belongs to: the whole thread of direct messages; of comments and mentions, which are answered one by one, the
   * message that is answered, so an inbound one names itself.
   */
  conversation: v.string(),
  direction: v.picklist(messageDirections),
  kind: MessageKind,
  at: Instant,
  text: v.string(),
  url: v.nullable(v.string()),
  author: v.nullable(v.string()),
  /** of the team: who sent an outbound message, or whose task an inbound one is */
  member: v.nullable(Person),
  /** sent by a rule or a bot: no answer (docs/metrics.md#inbox) */
  automated: v.boolean(),
  /** counted as received, in no rate */
  spam: v.boolean(),
  hidden: v.boolean(),
  labels: v.array(v.string()),
  /** the conversation was closed with this message, by whom and when */
  closed: v.nullable(v.object({ at: Instant, member: v.nullable(Person) })),
  /** of inbound ones; ours are not judged */
  ...Sentiment,
})
export type Message = v.InferOutput<typeof Message>

/** What is so of a message unless somebody says otherwise: of the team nobody, with no labels, open, not judged. */
export const blankMessage = {
  url: null,
  author: null,
  member: null,
  automated: false,
  spam: false,
  hidden: false,
  labels: [],
  closed: null,
  score: null,
  sentiment: null,
} satisfies Partial<Message>

/** Of what was received: ours are no opinions. */
const inboundLabels = ({ direction, labels }: Message) => (direction === 'inbound' ? labels : [])

export const messageSource = itemSource<Message>({
  id: 'messages',
  prefix: 'MESSAGE',
  owner: 'profile',
  schema: Message,
  at: ({ at }) => at,
  labels: inboundLabels,
})
