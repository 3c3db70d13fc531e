/** Runs to come, written anew: all of them or none. */
import { ifThere } from '../../../kernel/table/expressions.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { checkOf, putOf, updateOf, type Write } from '../../../kernel/table/writes.ts'
import { occurrenceKey, scheduleKey } from '../keys.ts'
import type { Occurrence } from '../records.ts'
import { runDue } from './unfinished.ts'

/** `before` as they were read, `after` in the same order, `further`: what is written with them. False: one of them was begun, changed, paused or removed meanwhile, and nothing is written. */
export function changeOccurrences(
  accountId: string,
  before: readonly Occurrence[],
  after: readonly Occurrence[],
  further: readonly Write[] = [],
): Promise<boolean> {
  return writeAll([
    ...further,
    ...after.map((one, at) =>
      putOf(
        { ...occurrenceKey(accountId, one.id), ...runDue(one), ...one },
        {
          when: `#state = :scheduled AND attempts = :none AND generate_at = :before AND (revision = :revision OR attribute_not_exists(revision)) AND ${one.paused_at ? 'paused_at = :paused' : 'attribute_not_exists(paused_at)'}`,
          values: {
            scheduled: 'SCHEDULED',
            none: 0,
            before: before[at]?.generate_at,
            revision: before[at]?.revision,
            ...(one.paused_at ? { paused: one.paused_at } : {}),
          },
        },
      ),
    ),
  ])
}

/** `runs` to come of all of its `course`. `at`: the instant since when they are paused, null when they are not any more. False: one of them was begun or removed, or one added, meanwhile, and nothing is written. */
export function setPaused(accountId: string, course: readonly Occurrence[], runs: readonly Occurrence[], at: string | null): Promise<boolean> {
  const change = at === null ? { remove: ['paused_at'] } : { setIfMissing: { paused_at: at } }
  return writeAll([
    ...noneAdded(accountId, course),
    ...runs.map(({ id }) =>
      updateOf(occurrenceKey(accountId, id), { ...change, when: '#state = :scheduled AND attempts = :none', values: { scheduled: 'SCHEDULED', none: 0 } }),
    ),
  ])
}

/** It fails if another run was added after `course`, which is all its schedule had. */
function noneAdded(accountId: string, course: readonly Occurrence[]): Write[] {
  const last = course.at(-1)
  if (!last?.until_stopped) return []
  return [checkOf(scheduleKey(accountId, last.schedule_id), { when: 'goes_on.written = :last', values: { last: last.run } })]
}

/** All `runs` to come of a `course`, whose recipients stay. False: one of them was begun, changed or removed, or one added, meanwhile, and nothing is written. */
export function giveCourse(accountId: string, course: readonly Occurrence[], runs: readonly Occurrence[], heirId: string): Promise<boolean> {
  const set = { owner_id: heirId }
  const last = course.at(-1)
  const isWhole = last?.until_stopped ? { when: 'goes_on.written = :last', values: { last: last.run } } : ifThere
  return writeAll([
    ...runs.map(({ id, owner_id }) =>
      updateOf(occurrenceKey(accountId, id), {
        set,
        when: '#state = :planned AND attempts = :none AND owner_id = :before',
        values: { planned: 'SCHEDULED', none: 0, before: owner_id },
      }),
    ),
    ...[...new Set(runs.map(({ schedule_id }) => schedule_id))].map((id) => updateOf(scheduleKey(accountId, id), { set, ...isWhole })),
  ])
}
