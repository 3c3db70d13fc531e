import { CalendarDateTime, toZoned } from '@internationalized/date'
import { daysTold } from '../../../shared/known.ts'
import type { MeasureId } from '../../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { readDate, readTime } from '../csv/dates.ts'
import { column, hasNeeded, needed, unused } from '../csv/export-columns.ts'
import { cellReader, type Format, hasColumns } from '../csv/format.ts'
import { readDays } from '../csv/read-days.ts'
import type { Table } from '../csv/table.ts'
import { accountsBy, networkOfLink } from '../csv/whose.ts'
import { typeNamed } from './meta-types.ts'
import { postExport } from './native.ts'

type Titled = { readonly network: NetworkCode | null /** null: nothing that reports are made of */; readonly measure: MeasureId | null }

/** Titles of tables in Meta Business Suite's insights, without the name of the network that many begin with. */
const measureOfTitle: Readonly<Record<string, MeasureId | null>> = {
  visualizações: 'impressions',
  alcance: 'reach',
  'interações com o conteúdo': 'engagements',
  'cliques no link': 'link_clicks',
  'visitas ao perfil': 'profile_visits',
  // those of a day, as in its English file
  seguidores: 'followers_gained',
  views: 'impressions',
  reach: 'reach',
  'content interactions': 'engagements',
  'link clicks': 'link_clicks',
  visits: 'profile_visits',
  'profile visits': 'profile_visits',
  follows: 'followers_gained',
  unfollows: 'followers_lost',
  // people, and beside reach, which reports have
  viewers: null,
}
const networkOfTitle: readonly (readonly [RegExp, NetworkCode])[] = [
  [/^facebook | [dn]o facebook$/, 'facebook'],
  [/^instagram | [dn]o instagram$/, 'instagram'],
]

/** What a title says; undefined for one that is none of Meta's. Many titles are those of both networks. */
function titled({ title }: Pick<Table, 'title'>): Titled | undefined {
  const words = (title ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const [named, network] = networkOfTitle.find(([pattern]) => pattern.test(words)) ?? []
  const measure = measureOfTitle[named ? words.replace(named, '') : words]
  return measure === undefined ? undefined : { network: network ?? null, measure }
}

const quiet: ReadonlySet<MeasureId> = new Set<MeasureId>(['followers_gained', 'followers_lost'])

const seriesColumns = [needed('Date', [], { also: ['Data', 'Fecha'] }), needed('Primary')]

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

/** "02/16/2025 05:14" in Pacific time, in which Meta writes its content exports, as a UTC instant. */
function readMetaInstant(cell: string | undefined, dayFirst: boolean): string | null {
  const [year = 0, month = 0, day = 0] = (readDate(cell, dayFirst) ?? '').split('-').map(Number)
  const time = readTime(cell)
  if (year === 0 || time === null) return null
  return toZoned(new CalendarDateTime(year, month, day, time.hour, time.minute), 'America/Los_Angeles').toAbsoluteString()
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

const postColumns = [
  needed('Post ID', [], { also: ['Identificação do post', 'Identificador de la publicación'] }),
  needed('Publish time', [], { also: ['Horário de publicação', 'Hora de publicación'] }),
  needed('Permalink', [], { also: ['Link permanente', 'Enlace permanente'] }),
  needed('Post type', [], { also: ['Tipo de post', 'Tipo de publicación'] }),
  needed('Reach', ['reach'], { also: ['Alcance'] }),
  // since 2025; before it they were called impressions
  column('Views', ['impressions'], { also: ['Visualizações', 'Visualizaciones'] }),
  column('Impressions', ['impressions']),
  column('Reactions', ['reactions']),
  column('Likes', ['reactions'], { also: ['Curtidas', 'Me gusta'] }),
  column('Comments', ['comments'], { also: ['Comentários', 'Comentarios'] }),
  column('Shares', ['shares'], { also: ['Compartilhamentos', 'Veces que se compartió'] }),
  column('Saves', ['saves'], { also: ['Salvamentos', 'Veces que se guardó'] }),
  column('Total clicks', ['clicks']),
  column('Link Clicks', ['link_clicks']),
  column('Replies', ['story_replies']),
  column('Profile visits', ['profile_visits']),
  column('Follows', ['followers_gained'], { also: ['Seguimentos', 'Seguimientos'] }),
  column('Description', [], { also: ['Descrição', 'Descripción'] }),
  column('Account ID', [], { also: ['Identificação da conta'] }),
  column('Account username', [], { also: ['Nome de usuário da conta', 'Nombre de usuario de la cuenta'] }),
  column('Date', [], { also: ['Data', 'Fecha'] }),
  ...['Title', 'Custom labels', 'Seconds viewed', 'Page ID', 'Page name'].map((name) => column(name)),
  ...unused('Nome da conta', 'Duração (s)', 'Comentário de dados'),
  ...unused('Account name', 'Duration (sec)', 'Caption type', 'Is crosspost', 'Is share', 'Languages', 'Funded content status', 'Data comment'),
  ...unused('Reactions, Comments and Shares', 'Other Clicks', 'Average Seconds viewed', 'Estimated earnings (USD)', 'Ad impressions', 'Ad CPM (USD)'),
  ...unused('Matched Audience Targeting Consumption (Photo Click)', 'Sticker taps', 'Navigation'),
]

/** Meta Business Suite, "Content": one row a post, lifetime figures. Short rows (fields missing at the end) are read as far as they go. */
export const metaPosts: Format = postExport({
  id: 'meta-posts',
  name: 'Meta Business Suite posts',
  networks: ['facebook', 'instagram'],
  link: 'Permalink',
  columns: postColumns,
  networkOf: (table) => ({ network: networkOfPosts(table), what: 'posts' }),
  accountsIn: (table) =>
    accountsBy(table, (cell) => {
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
    skip: (cell) => (/^(?:lifetime|total)?$/i.test((cell('Date') ?? '').trim()) ? null : 'The figures are those of one day. Please export lifetime figures.'),
    derive: (values, figure) => {
      const seconds = figure('Seconds viewed')
      return seconds !== null && seconds > 0 ? { ...values, watch_time_min: seconds / 60 } : values
    },
  },
})
