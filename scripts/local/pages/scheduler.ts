/** /_local/scheduler: what is scheduled, and a clock that can be moved on. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { html, type Markup } from '../../../shared/html.ts'
import type { InvocationQueue } from '../lambda/queue.ts'
import { readBody } from '../read-body.ts'
import type { LocalScheduler } from '../scheduler/index.ts'
import type { Fired } from '../scheduler/runner.ts'
import { arnOf } from '../scheduler/schedule.ts'
import { readable, sendJson, sendPage } from './layout.ts'

const Instant = v.pipe(
  v.string(),
  v.check((given) => !Number.isNaN(Date.parse(given))),
)
const Advance = v.object({ to: Instant })
const explain = 'Send {"to": "2026-12-31T09:00:00Z"}: the instant up to which everything due is fired.'

export type Shown = { scheduler: LocalScheduler; invocations: InvocationQueue }

const listOf = ({ store }: LocalScheduler) =>
  store.all().map((schedule) => ({
    name: schedule.name,
    group: schedule.group,
    arn: arnOf(schedule),
    expression: schedule.input.ScheduleExpression,
    timezone: schedule.input.ScheduleExpressionTimezone ?? 'UTC',
    state: schedule.input.State ?? 'ENABLED',
    next: schedule.nextAt === null ? null : new Date(schedule.nextAt).toISOString(),
    target: schedule.input.Target.Arn,
    input: schedule.input.Target.Input ?? null,
    attempts: schedule.attempts,
    lastError: schedule.lastError,
  }))

function firedOf(fired: Fired[]): Markup {
  const rows = fired.map(
    (one) =>
      html`<tr><td>${readable(one.scheduledTime)}</td><td><code>${one.name}</code></td><td><span class="chip ${one.outcome === 'completed' ? 'good' : 'bad'}">${one.outcome}</span></td><td>${one.error ?? ''}</td></tr>`,
  )
  if (rows.length === 0) return html`<h2>Fired now</h2><div class="card"><p class="empty">Nothing was due by then.</p></div>`
  return html`<h2>Fired now</h2><div class="card scroll"><table><thead><tr><th>Time</th><th>Schedule</th><th>Outcome</th><th>Error</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** Asynchronous invocations that have not ended well yet. */
const jobsOf = ({ invocations }: Shown) =>
  invocations.all().map(({ name, state, attempts, acceptedAt, payload, lastError }) => ({ name, state, attempts, acceptedAt, input: payload, lastError }))

function jobsTable(shown: Shown): Markup {
  const rows = jobsOf(shown).map(
    (one) =>
      html`<tr><td>${readable(one.acceptedAt)}</td><td><code>${one.name}</code></td><td><code>${one.input.slice(0, 500)}</code></td><td><span class="chip ${one.state === 'failed' ? 'bad' : ''}">${one.state}</span> ${one.lastError ?? ''}</td></tr>`,
  )
  if (rows.length === 0) return html``
  return html`<h2>Jobs</h2><div class="card scroll"><table><thead><tr><th>Accepted</th><th>Function</th><th>Input</th><th>State</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function pageOf(shown: Shown, fired?: Fired[]): Markup {
  const { scheduler } = shown
  const schedules = listOf(scheduler).sort((a, b) => (a.next ?? '~').localeCompare(b.next ?? '~'))
  const rows = schedules.map(
    (one) =>
      html`<tr><td>${one.next ? readable(one.next) : 'done'}</td><td><code>${one.name}</code><br>${one.group}</td><td><code>${one.expression}</code><br>${one.timezone}</td><td><code>${one.target.split(':').at(-1)}</code></td><td><code>${one.input}</code></td><td>${one.lastError ? html`<span class="chip bad">${one.attempts} failed</span> ${one.lastError}` : html`<span class="chip">${one.state.toLowerCase()}</span>`}</td></tr>`,
  )
  const buried = scheduler.store
    .deadLetters()
    .map((one) => html`<tr><td>${readable(one.scheduledTime)}</td><td><code>${one.schedule}</code></td><td>${one.error}</td></tr>`)
  return html`<h1>Scheduler</h1>
<p class="lead">Moving the clock fires everything due up to that moment, in order, each with its own time. Times here are UTC.</p>
<form method="post" action="/_local/scheduler/advance"><label>Advance to<input type="datetime-local" name="to" required></label><button>Advance</button></form>
${fired ? firedOf(fired) : ''}
${jobsTable(shown)}
<h2>Schedules</h2>
<div class="card scroll">${
    rows.length === 0
      ? html`<p class="empty">Nothing is scheduled.</p>`
      : html`<table><thead><tr><th>Next</th><th>Schedule</th><th>Expression</th><th>Target</th><th>Input</th><th>State</th></tr></thead><tbody>${rows}</tbody></table>`
  }</div>
${buried.length === 0 ? '' : html`<h2>Dead letters</h2><div class="card scroll"><table><thead><tr><th>Time</th><th>Schedule</th><th>Error</th></tr></thead><tbody>${buried}</tbody></table></div>`}`
}

/** The moment to go to, from JSON or from the page's own form; curl calls JSON a form too, so the text itself decides. */
function momentOf(body: string, isForm: boolean): string | null {
  try {
    // a browser's field has no zone; the page says it is UTC
    const given: unknown = isForm ? { to: `${new URLSearchParams(body).get('to')}:00Z` } : JSON.parse(body)
    const result = v.safeParse(Advance, given)
    return result.success ? result.output.to : null
  } catch {
    return null
  }
}

/** Answers everything below /_local/scheduler; false when the path is none of its own. */
export async function schedulerPages(shown: Shown, url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { scheduler } = shown
  const path = url.pathname.slice('/_local/scheduler'.length)
  if (path === '/advance' && request.method === 'POST') {
    const body = (await readBody(request, 10_000)).toString('utf8').trim()
    const isForm = body.startsWith('to=')
    const to = momentOf(body, isForm)
    if (to === null) {
      sendJson(response, { error: explain }, 400)
      return true
    }
    const fired = await scheduler.runner.advance(Date.parse(to))
    if (isForm) sendPage(response, { title: 'Scheduler', at: 'scheduler', body: pageOf(shown, fired) })
    else sendJson(response, { to: new Date(to).toISOString(), fired })
    return true
  }
  if (path !== '' && path !== '/' && path !== '.json') return false
  const wantsPage = path !== '.json' && (request.headers.accept ?? '').includes('text/html')
  if (wantsPage) sendPage(response, { title: 'Scheduler', at: 'scheduler', body: pageOf(shown) })
  else sendJson(response, { schedules: listOf(scheduler), deadLetters: scheduler.store.deadLetters(), jobs: jobsOf(shown) })
  return true
}
