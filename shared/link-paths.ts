/**
 * What there is at a domain of shared links: the page of a report, what it loads, the PDF of an email, and where its reader unsubscribes. No
 * sign-in, no app, and nothing that says our name. As a regular expression over the path; a server and the CDN both read it.
 */
export const linkPaths =
  '^\\/(?:(?:shared-report|recipient)\\/[^\\/]+|assets\\/.+|media\\/.+|theme\\.js|api\\/(?:shared-reports|downloads|report-emails|unsubscribe)\\/.+)$'

/** The page of a shared report, by its token. As a regular expression over the path; a server and the CDN both read it. */
export const sharedPagePath = '^\\/shared-report\\/([\\w-]{1,200})$'

/** The endpoint that answers at the address of a shared report (`get-shared-page`); what is no token is a dead link. */
export const sharedPageEndpoint = (path: string): string => `/api/shared-reports/${new RegExp(sharedPagePath).exec(path)?.[1] ?? '-'}/page`
