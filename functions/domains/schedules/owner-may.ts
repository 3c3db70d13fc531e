import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { readActor } from '../../kernel/accounts/actor-store.ts'
import { Problem, problem } from '../../kernel/request/problem.ts'
import { authoriseOccurrence } from './authorise-occurrence.ts'

/** A run is made with the rights of its owner, whoever changes it. @throws Problem 409 when the owner left, or may not see all that is ordered */
export async function ownerMay(actor: Actor, ownerId: string, ordered: Parameters<typeof authoriseOccurrence>[1], now: Date): Promise<void> {
  if (ownerId === actor.userId) return
  const owner = await readActor(actor.accountId, ownerId, now)
  if (!owner) throw problem(409, deliveryMessages.ownerGone)
  try {
    await authoriseOccurrence(owner, ordered, now, 'order')
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    throw problem(409, deliveryMessages.change.owner)
  }
}
