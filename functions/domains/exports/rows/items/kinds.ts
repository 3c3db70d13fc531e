/** The sorts of items that reports are made of, each with its columns. A report finds its own: no two look alike. */

import { sentimentDisplay } from '../../../../../shared/items/fields.ts'
import { sourceDisplay } from '../../../../../shared/items/mentions.ts'
import { responseSeconds } from '../../../../../shared/items/reviews.ts'
import { scorerDisplay } from '../../../../../shared/items/scorers.ts'
import { type Task, taskPriorityDisplay, taskStatusDisplay, taskTypeDisplay } from '../../../../../shared/items/tasks.ts'
import { networks, tabDisplay } from '../../../../../shared/networks.ts'
import type { Opinion } from '../../../../../shared/reports/kits/sentiment/opinions.ts'
import type { AdvocacyEntry } from '../../../../../shared/reports/types/advocacy/entries.ts'
import type { Entry as InboxEntry } from '../../../../../shared/reports/types/inbox-activity/metrics.ts'
import type { Found } from '../../../../../shared/reports/types/listener-performance/found.ts'
import type { Entry as ReviewEntry } from '../../../../../shared/reports/types/reviews/metrics.ts'
import { adKinds } from './ad-kinds.ts'
import { isKind } from './is-kind.ts'
import { type Kind, kind, lines, yesNo } from './kind.ts'
import { pageKinds } from './page-kinds.ts'

const sentimentOf = (sentiment: keyof typeof sentimentDisplay | null) => sentiment && sentimentDisplay[sentiment]

const reviewKinds = [
  kind({
    name: 'review',
    is: isKind<ReviewEntry, 'review'>('review'),
    columns: {
      'Written (UTC)': ({ review }) => review.createdAt,
      Stars: ({ review }) => review.stars,
      Recommends: ({ review }) => yesNo(review.recommends),
      Reply: ({ review: { reply } }) => (reply === undefined ? 'not known' : yesNo(reply !== null)),
      'Replied (UTC)': ({ review: { reply } }) => reply?.at ?? null,
      'Response time (seconds)': ({ review }) => responseSeconds(review),
      'Sentiment score': ({ review }) => review.score,
      Sentiment: ({ review }) => sentimentOf(review.sentiment),
      Text: ({ review }) => review.text,
      Language: ({ review }) => review.language,
      'Review id': ({ review }) => review.id,
    },
  }),
  kind({
    name: "network's own rating",
    is: isKind<ReviewEntry, 'total'>('total'),
    at: ({ total }) => total.at,
    levelOf: ({ total }) => total.profileId,
    columns: {
      'Told (UTC)': ({ total }) => total.at,
      'Average of all reviews (stars)': ({ total }) => total.average,
      'All reviews': ({ total }) => total.reviews,
    },
  }),
]

const taskKind = kind({
  name: 'task',
  is: (item): item is Task => 'reopenedAt' in item,
  network: ({ network }) => (network === null ? '' : networks[network].display),
  columns: {
    'Created (UTC)': ({ createdAt }) => createdAt,
    'Due (UTC)': ({ dueAt }) => dueAt,
    'Completed (UTC)': ({ completedAt }) => lines(completedAt),
    'Reopened (UTC)': ({ reopenedAt }) => lines(reopenedAt),
    Title: ({ title }) => title,
    Type: ({ type }) => taskTypeDisplay[type],
    Priority: ({ priority }) => taskPriorityDisplay[priority],
    'Status now': ({ status }) => taskStatusDisplay[status],
    Assignee: ({ assignee }) => assignee?.name ?? null,
    'Task id': ({ id }) => id,
  },
})

const inboxKinds = [
  kind({
    name: 'message',
    is: isKind<InboxEntry, 'message'>('message'),
    columns: {
      Direction: ({ message }) => (message.direction === 'inbound' ? 'received' : 'sent'),
      Kind: ({ message }) => message.kind.replaceAll('_', ' '),
      Automatic: ({ message }) => yesNo(message.automated),
      Spam: ({ message }) => yesNo(message.spam),
      Hidden: ({ message }) => yesNo(message.hidden),
      Labels: ({ message }) => lines(message.labels),
      'Team member': ({ message }) => message.member?.name ?? null,
      'Sentiment score': ({ message }) => message.score,
      Sentiment: ({ message }) => sentimentOf(message.sentiment),
      Conversation: ({ message }) => message.conversation,
      'Message id': ({ message }) => message.id,
    },
  }),
  kind({
    name: 'conversation closed',
    is: isKind<InboxEntry, 'close'>('close'),
    columns: {
      'Team member': ({ close }) => close.member?.name ?? null,
      Conversation: ({ message }) => message.conversation,
    },
  }),
  kind({
    name: 'conversation',
    is: isKind<InboxEntry, 'turn'>('turn'),
    columns: {
      Kind: ({ turn }) => turn.kind.replaceAll('_', ' '),
      'Answered (UTC)': ({ turn }) => turn.answer?.at ?? null,
      'Answered after (seconds)': ({ turn }) => turn.answer?.seconds ?? null,
      'Of these in business hours (seconds)': ({ turn }) => turn.answer?.business ?? null,
      'Business hours in': ({ turn }) => turn.zone,
      'Closed after the answer (seconds)': ({ turn }) => turn.handling,
      Labels: ({ turn }) => lines(turn.labels),
      'Team member': ({ turn }) => turn.member?.name ?? null,
    },
  }),
]

const opinionKind = kind({
  name: 'text',
  is: (item): item is Opinion => 'sentiment' in item && 'profileId' in item && 'source' in item,
  network: ({ source }) => sourceDisplay(source),
  columns: {
    'Sentiment score': ({ score }) => score,
    Sentiment: ({ sentiment }) => sentimentOf(sentiment),
    'Scored by': ({ score, scorer }) => (score === null ? null : scorer && scorer !== 'almanac-2' ? scorerDisplay[scorer] : 'An earlier version'),
    'Not scored for': ({ unscored }) => unscored ?? null,
    Engagements: ({ engagements }) => engagements,
    Labels: ({ labels }) => lines(labels),
    Author: ({ author }) => author,
    Text: ({ text }) => text,
    URL: ({ url }) => url,
    'Text id': ({ id }) => id,
  },
})

const mentionKind = kind({
  name: 'mention',
  is: (item): item is Found => 'listenerId' in item && 'asked' in item,
  network: ({ source }) => sourceDisplay(source),
  columns: {
    Queries: ({ queries }) => lines(queries),
    'First query': ({ asked }) => asked[0] ?? null,
    'Author id': ({ author }) => author?.id ?? null,
    Author: ({ author }) => author?.name ?? null,
    'Followers of the author': ({ author }) => author?.followers ?? null,
    Engagements: ({ engagements }) => engagements,
    'Sentiment score': ({ score }) => score,
    Sentiment: ({ sentiment }) => sentimentOf(sentiment),
    Country: ({ country }) => country,
    Language: ({ language }) => language,
    Repost: ({ repost }) => yesNo(repost),
    Text: ({ text }) => text,
    URL: ({ url }) => url,
    'Mention id': ({ id }) => id,
  },
})

const advocacyKinds = [
  kind({
    name: 'share',
    is: isKind<AdvocacyEntry, 'share'>('share'),
    network: ({ share }) => tabDisplay(share.network),
    columns: {
      Advocate: ({ advocate }) => advocate?.name ?? null,
      'Advocate id': ({ share }) => share.advocateId,
      'Shared from (profile id)': ({ share }) => share.profileId,
      'Followers when shared': ({ share }) => share.followers,
      Clicks: ({ share }) => share.clicks,
      Impressions: ({ share }) => share.impressions,
      Reactions: ({ share }) => share.reactions,
      Comments: ({ share }) => share.comments,
      Reshares: ({ share }) => share.reshares,
      Post: ({ share }) => share.post.text,
      'Post id': ({ share }) => share.post.id,
      'Share id': ({ share }) => share.id,
    },
  }),
  kind({
    name: 'clicks from a country',
    is: isKind<AdvocacyEntry, 'country'>('country'),
    network: ({ network }) => tabDisplay(network),
    columns: { Country: ({ code }) => code, Clicks: ({ clicks }) => clicks },
  }),
  kind({
    name: 'member',
    is: isKind<AdvocacyEntry, 'member'>('member'),
    at: ({ advocate }) => advocate.joinedAt,
    beside: ['adoption_rate'],
    columns: {
      Advocate: ({ advocate }) => advocate.name,
      'Advocate id': ({ advocate }) => advocate.id,
      'Joined (UTC)': ({ advocate }) => advocate.joinedAt,
      'Left (UTC)': ({ advocate }) => advocate.leftAt,
    },
  }),
  kind({
    name: 'terms of the group',
    is: isKind<AdvocacyEntry, 'group'>('group'),
    beside: ['emv', 'points'],
    columns: {
      Currency: ({ group }) => group.rates.currency,
      'Rate of a click': ({ group }) => group.rates.click,
      'Rate of an engagement': ({ group }) => group.rates.engagement,
      'Rate of a thousand impressions': ({ group }) => group.rates.thousand_impressions,
      'Points of a share': ({ group }) => group.points.share,
      'Points of a click': ({ group }) => group.points.click,
      'Points of an engagement': ({ group }) => group.points.engagement,
    },
  }),
]

export const kinds: readonly Kind[] = [...reviewKinds, taskKind, ...inboxKinds, opinionKind, mentionKind, ...advocacyKinds, ...pageKinds, ...adKinds]
