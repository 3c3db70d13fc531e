/**
 * What there is at a domain of shared links: the page of a report, what it loads, the PDF of an email, and where its reader unsubscribes. No
 * sign-in, no app, and nothing that says our name. As a regular expression over the path; a server and the CDN both read it.
 */
export const linkPaths =
  '^\\/(?:(?:shared-report|recipient)\\/[^\\/]+|assets\\/.+|media\\/.+|theme\\.js|api\\/(?:shared-reports|downloads|report-emails|unsubscribe)\\/.+)$'
