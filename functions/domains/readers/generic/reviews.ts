/** Reviews: store exports, and the documented CSV (docs/import-formats.md). */

import { importMessages } from '../../../../shared/import-messages.ts'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import { reviewNetworks } from '../../../../shared/networks.ts'
import { withReviewSentiment } from '../../sentiment/score-texts.ts'
import { inFuture, instantOf, linkOf, yesOrNo } from '../csv/cells.ts'
import { column, hasNeeded, needed } from '../csv/export-columns.ts'
import { type Format, hasColumns, type ReadContext, type Reading } from '../csv/format.ts'
import { readNumber } from '../csv/numbers.ts'
import { type Cell, readItemRows } from '../csv/read-items.ts'
import type { Table } from '../csv/table.ts'

function read(table: Table, context: ReadContext, item: (cell: Cell) => Record<string, unknown> | string, isId?: RegExp): Reading {
  const { profileId, network } = context
  return readItemRows(table, context, {
    source: reviewSource,
    ownerId: profileId,
    prepare: withReviewSentiment,
    ...(isId ? { isId } : {}),
    item: (cell) => {
      const own = item(cell)
      return typeof own === 'string'
        ? own
        : { profileId, network, recommends: null, author: null, url: null, language: null, score: null, sentiment: null, ...own }
    },
  })
}

function stars(text: string): number | null | string {
  const value = readNumber(text)
  return value === null || (value !== undefined && Number.isInteger(value) && value >= 1 && value <= 5)
    ? value
    : `"${text.slice(0, 40)}" is not a rating from 1 to 5.`
}

/** A spreadsheet that writes 1,000 for 1000 does so with ids as well. */
const nativeId = /^(?!\d{1,3}(?:[.,]\d{3})+$)\S+$/
const playColumns = [needed('review_id'), needed('review_text'), needed('rating'), needed('review_date'), column('author'), column('user_name')]

/** Google Play reviews with stars and dates; the export knows nothing of replies, so they stand on neither side of a response rate. */
export const googlePlayReviews: Format = {
  id: 'google-play-reviews',
  name: 'Google Play reviews',
  holds: 'reviews',
  networks: ['google'],
  columns: playColumns,
  recognises: (table) => hasNeeded(table, playColumns),
  read: (table, context) => {
    const reading = read(
      table,
      context,
      (cell) => {
        const createdAt = instantOf(cell('review_date'))
        const rating = stars(cell('rating'))
        if (typeof rating === 'string') return rating
        return createdAt === ''
          ? importMessages.noTime
          : { id: cell('review_id'), createdAt, stars: rating, text: cell('review_text'), author: cell('author', 'user_name') || null }
      },
      nativeId,
    )
    return { ...reading, notes: ['Dates without a time are set to noon UTC.', 'The export has no replies.'] }
  },
}

/**
 * `id`, `created_at` and `stars` or `recommends` (yes, no); any of text, author, reply, replied_at, url, language (en, de, ...).
 * With a column `reply` an empty cell is a review without one; without the column nothing is known of replies.
 */
export const genericReviews: Format = {
  id: 'generic-reviews',
  name: 'generic reviews',
  holds: 'reviews',
  networks: reviewNetworks,
  recognises: (table) => hasColumns(table, ['id', 'created_at']) && (hasColumns(table, ['stars']) || hasColumns(table, ['recommends'])),
  read: (table, context) => {
    const tellsReplies = hasColumns(table, ['reply']) || hasColumns(table, ['replied_at'])
    return read(table, context, (cell) => {
      const createdAt = instantOf(cell('created_at'))
      const rating = stars(cell('stars'))
      const repliedAt = instantOf(cell('replied_at'))
      if (createdAt === '') return importMessages.noTime
      if (typeof rating === 'string') return rating
      if (rating === null && cell('recommends') === '') return 'The review has neither stars nor a recommendation.'
      const later = inFuture({ replied_at: [repliedAt] }, context.today)
      if (later !== null) return later
      if (cell('reply') !== '' && repliedAt === '') return 'The reply has no readable time.'
      const reply = repliedAt === '' ? null : { text: cell('reply'), at: repliedAt }
      return {
        id: cell('id'),
        createdAt,
        stars: rating,
        recommends: cell('recommends') === '' ? null : yesOrNo(cell('recommends')),
        text: cell('text'),
        author: cell('author') || null,
        url: linkOf(cell('url')),
        language: cell('language') || null,
        ...(tellsReplies ? { reply } : {}),
      }
    })
  },
}
