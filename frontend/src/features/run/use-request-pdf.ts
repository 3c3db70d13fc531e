import { messages } from '../../../../shared/messages.ts'
import type { PdfExtent } from '../../../../shared/pdf-extent.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { randomId } from '../../lib/random-id.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { hasFirstStep, orderWords } from '../../request/subject.ts'
import type { ReportView } from '../../request/view.ts'

/** Fetched with the menu, so that an order does not wait for its code and go out later by itself. */
export const loadDigest = () => import('../../../../shared/reports/digest.ts')

/** By what is ordered, until that is answered: pressed twice, or again after an answer was lost, it is ordered once. */
const keys = new Map<string, string>()

/** Asks for the PDF of a report: a schedule of one run, now, to the person who asks (docs/behaviours.md#the-pdf-of-a-screen). */
export function useRequestPdf() {
  const me = useMe()
  return async (type: string, view: ReportView, report: Report, extent: PdfExtent) => {
    try {
      const { digestOf } = await loadDigest()
      const order = {
        flavor: type,
        type: 'ONCE' as const,
        generate_at: 'now',
        timezone: view.timezone,
        recipient_users: [me.impersonating_user_gid ?? me.id],
        entities: hasFirstStep(type) ? [] : [view.entityGid],
        profiles: view.profileIds,
        template_id: view.templateId,
        pdf_extent: extent,
        from_date: view.range.from,
        to_date: view.range.to,
        prior_from: view.prior.from,
        prior_to: view.prior.to,
        ...orderWords(type, view),
        generated_report: { fetchedAt: report.fetchedAt, digest: await digestOf(report) },
      }
      const ordered = JSON.stringify(order)
      const idempotency_key = keys.get(ordered) ?? randomId()
      keys.set(ordered, idempotency_key)
      const { message } = await call('POST /reports/scheduled', { body: { ...order, idempotency_key } })
      keys.delete(ordered)
      showToast({ kind: 'success', message: message ?? messages.pdf.queued(me.email) })
    } catch (error) {
      tellFailure(error, messages.unable.exportReport)
    }
  }
}
