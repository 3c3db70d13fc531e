import { expect, test } from '@jest/globals'
import { endpoints } from '../api/index.ts'
import { entriesOf } from '../entries.ts'
import { messages } from '../messages.ts'
import { csvOf, hasTemplates, type ReportType, reportManifest, reportManifests } from './index.ts'

const { newProfiles: hint, ...whatIsMissing } = messages.empty
const sentences = Object.values(whatIsMissing)

test('of every type: its CSV comes from a path that writes one, and its words for no data are of those that all reports share', () => {
  const writing = endpoints.flatMap(({ path, response }) => (response === 'csv' || response === 'zip' ? [path] : []))
  for (const { id, csv, empty } of reportManifests) {
    expect([id, csvOf(id)]).toEqual([id, csv])
    expect([id, csv === null || writing.some((path) => path === csv.from)]).toEqual([id, true])
    expect([id, sentences.includes(empty.message), empty.hint === null || empty.hint === hint]).toEqual([id, true, true])
  }
})

/** What the specification says of the types that it names, word for word. A type that it does not name says what is true of it. */
const specified: Readonly<Partial<Record<ReportType, { csv: 'daily' | 'rows' | null; message: string; hinted?: true }>>> = {
  comprehensive: { csv: 'daily', message: 'Whoops! No data found.', hinted: true },
  posts: { csv: 'rows', message: 'No posts found' },
  reviews: { csv: 'rows', message: 'No reviews found' },
  tasks: { csv: 'rows', message: 'No tasks found' },
  ads_performance: { csv: 'rows', message: 'Whoops! No data found.', hinted: true },
  facebook_ads: { csv: null, message: 'No data found' },
  inbox_activity: { csv: null, message: 'Whoops! No data found.', hinted: true },
  sentiment: { csv: null, message: 'No sentiment data found' },
  listener_performance: { csv: null, message: 'No listeners data found' },
  competitor: { csv: null, message: 'No competitor data found', hinted: true },
  industry_benchmark: { csv: null, message: 'No data found for the selected period of time' },
  advocacy: { csv: null, message: 'No advocacy group data found' },
}

test('the types that the specification names have the CSV, the templates and the words for no data that it gives them', () => {
  expect(hint).toBe('If you have recently connected profiles, please allow 24 hours for reports to populate')
  for (const [id, { csv, message, hinted = false }] of entriesOf(specified)) {
    const { templates, empty } = reportManifest(id) ?? {}
    expect([id, csvOf(id)?.holds ?? null, templates, empty]).toEqual([id, csv, true, { message, hint: hinted ? hint : null }])
  }
})

test('a type that does not exist has neither CSV nor templates', () => {
  expect([csvOf('nothing'), hasTemplates('nothing'), hasTemplates('posts')]).toEqual([null, false, true])
})
