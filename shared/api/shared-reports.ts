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
  changes: ['own'],
  access: { session: false },
  body: v.strictObject({ password: text(linkPassword.most) }),
  response: v.object({ unlocked: v.literal(true) }),
})

export const getSharedLogo = endpoint({
  name: 'get-shared-logo',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/logo',
  summary: 'Get the logo of a shared report; no session needed',
  access: { session: false },
  response: 'picture',
})

export const getSharedFont = endpoint({
  name: 'get-shared-font',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/font',
  summary: 'Get the uploaded font of a shared report; no session needed',
  access: { session: false },
  response: 'font',
})

/** An address that ends at this endpoint, so a dead link has its status for programs too (docs/behaviours.md#unknown-addresses). */
export const getSharedPage = endpoint({
  name: 'get-shared-page',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}/page',
  summary: 'Get the page of a shared link, with status 410 if it no longer works; no session needed',
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
  summary: 'Get the PDF of a shared report, if its owner allows downloads, as a signed link that expires in 15 minutes; no session needed',
  failure: messages.unable.downloadReport,
  access: { session: false },
  response: v.object({ url: v.string() }),
})

export const getSharedReport = endpoint({
  name: 'get-shared-report',
  domain: 'shares',
  method: 'GET',
  path: '/shared-reports/{token}',
  summary: 'Get a shared report; no session needed',
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
