import { pausedLabel, type ReportRecord, recordLabels, retryingLabel } from '../../../../shared/api/schedules.ts'
import type { RunRow } from './run-rows.ts'
import { RunTable } from './run-table.tsx'

type Mail = ReportRecord['recipients'][number]
const mailTo = (name: string, status: Mail['status']): Mail => ({ email: 'ada@leith.example', name, status, sent_at: null })

export const row = (id: string, over: Partial<ReportRecord>, more = 0): RunRow => ({
  more,
  record: {
    _id: id,
    schedule_id: id,
    flavor: 'posts',
    title: 'Post performance report',
    icon: 'file-text',
    type: 'WEEKLY',
    state: 'SCHEDULED',
    paused: false,
    label_state: over.retry ? retryingLabel : recordLabels[over.state ?? 'SCHEDULED'],
    generate_at: '2026-11-23T08:30:00.000Z',
    local_time: '2026-11-23T08:30',
    timezone: 'Europe/London',
    counted_from: null,
    run: 1,
    runs: 1,
    until_stopped: false,
    held: null,
    profiles: ['a', 'b'],
    entities: [],
    template_id: null,
    template_version: null,
    recipients: [mailTo('Ada Brook', 'waiting')],
    dates: null,
    steps: {},
    reason: null,
    retry: null,
    pages: null,
    bytes: null,
    hash: null,
    content: null,
    pdf_extent: 'sections',
    created_at: '2026-11-01T00:00:00.000Z',
    ...over,
  },
})

const names = ['Ada Brook', 'Ben Carr', 'Cleo Dunn', 'Dov Eden', 'Eve Finch']

const states = [
  row('coming', { runs: 12, recipients: names.map((name) => mailTo(name, 'waiting')) }, 11),
  row('retrying', { type: 'MONTHLY', retry: { at: '2026-11-01T08:40:00.000Z', reason: 'The mail server is busy.', tries: 2, of: 6 } }),
  row('goes on', { runs: 16, run: 5, until_stopped: true }, 11),
  row('paused', { paused: true, label_state: pausedLabel, runs: 8, run: 3 }, 5),
  row('sent', { state: 'GENERATED', recipients: [mailTo('Ada Brook', 'sent')] }),
  row('partly', { state: 'GENERATED', recipients: [mailTo('Ada Brook', 'sent'), mailTo('Ben Carr', 'failed')] }),
  row('held', { state: 'FAILED', label_state: 'Held', held: 'hold', reason: 'Figures are missing.' }),
  row('failed', { state: 'FAILED', reason: 'The report could not be made.' }),
]

const nothing = () => undefined
const table = (rows: readonly RunRow[], selected: string | null) => (
  <RunTable
    rows={rows}
    selected={selected}
    groupName={() => 'Leith Coffee'}
    mayChange={() => true}
    onOpen={nothing}
    onRemove={nothing}
    onEdit={nothing}
    onCopy={nothing}
    onGive={nothing}
  />
)

export const scenes = { states: () => table(states, null), selected: () => table(states.slice(0, 2), 'retrying') }
