/** What whoever opens a link asks for, without a session. */
import * as v from 'valibot'
import { text } from '../fields.ts'
import { messages } from '../messages.ts'
import { Report } from '../reports/report.ts'
import { endpoint } from './endpoint.ts'
import { linkPassword } from './shares.ts'

export const unlockSharedReport = endpoint({
  name: 'unlock-shared-report',
  domain: 'shares',
  method: 'POST',
  path: '/shared-reports/{token}/password',
  summary: 'Open a link that has a password, until the browser is closed; needs no session',
  // whoever opens a link is nobody we know
  audit: 'unaudited',
  access: { session: false },
  body: v.strictObject({ password: text(linkPassword.most) }),
  response: v.object({ unlocked: v.literal(true) }),
})

export const getSharedLogo = endpoint({
  name: 'get-shared-logo',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/logo',
  summary: 'The logo of the sealed report behind a link; needs no session',
  access: { session: false },
  response: 'picture',
})

export const getSharedFont = endpoint({
  name: 'get-shared-font',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/font',
  summary: 'The uploaded font of the sealed report behind a link; needs no session',
  access: { session: false },
  response: 'font',
})

/** An address that ends at this endpoint, so a dead link has its status for programs too (docs/behaviours.md#unknown-addresses). */
export const getSharedPage = endpoint({
  name: 'get-shared-page',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/page',
  summary: 'The page that opens a link, with status 410 where the link is dead; needs no session',
  access: { session: false },
  // a browser shows this answer as it is, so a refusal in JSON helps nobody
  work: 'free',
  response: 'page',
})

export const getSharedPdf = endpoint({
  name: 'get-shared-pdf',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/pdf',
  summary: 'The PDF of the sealed report behind a link, where its owner allows downloads: a signed address that works for 15 minutes; needs no session',
  failure: messages.unable.downloadReport,
  access: { session: false },
  response: v.object({ url: v.string() }),
})

export const getSharedReport = endpoint({
  name: 'get-shared-report',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}',
  summary: 'The sealed report behind a link; needs no session',
  access: { session: false, recognises: true },
  response: v.object({
    report: Report,
    /** of the sealed snapshot as it is stored; `content`: of the figures and dates that it shows */
    hash: v.string(),
    content: v.string(),
    sealed_at: v.string(),
    expires_at: v.nullable(v.string()),
    shared_by: v.string(),
    /** whether its PDF can be downloaded as well */
    downloads: v.boolean(),
  }),
})
