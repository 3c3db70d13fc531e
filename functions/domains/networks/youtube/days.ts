/** YouTube Studio's figures by day, and what to do with its tables of which nothing can be imported. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { column, columnNamed, type ExportColumn, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { namesOf } from '../../readers/csv/named-cells.ts'
import { dailyExport } from '../../readers/csv/native.ts'
import type { Table } from '../../readers/csv/table.ts'
import { withTotalChecked } from './total.ts'

const dayColumns: readonly ExportColumn[] = [
  needed('Date', [], { also: ['Datum', 'Fecha', 'Data'] }),
  column('Views', ['video_views'], { also: ['Aufrufe', 'Visualizaciones', 'Vues', 'Visualizações', 'Visualizzazioni'] }),
  column('Watch time (hours)', ['watch_time_min'], {
    also: [
      'Wiedergabezeit (Stunden)',
      'Tiempo de visualización (horas)',
      'Durée de visionnage (heures)',
      'Tempo de exibição (horas)',
      'Tempo di visualizzazione (ore)',
    ],
  }),
  column('Unique viewers', ['reach']),
  column('Subscribers gained', ['followers_gained']),
  column('Subscribers lost', ['followers_lost']),
  column('Likes', ['reactions']),
  column('Comments added', ['comments']),
  column('Shares', ['shares']),
  column('Impressions', ['thumb_impressions'], { also: ['Impressionen', 'Impresiones', 'Impressões'] }),
  column('Impressions click-through rate (%)', ['thumb_clicks'], {
    also: [
      'Klickrate der Impressionen (%)',
      'Porcentaje de clics de las impresiones (%)',
      'Taux de clics par impression (%)',
      'Taxa de cliques de impressões (%)',
    ],
  }),
  // gains less losses, which are neither of them
  ...unused('Subscribers', 'Abonnenten', 'Suscriptores', 'Inscritos', 'Iscritti'),
  ...unused('Average view duration', 'Average percentage viewed (%)', 'Engaged views', 'Dislikes', 'Likes (vs. dislikes) (%)', 'Videos published'),
  ...unused('Average views per viewer', 'New viewers', 'Returning viewers', 'Casual viewers', 'Regular viewers', 'Stayed to watch (%)', 'Videos added'),
]
const money = /^(?:your )?estimated .*revenue|^rpm |^cpm /i
/** What a row of Studio's other tables is; of some of them there is a "Chart data" with a row for each day as well. */
const parts = ['Content', 'Videos', 'Traffic source', 'Geography', 'Cities', 'Viewer age', 'Viewer gender', 'Subscription status', 'Device type', 'Playlist']
const partIn = ({ header }: Table) => parts.find((name) => namesOf(header).has(name.toLowerCase()))

/** As Studio spells it: a CSV of one's own has a `date`. */
const dates = new Set(['Date', 'Datum', 'Fecha', 'Data'])
const isKnown = (name: string) => name === '' || columnNamed(dayColumns, name) !== undefined || money.test(name)
/** Names that no other program gives its columns. */
const ofStudio: ReadonlySet<string> = new Set(['Watch time (hours)', 'Impressions click-through rate (%)', 'Comments added', 'Average percentage viewed (%)'])
const isStudio = ({ header }: Table) => header.some((name) => ofStudio.has(columnNamed(dayColumns, name)?.name ?? ''))
const isOfDays = (table: Table) => {
  const { header } = table
  if (!header.some((name) => dates.has(name)) || partIn(table) !== undefined) return false
  const own = daysOf(table)
  return !own.header.some(isTitle) && (header.every(isKnown) || isStudio(own))
}
const fillsMeasure = ({ header }: Table) => header.some((name) => (columnNamed(dayColumns, name)?.measures ?? []).length > 0)

const isTitle = (name: string) => /^(?:video )?title$/i.test(name)

/** Without a table of videos that a spreadsheet has beside the one of days: it begins with the first title. */
function daysOf(table: Table): Table {
  const at = table.header.findIndex(isTitle)
  const [own, others] = [table.header.slice(0, at), table.header.slice(at)].map((names) => new Set(names))
  const isApart = [...(others ?? [])].every((name) => own?.has(name) || (columnNamed(dayColumns, name)?.measures ?? []).length === 0)
  if (at < 1 || !dates.has(table.header[0] ?? '') || !isApart) return table
  const rows = table.rows
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, at).map(withCentury) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { ...table, header: table.header.slice(0, at), rows }
}

/** A spreadsheet of the US writes 11/26/24; YouTube began in 2005. */
const withCentury = (cell: string) => cell.replace(/^(\d{1,2}\/\d{1,2})\/(\d{2})$/, '$1/20$2')

/**
 * YouTube Studio, advanced mode by date: its table ("Table data", once "Date") and the "Totals" of any of its charts. The names of its
 * columns are those of many a file, so it is known only among the profiles of YouTube, and with other columns only by a name of Studio's own.
 */
const days = dailyExport({
  id: 'youtube-days',
  name: 'YouTube figures by day',
  networks: ['youtube'],
  columns: dayColumns,
  unusedLike: money,
  derive: ({ watch_time_min: hours, thumb_clicks: rate, ...values }) => ({
    ...values,
    ...(hours === undefined ? {} : { watch_time_min: hours === null ? null : hours * 60 }),
    ...(typeof rate === 'number' && typeof values.thumb_impressions === 'number' ? { thumb_clicks: (values.thumb_impressions * rate) / 100 } : {}),
  }),
})
export const youtubeDays: Format = {
  ...days,
  isLoose: true,
  recognises: (table) => isOfDays(table) && fillsMeasure(table),
  part: daysOf,
  read: (table, context) => {
    const reading = withTotalChecked(table, days.read(table, context), dayColumns)
    return { ...reading, notes: [importMessages.youtube.wholeChannel, ...reading.notes] }
  },
}

/** What to do with a table of Studio's advanced mode of which nothing can be imported; null for any other. */
export function youtubeAdvice(table: Table): string | null {
  if (isOfDays(table)) return importMessages.youtube.noFigures
  const names = namesOf(table.header)
  const part = partIn(table)
  if (part === undefined || !table.header.some((name) => name !== 'Date' && columnNamed(dayColumns, name) !== undefined)) return null
  return names.has('date') ? importMessages.youtube.chart(part.toLowerCase()) : importMessages.youtube.partsOf(part.toLowerCase())
}
