/** docs/import-formats.md, made of what the code reads. */
import { measureIds } from '../../../../shared/metrics/measures.ts'
import type { Column, CsvSchema } from '../../readers/csv/columns.ts'
import { csvSchemas } from './csv-schemas.ts'

const into: Readonly<Record<string, string>> = {
  'generic-mentions': '`--listener ID`, or `POST /api/listen/{id}/import`',
  'generic-advocates': '`--advocacy ID`, or `POST /api/advocacy/{id}/import` (owners and managers)',
  'generic-shares': '`--advocacy ID`, or `POST /api/advocacy/{id}/import` (owners and managers)',
  'generic-page-days': '`--competitor ID`, or `POST /api/profiles/competitor/{competitor_gid}/import`; for a peer `--page NETWORK:ID`',
  'generic-page-posts': '`--competitor ID`, or `POST /api/profiles/competitor/{competitor_gid}/import`; for a peer `--page NETWORK:ID`',
  'generic-pages': '`--directory`; pages that anybody can see belong to no account, so no account can change them',
}
const ofProfile = '`--profile ID`, or `POST /api/profiles/{id}/import`'

const kinds = {
  text: 'text',
  list: 'texts, separated by `\\|`',
  date: 'date, YYYY-MM-DD',
  'date or total': 'date, YYYY-MM-DD, or Total',
  instant: 'date and time, ISO 8601',
  instants: 'dates and times, separated by `\\|`',
  number: 'number',
  figure: 'number',
  amount: 'number of 0 or more',
  count: 'whole number of 0 or more',
  timezone: 'IANA timezone',
  'yes or no': 'yes or no',
  countries: 'country:clicks, separated by `\\|`',
} as const

function row({ name, kind, required, example, empty, also = [] }: Column): string {
  const named = [name, ...also].map((one) => `\`${one}\``).join(' or ')
  const type = typeof kind === 'string' ? kinds[kind] : `one of ${kind.map((word) => `\`${word}\``).join(', ')}`
  const cell = example === '' ? '' : `\`${example.replaceAll('|', '\\|')}\``
  return `| ${named} | ${type} | ${required ? 'yes' : 'no'} | ${cell} | ${empty} |`
}

function section({ id, title, row: one, note, columns, measures }: CsvSchema): string {
  const more =
    measures === undefined
      ? []
      : ['', measures === 'all' ? 'And any of the measures below, as numbers.' : `And any of ${measures.map((name) => `\`${name}\``).join(', ')}, as numbers.`]
  const head = ['| column | type | required | example | an empty cell |', '|---|---|---|---|---|']
  return [`## ${title}`, '', `\`${id}\`: ${one}. Into ${into[id] ?? ofProfile}.`, '', ...(note ? [note, ''] : []), ...head, ...columns.map(row), ...more].join(
    '\n',
  )
}

const intro = `# CSV of your own

Every source of a report can be filled from a CSV or a workbook. This page is generated from the code that reads them (\`npm run import-formats\`).

- The first line names the columns, in any order and case. Columns that are not listed here are ignored, and the result names them. If
  fewer than half of the columns with numbers are recognised, the file is refused. Cells are separated by commas, semicolons or tabs; a text
  that contains a separator or a line break is in double quotes. The encoding is UTF-8 or UTF-16, with or without a BOM.
- A workbook (.xlsx) is read like a CSV: each visible sheet is a table, a date is a date cell, and a formula counts with its
  last result. Cells with errors, formulas without a result and merged rows are refused. A workbook may have 24 MB unpacked and 50 sheets. Save .xls files
  and workbooks with a password as .xlsx first, and unpack ZIP archives.
- A file with other column names can be mapped: on screen, with \`--map "Likes=reactions,Shown=impressions,Day=date"\`, or with \`map=...\`
  through the API. A column is a measure, another column of the files below, or \`none\` to ignore it; put a pair in double quotes if its column
  has a comma. The mapping is saved for files with the same header, and each result that used it shows it. A new mapping replaces
  the saved one, an empty one deletes it. A network's own export can be mapped too, for one import.
- A file without days, years or a currency can have them in further columns: \`Reporting starts\` and \`Reporting ends\` (or
  \`date_from\` and \`date_to\`), \`Currency\`, or dates with a year. They can also be given with the import: on screen, with \`--from\`, \`--to\`,
  \`--year\` (the year of the last day) and \`--currency\`, or with \`dateFrom\`, \`dateTo\`, \`year\` and \`currency\` through the API.
- Dates such as 03/04/2026 are read month first unless a date in the column has a first number above 12. If the order is unclear, choose it
  on screen, with \`--date-order day\`, or with \`dateOrder=day\` through the API. It is saved for files with the same header, like a mapping,
  and so is a currency.
- Numbers in your own files have a decimal point and no thousands separators: \`1234.5\`. A decimal comma
  is read where a comma can be nothing else: one comma with 1, 2, 4 or more digits after it, or after a 0, as in \`5,5\`, \`12,50\` and \`0,125\`. A
  number with two readings is refused: \`1,234\`, a count such as \`1.234\`, and any \`1.234\` beside decimal commas. An empty cell is never zero.
- Native exports that were saved again by a spreadsheet are read as well: padded rows, rows in quotes as a whole, numbers with decimal commas or
  thousands separators, days as 31.12.2026, 12/31/2026, 2026/12/31 or 31-Dec-26. A number or a day that can be read in two ways, even with the
  rest of its table, is refused.
- A native export is recognised by the columns it needs, however many others it has; those are ignored, and the result names them. A Meta table
  with an unknown title is skipped and named, and so are partners' posts in an Instagram export.
- The rows of an export with several accounts are imported of the account with the username in the profile settings. Without a username there
  or in the export, it is the chosen account: on screen, with \`--rows-of shop\`, or with \`rowsOf=shop\` through the API, by name or ID. Without a
  choice, it is the account of most rows in each file. A choice that differs from the username is refused.
- A row of a native export that cannot be read is skipped, and the result names it. Reports on its days say so until a complete file
  is imported. An audience or another breakdown with such a row is refused.
- Native exports leave a cell empty where there was nothing. It counts as 0 only where the file proves it: link clicks of a post in Meta's export
  if the other kinds of clicks add up to all clicks (as in 264 of 264 posts of two public exports), and clicks, conversions and their value in
  exports of ads. Elsewhere an empty cell is unknown.
- Native exports are read in English and, where public samples show their columns, in other languages: Meta's posts in Dutch, French, Italian,
  Portuguese, Spanish and Swedish, its daily tables and audience in Dutch, French, German, Italian, Polish, Portuguese and Spanish; YouTube in French, German, Italian, Portuguese and Spanish; LinkedIn in Dutch, Italian, Portuguese and Spanish; X in Spanish. LinkedIn exports
  .xls files; save them as .xlsx first.
- Files with the field names of Meta's API, such as \`page_impressions\` and \`post_clicks\`, are read once their columns are mapped; the mapper
  proposes them. Their \`end_time\` is the end of a day in Pacific Time, so each row is dated the day before.
- Two tables from YouTube Studio's advanced mode are read: the one by content, for the videos, and the one by date or "Totals.csv", for the
  channel's days. A file by date does not say whether it covers the whole channel, so the result reminds you.
- Google Business Profile's performance is read with one row per day and a column Date; Google's own download of a whole period has no days.
- A LinkedIn Campaign Manager report is read when it was exported with a daily time breakdown.
- A Google Ads report over "All time" has no days and is refused, unless days are given with the import.
- A date and time is UTC unless it has an offset. A date alone means noon UTC; a due date ends with its day in the profile's timezone.
- Your own file is imported completely or not at all: the result names the first line that cannot be read, with its column, and nothing is
  changed. A total row under daily figures is skipped, and the result says so.
- Importing the same file twice is safe; a row with the id (or date) of an earlier import replaces it. Within one import two such rows may
  be equal. If they differ, in one file or in two, the import is refused and names both lines.
- All rows belong to one profile. A column \`network\` or \`profile\` with several values is refused, and so are posts with links to another
  network.
- Daily figures are a page's own. A column about ads, such as spend, or about posts, such as a link, a text or a type, is refused.
- The files of one import may have 100 MB in total when they are chosen on screen or sent to the addresses from
  \`POST /api/profiles/{id}/imports\`, and 4 MB in the body of \`POST /api/profiles/{id}/import\`. Larger imports are refused before anything is read
  (413), so split them. \`npm run import\` takes files of any size. An import has at most 100 files and 200,000 rows.

The IDs are those of the running stack: \`npm run import -- --profile nobody x.csv\` lists them.
`

const outro = `## Measures

${measureIds.map((id) => `\`${id}\``).join(', ')}.

\`followers\` is the level at the end of the day; everything else is what that day added, and may be negative where a network corrected a figure.
`

export function formatsText(): string {
  return `${[intro, ...Object.values(csvSchemas).map((one: CsvSchema) => `${section(one)}\n`), outro].join('\n')}`
}
