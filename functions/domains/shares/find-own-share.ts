import { linkMessages } from '../../../shared/link-messages.ts'
import { type Actor, can } from '../../kernel/accounts/actor.ts'
import { seesType } from '../../kernel/accounts/visible-types.ts'
import { type Problem, problem } from '../../kernel/request/problem.ts'
import type { ShareRecord } from './records.ts'
import { getShare } from './store/shares.ts'

/** A link is managed by who sees its type of report and manages reports in every group it shows. */
export function mayManageShare(actor: Actor, { entities, type }: ShareRecord): boolean {
  return seesType(actor, type) && entities.every((gid) => can(actor, 'reports', 'manage', gid))
}

/** The link, or the 404 of one that never was. */
export async function findOwnShare(actor: Actor, id: string): Promise<ShareRecord> {
  const share = await getShare(actor.accountId, id)
  if (!share || !mayManageShare(actor, share)) throw problem(404, linkMessages.refused.missing)
  return share
}

/** Whether a link that could not be changed has another address than the caller knows; else it is revoked. */
export async function isReplaced(actor: Actor, id: string, generation: number | undefined): Promise<boolean> {
  const { revoked_at, generation: current } = await findOwnShare(actor, id)
  return revoked_at === null && generation !== undefined && current !== generation
}

/** Why a link could not be changed. */
export async function notChanged(actor: Actor, id: string, generation: number | undefined): Promise<Problem> {
  return (await isReplaced(actor, id, generation)) ? problem(409, linkMessages.refused.replaced) : problem(410, linkMessages.refused.over)
}
