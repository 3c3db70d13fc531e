/**
 * P10: each report type over 80 profiles and two ranges, and home over as many, the real handler through its whole chain, against the same
 * requests to the table sent again by the bare client, all at once and with nothing made of the answers. What no profile is chosen for (a
 * listener, an advocacy group, an ad account) is one of the demo's size.
 */
import {
  BatchGetItemCommand,
  type BatchGetItemCommandInput,
  DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb'
import * as v from 'valibot'
import { usualWeeks } from '../../functions/domains/home/weeks.ts'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { documents } from '../../functions/kernel/clients.ts'
import { inParallel } from '../../functions/kernel/in-parallel.ts'
import { log } from '../../functions/kernel/log.ts'
import { limitPrefix } from '../../functions/kernel/table/table.ts'
import type { EndpointName } from '../../shared/api/index.ts'
import { dayCount, defaultPrior, quickRange, today } from '../../shared/dates/index.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTable } from '../../test/builders/stack.ts'
import { seed } from '../seed/seed.ts'
import { type Book, bookOf, copySubjects, named } from './clients.ts'
import { interleaved, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'

const count = 80
const requestsAtOnce = 100
const home = 'home'

type Run = { readonly type: string; readonly book: Book; readonly endpoint: EndpointName; readonly query: Readonly<Record<string, string>> }

export async function reportRows(rounds: number): Promise<string[]> {
  // the line that is logged for each request would stand among those of the bench
  log.setLogLevel('SILENT')
  // more reports than people would ever ask for
  process.env.ALMANAC_LIMIT_FACTOR = '1000000'
  const table = await startTable()
  try {
    console.error('Writing the accounts of P10 ...')
    await seed({ now: new Date() })
    const runs = await reportRuns()
    const measured = await measure(runs, rounds)
    const sorted = measured.map(({ ours }) => ours.median).sort((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    return measured.map(({ run, requests, ours, raw }) => {
      const ratio = ours.median / raw.median
      const toMedian = ours.median / median
      return line({
        id: 'P10',
        what: `${run.type}, ${daysOf(run)}, whole handler`,
        ours: ms(ours),
        other: `its ${requests} requests alone ${ms(raw)}`,
        ratio: `${figure(ratio)}, ${figure(toMedian)} of the median type`,
        goal: 'at most 3 and 2',
        holds: ratio <= 3 && toMedian <= 2,
      })
    })
  } finally {
    await table.stop()
  }
}

const daysOf = (run: Run) =>
  run.type === home ? `${run.book.profiles.length} profiles, ${usualWeeks + 2} weeks` : `${subjectOf(run)}, two ranges of ${days} days`

const subjectOf = ({ query: { profiles, ...query } }: Run) => {
  if (profiles !== undefined) return `${profiles.split(',').length} profiles`
  return query.listener_gid ? 'a listener' : query.advocacy_gid ? 'an advocacy group' : 'an ad account'
}

const range = quickRange('last_4_weeks', today('Europe/London', new Date()))
const prior = defaultPrior(range)
const days = dayCount(range.from, range.to)

/** Every registered type, so that a new one is measured as soon as it is there, and home. */
export async function reportRuns(): Promise<Run[]> {
  const all = await bookOf({
    accountId: 'acct-bench',
    count,
    sources: ['DAY', 'POST', 'AUDIENCE', 'MESSAGE', 'TASK', 'ADACCOUNT', 'ADOBJECT', 'ADROW', 'ADREACH', 'ADPART'],
  })
  const posts = await bookOf({
    accountId: 'acct-bench-posts',
    count,
    sources: ['DAY', 'POST', 'AUDIENCE'],
    networks: ['facebook', 'instagram', 'linkedin', 'tiktok', 'pinterest', 'twitter'],
  })
  const reviews = await bookOf({ accountId: 'acct-bench-reviews', count, sources: ['REVIEW', 'RATING'], networks: ['facebook', 'google'] })
  const pages = await bookOf({ accountId: 'acct-bench-pages', count, sources: ['DAY', 'POST', 'COMPETITOR'], networks: ['facebook', 'instagram'] })
  const { listener, advocacy } = await copySubjects(all)
  const dates = { dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to }
  const of = (book: Book, endpoint: EndpointName, query: Record<string, string> = {}) => ({ book, endpoint, query: { ...query, ...dates } })
  const profilesOf = ({ profiles }: Book) => ({ profiles: profiles.join(',') })
  // what each is measured over is no fact of the report; a new one is asked for when the bench runs
  const made: Readonly<Partial<Record<string, Omit<Run, 'type'>>>> = {
    comprehensive: of(all, 'get-social-media-performance-report', profilesOf(all)),
    posts: of(posts, 'get-performance-report', { type: 'posts', ...profilesOf(posts) }),
    reviews: of(reviews, 'get-performance-report', { type: 'reviews', ...profilesOf(reviews) }),
    tasks: of(all, 'get-performance-report', { type: 'tasks', ...profilesOf(all) }),
    ads_performance: of(all, 'get-ads-report', profilesOf(all)),
    facebook_ads: of(all, 'get-facebook-ads-report', { id: named('act-northbound-uk', 1), profile_gid: named('demo-facebook', 1) }),
    inbox_activity: of(all, 'get-inbox-activity-report', profilesOf(all)),
    sentiment: of(all, 'get-sentiment-report', { sentiment_type: 'profiles', ...profilesOf(all) }),
    listener_performance: of(all, 'get-listener-report', { listener_gid: listener, report_type: 'listener' }),
    competitor: of(pages, 'get-performance-report', { type: 'competitor', ...profilesOf(pages) }),
    industry_benchmark: of(pages, 'get-industry-benchmark-report', profilesOf(pages)),
    advocacy: of(all, 'get-advocacy-report', { advocacy_gid: advocacy }),
  }
  const reports = reportManifests.map(({ id }) => {
    const run = made[id]
    if (!run) throw new Error(`P10 has no data for ${id}.`)
    return { type: id, ...run }
  })
  return [...reports, { type: home, book: all, endpoint: 'get-home', query: {} }]
}

/** All types in every round, because one is held against the others. */
async function measure(runs: readonly Run[], rounds: number) {
  const bare = new DynamoDBClient({})
  try {
    const arms: Record<string, () => Promise<number>> = {}
    const counts = new Map<Run, number>()
    for (const run of runs) {
      const requests = await recorded(() => callReport(run))
      counts.set(run, requests.length)
      arms[`${run.type} ours`] = () => timed(() => callReport(run))
      arms[`${run.type} raw`] = () => timed(() => inParallel(requests, requestsAtOnce, (request) => request(bare)))
    }
    const times = await interleaved(arms, rounds)
    return runs.flatMap((run) => {
      const [ours, raw] = [times[`${run.type} ours`], times[`${run.type} raw`]]
      return ours && raw ? [{ run, requests: counts.get(run) ?? 0, ours, raw }] : []
    })
  } finally {
    bare.destroy()
  }
}

async function callReport({ type, book, endpoint, query }: Run): Promise<string> {
  const { status, text } = await callHandler(handlerOf(endpoint), 'GET', '/reports', { query, session: book.session })
  if (status !== 200) throw new Error(`The report ${type} answered ${status}: ${text.slice(0, 300)}`)
  return text
}

type Again = (client: DynamoDBClient) => Promise<unknown>

const isInput = (input: unknown, field: string) => typeof input === 'object' && input !== null && field in input
/** What the budget of reports costs is no part of the data. */
const isCount = (input: unknown) => JSON.stringify(input).includes(`"${limitPrefix}`)
const QueryInput = v.custom<QueryCommandInput>((input) => isInput(input, 'KeyConditionExpression'))
const GetInput = v.custom<GetItemCommandInput>((input) => isInput(input, 'Key'))
const BatchGetInput = v.custom<BatchGetItemCommandInput>((input) => isInput(input, 'RequestItems'))

/** The requests as they go to the table, keys and values already in its own form. */
async function recorded(work: () => Promise<unknown>): Promise<Again[]> {
  const found: Again[] = []
  const { middlewareStack } = documents()
  middlewareStack.add(
    (next) => async (args) => {
      if (!isCount(args.input)) found.push(againOf(args.input))
      return next(args)
    },
    { step: 'build', name: 'recordRequests' },
  )
  try {
    await work()
  } finally {
    middlewareStack.remove('recordRequests')
  }
  return found
}

function againOf(input: unknown): Again {
  if (v.is(QueryInput, input)) return (client) => client.send(new QueryCommand(input))
  if (v.is(GetInput, input)) return (client) => client.send(new GetItemCommand(input))
  if (v.is(BatchGetInput, input)) return (client) => client.send(new BatchGetItemCommand(input))
  throw new Error('A report sent a request that P10 does not know.')
}
