/** docs/import-formats.md, made of what the code reads. */
import { measureIds } from '../../../shared/metrics/measures.ts'
import type { Column, CsvSchema } from '../csv/columns.ts'
import { csvSchemas } from './csv-schemas.ts'

const into: Readonly<Record<string, string>> = {
  'generic-mentions': '`--listener ID`, or `POST /api/listen/{id}/import`',
  'generic-advocates': '`--advocacy ID`, or `POST /api/advocacy/{id}/import` (owners and managers)',
  'generic-shares': '`--advocacy ID`, or `POST /api/advocacy/{id}/import` (owners and managers)',
  'generic-page-days': '`--competitor ID`, or `POST /api/profiles/competitor/{competitor_gid}/import`; of a peer `--page NETWORK:ID`',
  'generic-page-posts': '`--competitor ID`, or `POST /api/profiles/competitor/{competitor_gid}/import`; of a peer `--page NETWORK:ID`',
  'generic-pages': '`--directory`; pages that anybody can see are of no account, so no account can change them',
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

Every source of a report can be filled from a CSV. This page is made from the code that reads them (\`npm run import-formats\`).

- The first line names the columns, in any order and case; columns not listed here are ignored. Commas, semicolons or tabs; UTF-8 or UTF-16,
  with or without a BOM; texts with a separator or a line break in double quotes.
- Numbers are plain, with a point and without thousands separators: \`1234.5\`. An empty cell is never zero.
- A date and time is UTC unless it has an offset. A date alone means noon UTC; a due date ends with its day in the profile's timezone.
- A file is imported whole or not at all: the first line that cannot be read is named with its column, and nothing is changed.
- Importing a file again changes nothing; a row with the id (or date) of an earlier import replaces it. A file with two such rows is
  refused.
- Up to 4 MB through the API; \`npm run import\` has no limit.

The ids are those of the running stack: \`npm run import -- --profile nobody x.csv\` lists them.
`

const outro = `## Measures

${measureIds.map((id) => `\`${id}\``).join(', ')}.

\`followers\` is the level at the end of the day; everything else is what that day added, and may be below zero where a network took something back.
`

export function formatsText(): string {
  return `${[intro, ...Object.values(csvSchemas).map((one: CsvSchema) => `${section(one)}\n`), outro].join('\n')}`
}
