import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { aMessage } from '../../../../test/builders/message.ts'
import type { Message } from '../../../items/messages.ts'
import { businessClock } from './business-hours.ts'
import { inboxActivity } from './definition.ts'
import { turnsOf } from './turns.ts'

const message = (id: string, direction: Message['direction'], at: string, more: Partial<Message> = {}) =>
  aMessage(id, direction, `2026-03-${at}:00.000Z`, { member: direction === 'outbound' ? { id: 'ada', name: 'Ada' } : null, ...more })
const turns = (...messages: Message[]) =>
  turnsOf(messages, () => 'UTC')
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .map(({ startedAt, answer }) => [startedAt.slice(8, 16), answer && answer.seconds / 60])

test('what follows before an answer is one turn; after it the next begins', () => {
  expect(
    turns(message('1', 'inbound', '02T10:00'), message('2', 'inbound', '02T10:20'), message('3', 'outbound', '02T10:30'), message('4', 'inbound', '02T11:00')),
  ).toEqual([
    ['02T10:00', 30],
    ['02T11:00', null],
  ])
})

test('after 24 hours of silence a message is a turn of its own, and one answer ends all that are open', () => {
  expect(turns(message('1', 'inbound', '02T10:00'), message('2', 'inbound', '03T09:59'), message('3', 'outbound', '03T10:59'))).toEqual([
    ['02T10:00', 24 * 60 + 59],
  ])
  expect(turns(message('1', 'inbound', '02T10:00'), message('2', 'inbound', '03T10:00'), message('3', 'outbound', '03T11:00'))).toEqual([
    ['02T10:00', 25 * 60],
    ['03T10:00', 60],
  ])
})

test('no automatic reply, spam or hidden message begins, ends or prolongs a turn', () => {
  expect(
    turns(
      message('1', 'inbound', '02T10:00'),
      message('2', 'outbound', '02T10:01', { automated: true }),
      message('3', 'inbound', '02T10:05', { spam: true }),
      message('4', 'outbound', '02T10:06', { hidden: true }),
      message('5', 'inbound', '02T10:10'),
      message('6', 'outbound', '02T11:00'),
    ),
  ).toEqual([['02T10:00', 60]])
})

test('business seconds: out of hours the wait begins at the next opening, weekends do not count, a day of clock change keeps its eight hours', () => {
  const london = businessClock('Europe/London')
  // Friday 27 March 2026 16:30 to Monday 10:00 after the clocks went forward: 30 minutes and an hour
  expect(london('2026-03-27T16:30:00Z', '2026-03-30T09:00:00Z')).toBe(5400)
  expect(london('2026-03-27T20:00:00Z', '2026-03-30T08:10:00Z')).toBe(600)
  expect(london('2026-03-28T10:00:00Z', '2026-03-29T22:00:00Z')).toBe(0)
  expect(businessClock('Asia/Dubai')('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')).toBe(8 * 3600)
})

test('the table of the team credits the first to answer, and what nobody answered to whose task it is', async () => {
  const ben = { id: 'ben', name: 'Ben' }
  const comment = (id: string, at: string, more: Partial<Message> = {}) => message(id, 'inbound', at, { kind: 'comment', conversation: id, ...more })
  const reply = (id: string, to: string, at: string, more: Partial<Message> = {}) => message(id, 'outbound', at, { kind: 'comment', conversation: to, ...more })
  const messages = [
    comment('1', '02T10:00', { member: ben }),
    reply('2', '1', '02T10:10'),
    comment('3', '02T10:00', { member: ben }),
    comment('4', '03T10:00'),
    reply('5', '4', '03T10:40', { member: ben, closed: { at: '2026-03-03T11:00:00.000Z', member: ben } }),
    reply('6', '4', '03T10:50'),
    comment('7', '03T12:00', { spam: true }),
  ]
  const report = await itemReportOf({
    definition: inboxActivity,
    profiles: [aProfile('p', 'facebook')],
    items: { messages },
    range: ['2026-03-01', '2026-03-07'],
  })
  const { summary, report: sections } = report.reports.crossChannel
  expect(Object.fromEntries(summary.map(({ key, value }) => [key, value]))).toEqual({
    inbound: 4,
    turns: 3,
    replies_sent: 3,
    response_rate: (2 / 3) * 100,
    first_response_time: 25 * 60,
    first_response_time_business: 25 * 60,
    unanswered: 1,
    sla_pct: (2 / 3) * 100,
  })
  // a turn is our word; readers have conversations
  const words = [...summary.map(({ title }) => title), ...sections.flatMap(({ title, subTitle }) => [title, subTitle])]
  const told = Object.values(report.reports.crossChannel.passports).flatMap(({ title, formula, definition, coverage }) => [
    title,
    formula,
    definition,
    coverage,
  ])
  expect(JSON.stringify([words, told])).not.toMatch(/\bturns?\b/i)
  const team = sections.find(({ key }) => key === 'team')?.content[0]
  expect(team?.kind === 'table' && [...team.values, team.footer].map((row) => Object.values(row ?? {}).map(({ value }) => value))).toEqual([
    ['Ada', 2, 600, 600, 0, 0],
    ['Ben', 1, 2400, 2400, 1, 1],
    ['Total', 3, 1500, 2220, 1, 1],
  ])
  // more answers are good news, more of them after hours are not: each bar has the polarity of its step
  const [bars] = sections.find(({ key }) => key === 'frt_dist')?.content ?? []
  expect(bars?.kind === 'bar' && bars.values.map(({ figure }) => figure.polarity)).toEqual(['higher', 'higher', 'neutral', 'lower', 'lower'])
})

test('how people sound is of what is no spam and not hidden, as in the sentiment report', async () => {
  const scored = (id: string, score: number, more: Partial<Message> = {}) =>
    message(id, 'inbound', `02T10:0${id}`, { score, sentiment: score < 0 ? 'negative' : 'positive', ...more })
  const report = await itemReportOf({
    definition: inboxActivity,
    profiles: [aProfile('p', 'facebook')],
    items: { messages: [scored('1', 4), scored('2', -8, { spam: true }), scored('3', -8, { hidden: true })] },
    range: ['2026-03-01', '2026-03-07'],
  })
  const pie = report.reports.crossChannel.report.find(({ key }) => key === 'sentiment')?.content[0]
  expect(pie?.kind === 'pie' && [pie.total.value, pie.values.map(({ key, value }) => [key, value])]).toEqual([1, [['positive', 1]]])
})
