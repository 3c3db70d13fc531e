/** Columns that hold texts, names or labels, which may look like dates and are none. */
import type { ColumnKind } from '../../readers/csv/columns.ts'
import { csvSchemas } from './csv-schemas.ts'

const isDate = (kind: ColumnKind) => typeof kind === 'string' && ['date', 'date or total', 'instant', 'instants'].includes(kind)
const columns = Object.values(csvSchemas).flatMap((schema) => schema.columns.map(({ name, kind }) => ({ name, isDated: isDate(kind) })))
const dated = new Set(columns.flatMap(({ name, isDated }) => (isDated ? [name] : [])))
const texts = new Set(columns.flatMap(({ name }) => (dated.has(name) ? [] : [name])))
/** Of networks' exports and of files of people's own, in the languages of the suites. */
const words =
  /(?:^| )(?:text|texte|texto|testo|tekst|title|titel|titre|titulo|titolo|tytul|caption|description|descripcion|descricao|descrizione|beschreibung|omschrijving|opis|message|nachricht|mensaje|mensagem|messaggio|bericht|comment|kommentar|commentaire|comentario|commento|review|body|content|headline|label|hashtag|name|author|link|url|permalink)s?(?: |$)/
const times = /(?:^| )(?:date|time|day|posted|published|created|datum|fecha|data|zeit|hora|heure|ora)(?: |$)/

/** Whether a column of this name, or one that holds this, is no column of dates. */
export function isTextColumn(name: string): boolean {
  const own = name.trim().toLowerCase()
  if (dated.has(own)) return false
  const plain = own
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
  return texts.has(own) || (words.test(plain) && !times.test(plain))
}
