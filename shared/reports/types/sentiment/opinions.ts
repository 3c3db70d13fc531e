/** What sentiment is of: one text of somebody else, wherever it came from. */
import type { SentimentLabel } from '../../../items/fields.ts'
import { type Mention, type MentionSource, mentionSource } from '../../../items/mentions.ts'
import { type Message, messageSource } from '../../../items/messages.ts'
import { type Review, reviewSource } from '../../../items/reviews.ts'
import type { Reader } from '../../../items/source.ts'
import type { LoadContext } from '../../language/items/definition.ts'
import type { ReportRequest } from '../../request.ts'

export type Opinion = {
  readonly id: string
  readonly at: string
  readonly source: MentionSource
  readonly profileId: string | null
  readonly text: string
  readonly author: string | null
  readonly url: string | null
  readonly engagements: number | null
  readonly labels: readonly string[]
  readonly score: number
  readonly sentiment: SentimentLabel
}

type Text = { readonly score: number | null; readonly sentiment: SentimentLabel | null }
type Unscored = Omit<Opinion, 'score' | 'sentiment'>

/** Texts that could not be scored are no opinions; neutral ones are. */
function opinions<Item extends Text>(items: readonly Item[], of: (item: Item) => Unscored): Opinion[] {
  return items.flatMap((item) => (item.score === null || item.sentiment === null ? [] : [{ ...of(item), score: item.score, sentiment: item.sentiment }]))
}

const ofMessage = ({ id, at, network, profileId, text, author, url, labels }: Message): Unscored => ({
  id: `message ${id}`,
  at,
  source: network,
  profileId,
  text,
  author,
  url,
  engagements: null,
  labels,
})

const ofReview = ({ id, createdAt, network, profileId, text, author, url }: Review): Unscored => ({
  id: `review ${id}`,
  at: createdAt,
  source: network,
  profileId,
  text,
  author,
  url,
  engagements: null,
  labels: [],
})

const ofMention = ({ id, at, source, text, author, url, engagements }: Mention): Unscored => ({
  id: `mention ${id}`,
  at,
  source,
  profileId: null,
  text,
  author: author?.name ?? null,
  url,
  engagements,
  labels: [],
})

/** `profiles`: messages and reviews they received. `campaigns`: messages with these labels. `listener`: what it found. */
export async function readOpinions(
  read: Reader,
  { labels, labelMatch }: Pick<ReportRequest, 'labels' | 'labelMatch'>,
  { subject: { kind } }: Pick<LoadContext, 'subject'>,
): Promise<Opinion[]> {
  if (kind === 'listener') return opinions(await read(mentionSource), ofMention)
  const received = (await read(messageSource)).filter(({ direction, spam, hidden }) => direction === 'inbound' && !spam && !hidden)
  if (kind === 'profiles') return [...opinions(received, ofMessage), ...opinions(await read(reviewSource), ofReview)]
  const carries = (own: readonly string[]) =>
    labelMatch === 'all' ? labels.every((label) => own.includes(label)) : labels.some((label) => own.includes(label))
  return opinions(
    received.filter(({ labels: own }) => carries(own)),
    ofMessage,
  )
}
