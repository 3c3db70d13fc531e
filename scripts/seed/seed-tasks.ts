/** Tasks of the demo's groups: what came in, who took it, when it was done; by group and date alone. */

import { writeItems } from '../../functions/domains/items/store/items.ts'
import { dayNumber, weekdayOfDay } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import { type Task, taskSource } from '../../shared/items/tasks.ts'
import { users } from './accounts.ts'
import { dateOf, season } from './calendar.ts'
import { profiles, type SeedGroup } from './profiles.ts'
import { count, normal, pick, type Random, random, weighted } from './random.ts'

const perWeek: Readonly<Record<string, number>> = { 'group-northbound': 16, 'group-leith': 5, 'group-markets': 3, 'group-other': 4 }
const anchor = dayNumber('2024-06-01')
/** Nothing is finished later than this after it came in. */
export const longestTask = 90

const titles = {
  post: ['Write the caption for the winter blend', 'Schedule the Leith opening post', 'Cut the V60 video to 30 seconds', 'Alt texts for the market album'],
  reply: ['Answer the question about decaf', 'Reply to the late delivery', 'Thank the roast club', 'Reply to a one star review'],
  approval: ['Approve the carousel on origins', 'Approve the hiring post', 'Sign off the advent calendar'],
  design: ['New cover for the profiles', 'Story template for cold brew', 'Bag photos on white'],
  report: ['Send the monthly report', 'Check the numbers of the launch'],
  other: ['Renew the music licence for reels', 'Ask the growers for pictures'],
} as const satisfies Record<Task['type'], readonly [string, ...string[]]>
const types = ['post', 'reply', 'approval', 'design', 'report', 'other'] as const
const priorities = ['urgent', 'high', 'medium', 'low'] as const

/** `from`, `today`: day numbers. */
export async function seedTasks(group: SeedGroup, from: number, today: number, now: Date): Promise<void> {
  const mean = (perWeek[group.entity_gid] ?? 0) / 5
  if (mean === 0) return
  const tasks: Task[] = []
  for (let day = Math.max(anchor, from); day <= today; day++) {
    const quiet = weekdayOfDay(day) >= 5 ? 0.12 : 1
    const next = random(group.entity_gid, 'tasks', day)
    for (let nth = 0, all = count(next, mean * quiet * season(day)); nth < all; nth++) {
      const made = task(group, day, nth, now)
      if (made.createdAt <= now.toISOString()) tasks.push(made)
    }
  }
  await writeItems(taskSource, group.accountId, group.entity_gid, tasks)
}

function task(group: SeedGroup, day: number, nth: number, now: Date): Task {
  const key = `${group.entity_gid}-${dateOf(day).replaceAll('-', '')}-${nth + 1}`
  const next = random('task', key)
  const type = types[weighted(next, [30, 28, 16, 10, 8, 8])] ?? 'other'
  const about = profiles.filter(({ group: gid, kind }) => gid === group.entity_gid && kind === 'page')
  const [first, ...others] = about
  const profile = first && next() < 0.78 ? pick(next, [first, ...others]) : null
  const priority = priorities[weighted(next, [6, 22, 50, 22])] ?? 'medium'
  const created = day * dayMs + (8 + Math.floor(next() * 10)) * 3_600_000 + Math.floor(next() * 3600) * 1000
  const due = next() < 0.85 ? created + ({ urgent: 1, high: 2, medium: 5, low: 10 }[priority] + Math.floor(next() * 3)) * dayMs : null
  const steps = stepsOf(next, created, priority).filter((at) => at <= now.getTime())
  const done = steps.length % 2 === 1
  const iso = (at: number) => new Date(at).toISOString()
  return {
    id: key,
    entity_gid: group.entity_gid,
    title: pick(next, titles[type]),
    type,
    priority,
    status: done ? 'completed' : ((['open', 'in_progress', 'in_review'] as const)[weighted(next, [5, 3, 2])] ?? 'open'),
    assignee: assigneeOf(group, next),
    profileId: profile?.id ?? null,
    network: profile?.network ?? null,
    createdAt: iso(created),
    dueAt: due === null ? null : iso(due),
    completedAt: steps.filter((_, index) => index % 2 === 0).map(iso),
    reopenedAt: steps.filter((_, index) => index % 2 === 1).map(iso),
  }
}

/** Completed, now and then reopened and completed again; a few are never done. */
function stepsOf(next: Random, created: number, priority: Task['priority']): number[] {
  const [never, reopens] = [next() < 0.006, next() < 0.06]
  if (never) return []
  const days = { urgent: 0.4, high: 1.2, medium: 3.2, low: 6.5 }[priority] * Math.exp(0.8 * normal(next))
  const completed = created + Math.min(longestTask - 20, Math.max(0.02, days)) * dayMs
  return reopens ? [completed, completed + (0.3 + next()) * dayMs, completed + (1.5 + 4 * next()) * dayMs] : [completed]
}

function assigneeOf(group: SeedGroup, next: Random): Task['assignee'] {
  const team = users.filter(({ accountId, type }) => accountId === group.accountId && type === 'member')
  const [first, ...others] = team
  if (!first || next() < 0.07) return null
  const { id, name } = pick(next, [first, ...others])
  return { id, name }
}
