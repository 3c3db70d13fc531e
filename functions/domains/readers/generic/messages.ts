/** Inbox messages: the customer support corpus layout, and the documented CSV (docs/import-formats.md). */

import { importMessages } from '../../../../shared/import-messages.ts'
import { blankMessage, messageDirections, messageKinds, messageSource } from '../../../../shared/items/messages.ts'
import { withMessageSentiment } from '../../sentiment/score-messages.ts'
import { inFuture, instantOf, linkOf, listOf, personOf, wordOf, yesOrNo } from '../csv/cells.ts'
import { column, hasNeeded, needed } from '../csv/export-columns.ts'
import { type Format, hasColumns, type ReadContext, type Reading } from '../csv/format.ts'
import { type Cell, readItemRows } from '../csv/read-items.ts'
import type { Table } from '../csv/table.ts'

function read(table: Table, context: ReadContext, item: (cell: Cell) => Record<string, unknown> | string, isId?: RegExp): Reading {
  const { profileId, network } = context
  return readItemRows(table, context, {
    source: messageSource,
    ownerId: profileId,
    prepare: withMessageSentiment,
    ...(isId ? { isId } : {}),
    item: (cell) => {
      const own = item(cell)
      return typeof own === 'string' ? own : { profileId, network, ...blankMessage, ...own }
    },
  })
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Tue Oct 31 22:10:47 +0000 2017", as X writes instants; '' when it is none. */
function xInstant(text: string): string {
  const [, month = '', day, time, offset, year] = /^\w{3} (\w{3}) (\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{4}) (\d{4})$/.exec(text) ?? []
  return instantOf(`${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}T${time}${offset}`)
}

/** "3.0" and "3" are one id: spreadsheets make numbers of ids in columns with holes. */
const idOf = (text: string) => text.replace(/\.0+$/, '')

const supportColumns = [...['tweet_id', 'author_id', 'inbound', 'created_at', 'in_response_to_tweet_id'].map((name) => needed(name)), column('text')]

/**
 * Public support messages on X with links from reply to question. Each inbound message is answered on its own, by the first outbound
 * message that names it.
 */
export const supportMessages: Format = {
  id: 'support-messages',
  name: 'support messages',
  holds: 'messages',
  networks: ['twitter'],
  columns: supportColumns,
  recognises: (table) => hasNeeded(table, supportColumns),
  read: (table, context) =>
    read(
      table,
      context,
      (cell) => {
        const [id, at, inbound, author] = [idOf(cell('tweet_id')), xInstant(cell('created_at')), cell('inbound').toLowerCase(), cell('author_id')]
        if (at === '') return importMessages.noTime
        if (inbound !== 'true' && inbound !== 'false') return `"${inbound.slice(0, 40)}" in the column inbound is neither True nor False.`
        const isInbound = inbound === 'true'
        return {
          id,
          conversation: isInbound ? id : idOf(cell('in_response_to_tweet_id')) || id,
          direction: isInbound ? 'inbound' : 'outbound',
          kind: 'mention',
          at,
          text: cell('text'),
          author: isInbound ? author : null,
          member: isInbound || author === '' ? null : { id: author, name: author },
        }
      },
      /^\d+$/,
    ),
}

/**
 * `id`, `direction` (inbound, outbound) and `sent_at`; any of conversation, kind (comment, direct_message, mention), text, url, author,
 * member, member_id, automated, spam, hidden (yes, no), labels (a|b), closed_at, closed_by. Comments and mentions are answered one
 * by one: the conversation of an outbound one is the id of the message it answers, and an inbound one needs none.
 */
export const genericMessages: Format = {
  id: 'generic-messages',
  name: 'generic messages',
  holds: 'messages',
  networks: null,
  recognises: (table) => hasColumns(table, ['id', 'direction', 'sent_at']),
  read: (table, context) =>
    read(table, context, (cell) => {
      const closedAt = instantOf(cell('closed_at'))
      const direction = wordOf(cell('direction'), messageDirections)
      const kind = cell('kind') === '' ? 'direct_message' : wordOf(cell('kind'), messageKinds)
      const own = kind !== 'direct_message' && direction === 'inbound'
      const conversation = own ? cell('id') : cell('conversation')
      const later = inFuture({ closed_at: [closedAt] }, context.today)
      if (later !== null) return later
      if (conversation === '') return 'The row has no conversation.'
      return {
        id: cell('id'),
        conversation,
        direction,
        kind,
        at: instantOf(cell('sent_at')),
        text: cell('text'),
        url: linkOf(cell('url')),
        author: cell('author') || null,
        member: personOf(cell('member'), cell('member_id')),
        automated: yesOrNo(cell('automated')),
        spam: yesOrNo(cell('spam')),
        hidden: yesOrNo(cell('hidden')),
        labels: listOf(cell('labels')),
        closed: closedAt === '' ? null : { at: closedAt, member: personOf(cell('closed_by'), '') },
      }
    }),
}
