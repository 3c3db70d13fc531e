import { featureMessages } from '../../../shared/feature-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'

/** @throws Problem 403 when the plan has no PDF export */
export function mayOfferPdf({ features }: Pick<Actor, 'features'>): void {
  if (!features.export_pdf) throw problem(403, featureMessages.export_pdf)
}
