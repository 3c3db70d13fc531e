/** One sentence to everybody who is signed in, from whoever looks after the deployment. */
import * as v from 'valibot'
import { adminSections } from '../admin-roles.ts'
import { text } from '../fields.ts'
import { pageWarningMessages as words } from '../page-warning-messages.ts'
import { endpoint } from './endpoint.ts'

/** ERROR: something is broken; WARNING: something will change; INFO: good to know. */
export const pageWarningTypes = ['ERROR', 'WARNING', 'INFO'] as const

/** Of this app a path, of another an https address. */
const Link = v.pipe(
  text(500),
  v.check((link) => /^\/(?![/\\])/.test(link) || (/^https:\/\//i.test(link) && URL.canParse(link)), words.badLink),
)

export const PageWarningForm = v.strictObject({
  message: v.pipe(text(200), v.trim(), v.nonEmpty(words.messageRequired)),
  link: v.nullable(Link),
  type: v.picklist(pageWarningTypes),
  closable: v.boolean(),
})

export const PageWarning = v.object({
  /** another one for each that is written, so that closing one closes no other */
  id: v.string(),
  message: v.string(),
  link: v.nullable(v.string()),
  type: v.picklist(pageWarningTypes),
  closable: v.boolean(),
})
export type PageWarning = v.InferOutput<typeof PageWarning>

const data = v.object({ data: v.nullable(PageWarning) })

export const getPageWarning = endpoint({
  name: 'get-page-warning',
  domain: 'page-warnings',
  method: 'GET',
  path: '/page-warnings',
  summary: 'Get the announcement at the top of every page',
  access: { session: true },
  response: data,
})
export const putPageWarning = endpoint({
  name: 'put-page-warning',
  domain: 'page-warnings',
  method: 'POST',
  path: '/admin/page-warning',
  summary: 'Publish an announcement at the top of every page, replacing the current one',
  audit: { kind: 'access', to: 'publish an announcement', did: 'published an announcement' },
  // pages also read it with `me`
  changes: ['GET /page-warnings', 'GET /me'],
  access: { session: true, admin: adminSections.controls },
  body: PageWarningForm,
  response: data,
})
export const removePageWarning = endpoint({
  name: 'remove-page-warning',
  domain: 'page-warnings',
  method: 'DELETE',
  path: '/admin/page-warning',
  summary: 'Remove the announcement at the top of every page',
  audit: { kind: 'access', to: 'remove the announcement', did: 'removed the announcement' },
  // pages also read it with `me`
  changes: ['GET /page-warnings', 'GET /me'],
  access: { session: true, admin: adminSections.controls },
  response: 'empty',
  status: 204,
})
