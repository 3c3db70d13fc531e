/** What sentiment is of: one text of somebody else, wherever it came from. */
import { type Mention, type MentionSource, mentionSource } from '../../../items/mentions.ts'
import { type Message, messageSource } from '../../../items/messages.ts'
import { type Review, reviewSource } from '../../../items/reviews.ts'
import type { Reader } from '../../../items/source.ts'
import type { LoadContext } from '../../language/items/definition.ts'
import type { ReportRequest } from '../../request.ts'
import type { Judged } from './method.ts'

export type Opinion = Judged & {
  readonly id: string
  readonly at: string
  readonly source: MentionSource
  readonly profileId: string | null
  readonly text: string
  readonly author: string | null
  readonly url: string | null
  readonly engagements: number | null
  readonly labels: readonly string[]
}

type Unjudged = Omit<Opinion, keyof Judged>

/** Texts that could not be scored as well: they are counted, and on no side. */
function opinions<Item extends Judged>(items: readonly Item[], of: (item: Item) => Unjudged): Opinion[] {
  return items.map((item) => ({ ...of(item), score: item.score, sentiment: item.sentiment, scorer: item.scorer, unscored: item.unscored }))
}

const ofMessage = ({ id, at, network, profileId, text, author, url, labels }: Message): Unjudged => ({
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

const ofReview = ({ id, createdAt, network, profileId, text, author, url }: Review): Unjudged => ({
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

const ofMention = ({ id, at, source, text, author, url, engagements }: Mention): Unjudged => ({
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
