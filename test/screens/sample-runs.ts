/** Runs of reports as the API lists them. Their times are far off, so that each is still to come. */
import type { Answered } from '../../shared/api/client.ts'
import type { ReportRecord } from '../../shared/api/schedules.ts'
import { addDays } from '../../shared/dates/index.ts'
import type { Answers } from '../builders/mocked-app.ts'

/** The day of the first run: a Monday on which London has the time of UTC. */
export const first = '2031-03-03'
export const runTitle = 'Social media performance report'

type Recipient = ReportRecord['recipients'][number]
export const recipient = (email: string, name: string | null = null): Recipient => ({ email, name, status: 'waiting', sent_at: null })

/** Run 1 of 3, unless the changes say another. */
export function sampleRun(changes: Partial<ReportRecord> = {}): ReportRecord {
  const run = changes.run ?? 1
  const day = addDays(first, 7 * (run - 1))
  return {
    _id: `run-${run}`,
    schedule_id: 'schedule-1',
    flavor: 'comprehensive',
    title: runTitle,
    icon: 'chart-no-axes-combined',
    type: 'WEEKLY',
    state: 'SCHEDULED',
    label_state: 'Scheduled',
    paused: false,
    held: null,
    generate_at: `${day}T09:00:00.000Z`,
    local_time: `${day}T09:00`,
    timezone: 'Europe/London',
    counted_from: `${first}T09:00`,
    run,
    runs: 3,
    until_stopped: false,
    profiles: ['p-facebook', 'p-instagram'],
    entities: ['group-leith'],
    template_id: null,
    template_version: null,
    recipients: [recipient('old@leith.example'), recipient('mathieu@leith.example', 'Mathieu Lambert')],
    dates: { dateFrom: addDays(day, -27), dateTo: day, priorFrom: addDays(day, -55), priorTo: addDays(day, -28) },
    steps: {},
    reason: null,
    retry: null,
    pdf_extent: 'everything',
    pages: null,
    bytes: null,
    hash: null,
    content: null,
    created_at: '2026-11-20T09:00:00.000Z',
    ...changes,
  }
}

export type OpenedRun = Answered<'GET /reports/scheduled/{id}'>
type Order = NonNullable<OpenedRun['order']>

/** A run with its ledger, as somebody reads it who may change it. */
export function openedRun(record: ReportRecord = sampleRun(), changes: Partial<Order> = {}): OpenedRun {
  const runs = [1, 2, 3].map((run) => sampleRun({ ...record, ...timesOf(sampleRun({ run })) }))
  return {
    record,
    runs,
    order: {
      flavor: record.flavor,
      type: record.type,
      generate_at: record.local_time,
      until_stopped: record.until_stopped,
      timezone: record.timezone,
      recipient_users: ['user-mathieu'],
      recipient_emails: ['old@leith.example'],
      entities: record.entities,
      profiles: record.profiles,
      template_id: null,
      template_version: null,
      missing_data: 'send',
      pdf_extent: record.pdf_extent,
      range: 'last_4_weeks',
      label_match: 'any',
      ...changes,
    },
    course: { sent: 0, following: runs.filter(({ run }) => run > record.run) },
    owner: { id: 'user-ada', name: 'Ada Brook' },
    revision: 0,
  }
}

const timesOf = ({ _id, run, generate_at, local_time, dates }: ReportRecord) => ({ _id, run, generate_at, local_time, dates })

const member = (id: string, name: string, email: string) => ({ id, name, email, joined: true })
export const sampleTeam: Answered<'GET /team'> = {
  employees: [
    member('user-ada', 'Ada Brook', 'ada@leith.example'),
    member('user-mathieu', 'Mathieu Lambert', 'mathieu@leith.example'),
    member('user-mara', 'Mara Okafor', 'mara@leith.example'),
    member('user-priya', 'Priya Nair', 'priya@leith.example'),
    member('user-tom', 'Tom Reid', 'tom@leith.example'),
  ],
}

/** The list with one weekly schedule, of which two runs follow the next. */
export const withSchedule: Answers = {
  'GET /reports/rows': { rows: [{ record: sampleRun(), more: 2 }], cursor: null },
  'GET /reports/scheduled/{id}': ({ params }) => openedRun(sampleRun({ run: Number(params.id?.slice('run-'.length)) })),
  'GET /team': sampleTeam,
}
