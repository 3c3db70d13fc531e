import { createShare } from '../../../../shared/api/shares.ts'
import { messages } from '../../../../shared/messages.ts'
import { digestOf } from '../../../../shared/reports/digest.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { linkOrigin } from '../../../domains/branding/link-domains.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { withSummary, writerFor } from '../../../domains/reports/summary/write.ts'
import { expiresAt } from '../../../domains/shares/expiry.ts'
import { passGate } from '../../../domains/shares/gate.ts'
import { mayOfferPdf } from '../../../domains/shares/may-offer-pdf.ts'
import { sealReport } from '../../../domains/shares/snapshots.ts'
import { putShare } from '../../../domains/shares/store/shares.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The figures are computed here once more: what the browser sent names the report, and nothing in it is believed. */
export const handler = handle(createShare, async ({ actor, body, audit, now }) => {
  if (body.type !== body.data.request.type) throw problem(400, messages.schedule.unknownType)
  if (body.downloads) mayOfferPdf(actor)
  const run = await authoriseRun(actor, runQuery(body.type, 'request', body.data.request), now)
  const report = passGate(await withSummary(await computeReport(run), writerFor(actor)))
  audit.about({ name: report.title })
  const hash = await sealReport(actor.accountId, report)
  const expires_at = expiresAt(body.expires, now, report.timezone)
  const { id, token, generation } = await putShare(actor.accountId, {
    origin: 'person',
    type: report.type,
    title: report.title,
    ...(report.subject ? { subject: report.subject } : {}),
    hash,
    created_by: actor.userId,
    shared_by: actor.accountName,
    entities: report.entities.map(({ entity_gid }) => entity_gid),
    timezone: report.timezone,
    created_at: now.toISOString(),
    expires_at,
    password: body.password === undefined ? null : await hashPassword(body.password),
    downloads: body.downloads,
    logo: report.brand?.logo?.id ?? null,
    font: report.brand?.font_file?.id ?? null,
    domain: report.brand?.domain ?? null,
    occurrence_id: null,
    recipient: null,
  })
  const link = `${linkOrigin(actor.accountId, report.brand)}/shared-report/${token}`
  return { link, id, generation, expires_at, hash, content: await digestOf(report) }
})
