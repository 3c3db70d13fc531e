import { endpoint } from './endpoint.ts'

/** The address of a link in an email ends at this endpoint, so a dead link has its status for programs too (docs/behaviours.md#unknown-addresses). */
export const getLinkPage = endpoint({
  name: 'get-link-page',
  domain: 'links',
  method: 'GET',
  path: '/link-pages/{kind}/{token}',
  summary: 'Get the page of a link in an email, with status 410 if it no longer works; no session needed',
  access: { session: false },
  // a browser shows this answer as it is, so a refusal in JSON helps nobody
  work: 'free',
  response: 'page',
})
