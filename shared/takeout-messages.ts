/** What is in an export of an account or of a person: a line for each of its files. */
import { formatFigure } from './format.ts'

/** Each is there as JSON and as CSV. */
export const takeoutTables = {
  people: 'The people of the account: names, email addresses, roles and permissions in each profile group.',
  'profile-groups': 'Profile groups with their settings, including removed ones that can still be restored.',
  profiles: 'Connected profiles, including removed ones that can still be restored.',
  days: 'Daily figures: one row for each profile and day, one column for each measure.',
  posts: 'Published posts with their figures.',
  reviews: 'Reviews and replies.',
  ratings: 'Rating totals as reported by each network.',
  messages: 'Messages and comments of the inbox.',
  breakdowns: 'Figures in parts, such as traffic sources and search keywords.',
  audience: 'The latest audience of each profile by country, city, age and gender.',
  'ad-accounts': 'Ad accounts of the profiles.',
  'ad-objects': 'Campaigns, ad sets and ads.',
  'ad-figures': 'Daily figures of ads.',
  'ad-breakdowns': 'Daily figures of ads by age, region, placement, device and hour.',
  'ad-reach': 'Ad reach as reported by each network.',
  tasks: 'Tasks of the profile groups.',
  competitors: 'Competitors that profiles are compared with.',
  listeners: 'Listeners and their search terms.',
  mentions: 'Mentions found by listeners.',
  'advocacy-groups': 'Employee advocacy groups.',
  advocates: 'Members of advocacy groups.',
  'advocacy-shares': 'Posts shared by advocates.',
  branding: 'Branding of the account and of its profile groups.',
  fonts: 'Uploaded fonts with uploader and date. The uploader confirmed the licence of each.',
  templates: 'Report templates.',
  runs: 'Planned and sent reports with dates, subject and recipients. The column pdf is the file name in the folder reports.',
  'shared-links': 'Shared links: report, expiry and view count. The addresses themselves are not stored.',
  'api-keys': 'Your API keys: names, scopes and dates. The keys themselves are not stored.',
  sessions: 'Your active sessions.',
  'audit-trail': 'The audit trail: people, actions and times.',
} as const
export type TakeoutTable = keyof typeof takeoutTables

/** Of PDFs for which an export has no room. */
export const takeoutLeftOut = (pdfs: number): string =>
  `${pdfs === 1 ? '1 PDF of a report is' : `${formatFigure(pdfs, 'count')} PDFs of reports are`} not in the zip, which would have become too large. The file reports/left-out.txt in it names ${pdfs === 1 ? 'it' : 'them'}; each can be downloaded in the list of generated reports.`

/** Of an account, or of one person. */
export function takeoutReadme({ whole, name, at, tables }: { whole: boolean; name: string; at: string; tables: readonly TakeoutTable[] }): string {
  const about = whole ? `All data of the account ${name} in Almanac` : `Personal data of ${name} in Almanac`
  return [
    `# ${about}`,
    '',
    `Created on ${at}. Times are in UTC (ISO 8601).`,
    '',
    'Each table comes as JSON, with every detail, and as CSV (UTF-8, commas) for spreadsheets. In CSV, lists and details within a cell are JSON,',
    'and texts that a spreadsheet would read as a formula start with an apostrophe.',
    'Passwords, two-factor secrets and the addresses of links are not included.',
    '',
    ...(whole ? ['- `account.json`: the account, its plan and settings.'] : ['- `you.json`: your name, email address, role and preferences.']),
    ...tables.map((table) => `- \`${table}.json\`, \`${table}.csv\`: ${takeoutTables[table]}`),
    ...(whole
      ? ['- `reports/`: the generated PDFs.', '- `pictures/`: the pictures of profile groups, and logos.', '- `fonts/`: the uploaded fonts, as served.']
      : []),
    '',
  ].join('\n')
}
