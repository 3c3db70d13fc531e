import { importMessages } from '../../../../shared/import-messages.ts'
import { daysTold } from '../../../../shared/known.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { metaTitle } from '../../../../shared/metrics/meta-titles.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { column, type ExportColumn, hasNeeded, needed, unused } from '../csv/export-columns.ts'
import { type Format, hasColumns } from '../csv/format.ts'
import { cellReader } from '../csv/named-cells.ts'
import { accountBy } from '../csv/own-account.ts'
import { readDays } from '../csv/read-days.ts'
import type { Table } from '../csv/table.ts'
import { networkOfLink } from '../csv/whose.ts'
import { isDay, readMetaInstant } from './meta-instant.ts'
import { typeNamed } from './meta-types.ts'
import { postExport } from './native.ts'

type Values = Partial<Record<MeasureId, number | null>>
/** Files of until about 2023 call the column of the figures as the table, where now it is "Primary"; each of these stands in a public file. */
const namedValues = ['Facebook Page reach', 'Instagram reach', 'Instagram profile visits'] as const
const valueName = ({ header, givenHeader = header }: Pick<Table, 'header' | 'givenHeader'>): string | null => {
  const [, name = '', ...more] = givenHeader
  return more.length === 0 && namedValues.some((one) => one.toLowerCase() === name.toLowerCase()) ? name : null
}

const titled = ({ title, ...table }: Pick<Table, 'title' | 'header' | 'givenHeader'>) => metaTitle(title ?? valueName(table))

const quiet: ReadonlySet<MeasureId> = new Set<MeasureId>(['followers_gained', 'followers_lost'])

const seriesColumns = [needed('Date', [], { also: ['Data', 'Fecha', 'Datum'] }), needed('Primary', [], { also: namedValues })]

/** Meta Business Suite, "Insights": several daily tables in one file, each under its title. */
export const metaSeries: Format = {
  id: 'meta-series',
  name: 'Meta Business Suite daily figures',
  networks: ['facebook', 'instagram'],
  holds: 'daily figures',
  columns: seriesColumns,
  recognises: (table) => titled(table) !== undefined && hasNeeded(table, seriesColumns),
  isUnused: (table) => titled(table)?.measure === null,
  networkOf: (table) => ({ network: titled(table)?.network ?? null, what: titled(table)?.measure ?? 'nothing' }),
  read: (table, context) => {
    const measure = titled(table)?.measure
    const reading = readDays(table, context, { columns: measure ? { [measure]: 'Primary' } : {}, isNative: true })
    // Meta leaves out the days on which nobody followed or unfollowed
    const days =
      measure && quiet.has(measure)
        ? daysTold(
            reading.days.map(({ date }) => date),
            '',
            null,
          )
        : null
    return measure && days ? { ...reading, told: [{ of: measure, ...days }] } : reading
  },
}

/** The first column that a table has says on which network its posts are, else their addresses do. */
const postsOf: readonly (readonly [string, NetworkCode])[] = [
  ['Account ID', 'instagram'],
  ['Account username', 'instagram'],
  ['Page ID', 'facebook'],
  ['Page name', 'facebook'],
]

function networkOfPosts(table: Table): NetworkCode | null {
  const named = postsOf.find(([name]) => hasColumns(table, [name]))?.[1]
  if (named) return named
  const cell = cellReader(table)
  const [only, ...more] = new Set(table.rows.flatMap((row) => networkOfLink(cell(row, 'Permalink') ?? '') ?? []))
  return more.length === 0 ? (only ?? null) : null
}

const postColumns: readonly ExportColumn[] = [
  needed('Post ID', [], { also: ['Identificação do post', 'Identificador de la publicación', 'Bericht-ID', 'Identifiant de la publication', 'ID del post'] }),
  needed('Publish time', [], {
    also: ['Horário de publicação', 'Hora de publicación', 'Publicatietijdstip', 'Heure de publication', 'Orario di pubblicazione'],
  }),
  needed('Permalink', [], { also: ['Link permanente', 'Enlace permanente', 'Permalien'] }),
  needed('Post type', [], { also: ['Tipo de post', 'Tipo de publicación', 'Berichttype', 'Type de publication', 'Tipo di post'] }),
  needed('Reach', ['reach'], { also: ['Alcance', 'Bereik', 'Couverture', 'Copertura'] }),
  // since 2025; before it they were called impressions
  column('Views', ['impressions'], { also: ['Visualizações', 'Visualizaciones', 'Weergaven', 'Vues', 'Visualizzazioni'] }),
  column('Impressions', ['impressions']),
  column('Reactions', ['reactions'], { also: ['Reacties', 'Réactions', 'Reazioni', 'Reações'] }),
  column('Likes', ['reactions'], { also: ['Curtidas', 'Me gusta', 'Vind-ik-leuks', 'Mi piace'] }),
  column('Comments', ['comments'], { also: ['Comentários', 'Comentarios', 'Opmerkingen', 'Commentaires', 'Commenti'] }),
  column('Shares', ['shares'], { also: ['Compartilhamentos', 'Veces que se compartió', 'Deelacties', 'Aantal keer gedeeld', 'Partages', 'Condivisioni'] }),
  column('Saves', ['saves'], { also: ['Salvamentos', 'Veces que se guardó', 'Aantal keer opgeslagen', 'Salvataggi'] }),
  column('Total clicks', ['clicks'], { also: ['Totaal aantal klikken', 'Total des clics'] }),
  column('Link Clicks', ['link_clicks'], { also: ['Klikken op link', 'Clics sur un lien', 'Cliques no link'] }),
  // no figures of their own, so a row that is cut behind them is whole
  { name: 'Other Clicks', also: ['Overige klikken'], unused: true },
  { name: 'Matched Audience Targeting Consumption (Photo Click)', also: ['Consumptie overeenkomend met doelgroeptargeting (Photo Click)'], unused: true },
  column('Replies', ['story_replies'], { also: ['Respostas'] }),
  column('Profile visits', ['profile_visits'], { also: ['Profielbezoeken'] }),
  column('Follows', ['followers_gained'], { also: ['Seguimentos', 'Seguimientos', 'Volgt'] }),
  column('Description', [], { also: ['Descrição', 'Descripción', 'Omschrijving', 'Descrizione'] }),
  column('Account ID', [], { also: ['Identificação da conta'] }),
  column('Account username', [], {
    also: ['Nome de usuário da conta', 'Nombre de usuario de la cuenta', 'Gebruikersnaam account', "Nome utente dell'account"],
  }),
  column('Date', [], { also: ['Data', 'Fecha', 'Datum'] }),
  column('Title', [], { also: ['Titel', 'Titre', 'Titolo', 'Título'] }),
  column('Custom labels', [], { also: ['Aangepaste labels'] }),
  column('Page ID', [], { also: ['Pagina-ID', 'ID de la Page'] }),
  column('Page name', [], { also: ['Naam van pagina', 'Nom de la page', 'Nome da Página'] }),
  column('Seconds viewed'),
  ...unused('Nome da conta', 'Duração (s)', 'Comentário de dados'),
  ...unused('Account name', 'Duration (sec)', 'Caption type', 'Is crosspost', 'Is share', 'Languages', 'Funded content status', 'Data comment'),
  ...unused('Reactions, Comments and Shares', 'Average Seconds viewed', 'Estimated earnings (USD)', 'Ad impressions', 'Ad CPM (USD)'),
  ...unused('Sticker taps', 'Navigation', 'Accountnaam', 'Duur (sec.)', 'Type onderschrift', 'Is gecrosspost', 'Is een gedeeld bericht', 'Talen'),
  ...unused('Status gefinancierde content', 'Opmerking data', 'Reacties, opmerkingen en deelacties'),
  ...unused('Réactions, commentaires et partages', 'Reazioni, commenti e condivisioni', 'Est un partage', 'Durata (s)'),
  ...unused('Negatieve feedback van gebruikers: Alles verbergen'),
]

/** Meta leaves the cells of kinds of clicks empty that there were none of: the others are then all there are. */
function isWithoutLinkClicks({ clicks, link_clicks }: Values, figure: (column: string) => number | null): boolean {
  const others = (figure('Other Clicks') ?? 0) + (figure('Matched Audience Targeting Consumption (Photo Click)') ?? 0)
  return link_clicks === null && typeof clicks === 'number' && clicks === others
}

/** Meta Business Suite, "Content": one row a post, lifetime figures. Short rows (fields missing at the end) are read as far as they go. */
export const metaPosts: Format = postExport({
  id: 'meta-posts',
  name: 'Meta Business Suite posts',
  networks: ['facebook', 'instagram'],
  link: 'Permalink',
  columns: postColumns,
  networkOf: (table) => ({ network: networkOfPosts(table), what: 'posts' }),
  accountOf: accountBy((cell) => {
    const [username, shown, id] = [cell('Account username'), cell('Account username', 'Page name'), cell('Account ID', 'Page ID')]
    return id || shown ? { name: id || shown, shown: shown || id, username: username || null } : null
  }),
  post: {
    id: (cell) => cell('Post ID') ?? '',
    isId: /^\d+(?:_\d+)?$/,
    date: 'Publish time',
    publishedAt: (cell, dayFirst) => readMetaInstant(cell('Publish time'), dayFirst),
    text: (cell) => cell('Title') || cell('Description') || '',
    url: (cell) => cell('Permalink') || null,
    type: (cell) => typeNamed(cell('Post type') ?? ''),
    labels: (cell) =>
      (cell('Custom labels') ?? '')
        .split(',')
        .map((label) => label.trim())
        .filter(Boolean),
    figures: ['Seconds viewed'],
    skip: (cell) => (isDay(cell('Date')) ? importMessages.notLifetime : null),
    derive: (values, figure) => {
      const seconds = figure('Seconds viewed')
      const told = isWithoutLinkClicks(values, figure) ? { ...values, link_clicks: 0 } : values
      return seconds !== null && seconds > 0 ? { ...told, watch_time_min: seconds / 60 } : told
    },
  },
})
