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

/** The first parts of the addresses of links in emails, each followed by its token: `/invitation/TOKEN`. */
export const linkPageKinds = ['recipient', 'invitation', 'confirm', 'password', 'email', 'keep'] as const
export type LinkPageKind = (typeof linkPageKinds)[number]

/** The page of a link in an email. As a regular expression over the path; a server and the CDN both read it. */
export const linkPagePath = `^\\/(${linkPageKinds.join('|')})\\/([^\\/]+)$`

/** The endpoint that answers at the address of a link in an email (`get-link-page`); what is no token is a dead link. */
export function linkPageEndpoint(path: string): string {
  const [, kind = '-', token = ''] = new RegExp(linkPagePath).exec(path) ?? []
  return `/api/link-pages/${kind}/${/^[\w-]{1,200}$/.test(token) ? token : '-'}`
}
