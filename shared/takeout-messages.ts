/** What is in an export of an account or of a person: a line for each of its files. */
import { formatFigure } from './format.ts'

/** Each is there as JSON and as CSV. */
export const takeoutTables = {
  people: 'The people of the account: names, email addresses, roles, and what each may do in which profile group.',
  'profile-groups': 'Profile groups with their settings, removed ones that can still be restored included.',
  profiles: 'Connected profiles, removed ones that can still be restored included.',
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
  fonts: 'Fonts that were uploaded, by whom and when. With each, its licence was confirmed.',
  templates: 'Report templates.',
  runs: 'Planned and sent reports: when, about what, and to whom. The column pdf names the file in the folder reports.',
  'shared-links': 'Shared links: what they show, until when, and how often they were opened. The addresses themselves are not kept.',
  'api-keys': 'Your API keys: names, scopes and dates. The keys themselves are not kept.',
  sessions: 'Your active sessions.',
  'audit-trail': 'Who did what, and when.',
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
    `Made on ${at}. Times are in UTC (ISO 8601).`,
    '',
    'Each table is there twice: as JSON, with every detail, and as CSV (UTF-8, commas) for spreadsheets. In CSV, lists and details within a cell are JSON,',
    'and an apostrophe stands before a text that a spreadsheet would take for a formula.',
    'Passwords, second steps and the addresses of links are not in here.',
    '',
    ...(whole ? ['- `account.json`: the account, its plan and settings.'] : ['- `you.json`: your name, email address, role and preferences.']),
    ...tables.map((table) => `- \`${table}.json\`, \`${table}.csv\`: ${takeoutTables[table]}`),
    ...(whole
      ? [
          '- `reports/`: the PDFs that were made.',
          '- `pictures/`: the pictures of profile groups, and logos.',
          '- `fonts/`: the fonts that were uploaded, as they are served.',
        ]
      : []),
    '',
  ].join('\n')
}
