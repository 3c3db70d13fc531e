/** Somebody unsubscribes by the link in an email, or comes back. */
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportUnsubscribed } from '../../../shared/notifications/report-unsubscribed/definition.ts'
import { emitAfter } from '../notifications/emit.ts'
import type { Opened } from './report-emails.ts'
import { all, type Choice, setChoices, subscribeAgain, unsubscribe } from './store.ts'

/** `which`: of a report that was sent once there is nothing left but all that the account sends. */
export type LeftReports = 'report' | 'all'

const leftScope = ({ schedule }: Opened, which: LeftReports): string => (which === 'report' && schedule ? schedule.id : all)

/** Whoever has it sent is told the first time, however often somebody leaves and comes back. */
export async function leave(opened: Opened, which: LeftReports, now: Date): Promise<void> {
  const { link, who, schedule } = opened
  const scope = leftScope(opened, which)
  if (!(await unsubscribe(link.accountId, who, scope, now))) return
  const [key] = who.keys
  const data = { who: who.email.slice(0, 200), title: scope === all ? null : plainLine(link.title), run: link.run }
  await emitAfter(
    reportUnsubscribed,
    { accountId: link.accountId, id: `${scope}-${key}`, data, group: null, to: [schedule?.owner_id ?? link.owner_id], except: link.userId },
    now,
  )
}

/** Subscribed to one report again, they are no longer unsubscribed from all. */
export async function comeBack(opened: Opened, which: LeftReports): Promise<void> {
  const { link, who } = opened
  await subscribeAgain(link.accountId, who, all)
  const scope = leftScope(opened, which)
  if (scope !== all) await subscribeAgain(link.accountId, who, scope)
}

/** What is chosen for all reports holds for this one as well, whatever was chosen for it before. */
export async function choose(opened: Opened, which: LeftReports, chosen: Choice): Promise<void> {
  const { link, who, schedule } = opened
  const said = Object.entries(chosen).filter(([, value]) => value !== undefined)
  const scope = leftScope(opened, which)
  await setChoices(link.accountId, who, scope, Object.fromEntries(said))
  if (scope === all && schedule) await setChoices(link.accountId, who, schedule.id, Object.fromEntries(said.map(([name]) => [name, undefined])))
}
