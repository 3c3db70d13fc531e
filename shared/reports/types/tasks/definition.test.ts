import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as v from 'valibot'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { isOpenAt, Task } from '../../../items/tasks.ts'
import { tasks } from './definition.ts'
import { isOverdueAt, taskMetrics } from './metrics.ts'

const facebook = aProfile('page', 'facebook', { available_from: '2025-01-01', name: 'page' })
const at = (day: string, time = '12:00') => `2026-03-${day}T${time}:00Z`
const aTask = (id: string, createdAt: string, changes: object = {}) => ({
  id,
  entity_gid: 'g',
  title: id,
  type: 'post',
  priority: 'high',
  status: 'open',
  assignee: { id: 'ada', name: 'Ada' },
  profileId: null,
  network: null,
  createdAt,
  dueAt: null,
  completedAt: [],
  reopenedAt: [],
  ...changes,
})

test('the backlog of each day, what is late at the end, and a team that adds up', async () => {
  const done = (...completedAt: string[]) => ({ status: 'completed', completedAt })
  const report = await itemReportOf({
    definition: tasks,
    profiles: [facebook],
    items: {
      tasks: [
        aTask('old', '2026-02-01T12:00:00Z', { dueAt: at('02'), assignee: null }),
        aTask('quick', at('01'), { ...done(at('02', '12:00')), dueAt: at('02', '12:00') }),
        aTask('twice', at('01'), {
          ...done(at('01', '18:00'), at('03', '18:00')),
          reopenedAt: [at('02')],
          dueAt: at('02'),
          profileId: 'page',
          network: 'facebook',
        }),
        aTask('after', at('05')),
        aTask('of another profile', at('01'), { profileId: 'elsewhere' }),
      ],
    },
    range: ['2026-03-01', '2026-03-03'],
    prior: ['2026-02-26', '2026-02-28'],
  })
  const block = (section: string) => report.reports.crossChannel.report.find(({ key }) => key === section)?.content[0]
  const values = (key: string) => report.reports.crossChannel.summary.find((one) => one.key === key)?.value
  expect([values('created'), values('completed'), values('open'), values('overdue'), values('completion_rate')]).toEqual([2, 3, 1, 1, 100])
  // on time: quick, and twice the first time
  expect(values('on_time_rate')).toBeCloseTo(200 / 3, 10)
  expect(values('completion_time')).toBe(24 * 3600)
  const line = block('backlog')
  if (line?.kind !== 'line') throw new Error('no line')
  expect(line.values[0]?.values).toEqual([2, 2, 1])
  expect(line.partialFrom).toBeNull()
  const late = block('overdue')
  if (late?.kind !== 'table') throw new Error('no table')
  expect(late.values.map(({ task, late: days }) => [task?.value, days?.value])).toEqual([['old', 1]])
  const team = block('assignees')
  if (team?.kind !== 'table') throw new Error('no table')
  expect(team.values.map(({ name, completed, overdue }) => [name?.value, completed?.value, overdue?.value])).toEqual([
    ['Ada', 3, 0],
    ['Unassigned', 0, 1],
  ])
  expect([team.footer?.completed?.value, team.footer?.overdue?.value]).toEqual([3, 1])
  // the tab of a network has what is about its profiles
  expect(report.reports.networks[0]?.summary.find(({ key }) => key === 'created')?.value).toBe(1)
  const empty = block('network')
  if (empty?.kind !== 'bar') throw new Error('no bars')
  expect(empty.values.map(({ label, figure }) => [label, figure.value])).toEqual([
    ['Facebook', 1],
    ['None', 1],
  ])
})

test('open and overdue at every instant are what counting task by task gives', () => {
  const hour = fc.integer({ min: 0, max: 200 }).map((hours) => new Date(Date.parse('2026-03-01T00:00:00Z') + hours * 3_600_000).toISOString())
  const given = fc
    .record({ instants: fc.array(hour, { minLength: 1, maxLength: 6 }), due: fc.option(hour) })
    .map(({ instants, due }) => {
      const [createdAt = '', ...steps] = instants.toSorted()
      const [completedAt, reopenedAt] = [steps.filter((_, at) => at % 2 === 0), steps.filter((_, at) => at % 2 === 1)]
      return { ...aTask('any', createdAt), dueAt: due, completedAt, reopenedAt, status: completedAt.length > reopenedAt.length ? 'completed' : 'open' }
    })
    .map((task) => v.parse(Task, task))
  let open = 0
  fc.assert(
    fc.property(fc.array(given, { maxLength: 12 }), hour, (all, end) => {
      const items = all.map((item) => ({ item, at: item.createdAt }))
      const interval = { start: end, end, from: '', to: '', days: 1, whole: items }
      open += all.filter((task) => isOpenAt(task, end)).length
      // asked often, as a chart does, both come from what changed
      for (let times = 0; times < 9; times++) {
        expect(taskMetrics.open.value(items, interval)).toBe(all.filter((task) => isOpenAt(task, end)).length)
        expect(taskMetrics.overdue.value(items, interval)).toBe(all.filter((task) => isOverdueAt(task, end)).length)
      }
    }),
  )
  expect(open).toBeGreaterThan(50)
})

test('what is compared may come after the range, and who had nothing to do in either has no row', async () => {
  const gone = { id: 'gone', name: 'Gone' }
  const created = await itemReportOf({
    definition: tasks,
    profiles: [facebook],
    items: {
      tasks: [
        aTask('a', at('02')),
        aTask('b', at('10')),
        aTask('c', at('10')),
        aTask('between', '2025-06-01T12:00:00Z', { assignee: gone, status: 'completed', completedAt: ['2025-06-02T12:00:00Z'] }),
      ],
    },
    range: ['2026-03-01', '2026-03-07'],
    prior: ['2026-03-08', '2026-03-14'],
  }).then(({ reports }) => reports.crossChannel.summary.find(({ key }) => key === 'created'))
  expect([created?.value, created?.prior]).toEqual([1, 2])
  const { reports } = await itemReportOf({
    definition: tasks,
    profiles: [facebook],
    items: {
      tasks: [aTask('a', at('02')), aTask('between', '2025-06-01T12:00:00Z', { assignee: gone, status: 'completed', completedAt: ['2025-06-02T12:00:00Z'] })],
    },
    range: ['2026-03-01', '2026-03-07'],
    prior: ['2025-03-01', '2025-03-07'],
  })
  const team = reports.crossChannel.report.find(({ key }) => key === 'assignees')?.content[0]
  if (team?.kind !== 'table') throw new Error('no table')
  expect(team.values.map(({ name }) => name?.value)).toEqual(['Ada'])
})
