/** Reviews as rows of a file: what the report is made of, with every digit. */
import { wallTime } from '../../../shared/dates/index.ts'
import { sentimentDisplay } from '../../../shared/items/fields.ts'
import { type Review, responseSeconds } from '../../../shared/items/reviews.ts'
import { networks } from '../../../shared/networks.ts'
import { profileName } from '../../../shared/profile-name.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import type { Value } from './csv.ts'

export const reviewHeader: string[] = [
  'Written',
  'Timezone',
  'Network',
  'Profile',
  'Stars',
  'Recommends',
  'Text',
  'Author',
  'Reply',
  'Replied',
  'Response time (seconds)',
  'Sentiment score',
  'Sentiment',
  'Language',
  'URL',
  'Review id',
]

export function reviewRow(review: Review, profile: ProfileRecord, zone: string): Value[] {
  const { createdAt, network, stars, recommends, text, author, reply, score, sentiment, language, url, id } = review
  return [
    wallTime(createdAt, zone).replace('T', ' '),
    zone,
    networks[network].display,
    profileName(profile),
    stars,
    recommends === null ? null : recommends ? 'yes' : 'no',
    text,
    author,
    reply?.text ?? null,
    reply ? wallTime(reply.at, zone).replace('T', ' ') : null,
    responseSeconds(review),
    score,
    sentiment && sentimentDisplay[sentiment],
    language,
    url,
    id,
  ]
}
