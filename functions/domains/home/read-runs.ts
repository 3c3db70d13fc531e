/** The runs around today that the caller may see. */
import { addDays, instantRange } from '../../../shared/dates/index.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import type { Occurrence } from '../schedules/records.ts'
import { maySee } from '../schedules/report-record.ts'
import { occurrencesAt } from '../schedules/store/runs-by-time.ts'

/** Days before today in which what failed is still told, and after it in which a run counts as coming. */
const daysAround = 7
/** Runs that are read on each side of now. */
const most = 100

/** `past`: latest first. `coming`: soonest first. `only`: of one profile group. PDFs that somebody else asked for are left out. */
export async function readRuns(actor: Actor, only: string | undefined, day: string, now: Date): Promise<{ past: Occurrence[]; coming: Occurrence[] }> {
  const { accountId, timezone, userId } = actor
  const [from] = instantRange(addDays(day, -daysAround), day, timezone)
  const [, until] = instantRange(day, addDays(day, daysAround), timezone)
  const at = now.toISOString()
  const [past, coming] = await Promise.all([
    occurrencesAt(accountId, { from, until: at, first: 'latest', limit: most }),
    occurrencesAt(accountId, { from: at, until, first: 'soonest', limit: most }),
  ])
  const isMine = (one: Occurrence) =>
    maySee(actor, one, 'view') && (one.type !== 'ONCE' || one.owner_id === userId) && (only === undefined || one.entities.includes(only))
  return { past: past.filter(isMine), coming: coming.filter(isMine) }
}
