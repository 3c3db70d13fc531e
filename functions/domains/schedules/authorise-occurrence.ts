/** From an occurrence to the run of its report, checked against what its owner may do at that moment. */
import type { Actor } from '../../kernel/accounts/actor.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import { type RunQuery, runQuery } from '../reports/run/request.ts'
import type { Run } from '../reports/run/run.ts'
import { datesOf } from './occurrence-dates.ts'
import type { Occurrence } from './records.ts'

type Ordered = Pick<
  Occurrence,
  'flavor' | 'profiles' | 'timezone' | 'template_id' | 'template_version' | 'labels' | 'label_match' | 'named' | 'range' | 'compare' | 'dates'
>

/** `wording`: an order is refused in the words of its form. @throws Problem as `authoriseRun` does */
export function authoriseOccurrence(owner: Actor, ordered: Ordered, at: Date, wording: RunQuery['wording'] = 'run'): Promise<Run> {
  const { flavor, named, ...rest } = ordered
  return authoriseRun(owner, { ...runQuery(flavor, 'request', { ...rest, ...named, ...datesOf(ordered, at) }), wording }, at)
}
