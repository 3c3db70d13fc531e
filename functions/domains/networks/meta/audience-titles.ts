/** Titles of Meta's tables over an audience, in the languages and the wordings of the suite. */
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { Table } from '../../readers/csv/table.ts'

export type MetaDimension = 'ages' | 'cities' | 'countries' | 'pages'

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll('\u0142', 'l')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

const anyOf = (...words: string[]) => new RegExp(`(?:^| )(?:${words.join('|')})(?: |$)`)
const ages = anyOf('age', 'ages', 'edad', 'alter', 'idade', 'faixa etaria', 'eta', 'leeftijd', 'wiek')
const genders = anyOf('gender', 'sex', 'sexo', 'genero', 'geschlecht', 'genre', 'sexe', 'sesso', 'genere', 'geslacht', 'plec')
const places: readonly (readonly [MetaDimension, RegExp])[] = [
  [
    'cities',
    anyOf(
      'city',
      'cities',
      'towns?',
      'ciudad(?:es)?',
      'stadte',
      'top ?stadte',
      'orte',
      'villes',
      'cidades',
      'citta',
      'steden',
      'plaatsen',
      'topsteden',
      'miasta',
    ),
  ],
  ['countries', anyOf('country', 'countries', 'pais(?:es)?', 'lander', 'topl[aä]nder', 'pays', 'paesi', 'landen', 'toplanden', 'kraje')],
  ['pages', anyOf('pages', 'paginas', 'seiten', 'pagine', 'strony')],
]
/** Words that make a title of a ranking: "Top cities", "Followers by country". */
const ranks = anyOf(
  'top',
  'by',
  'principa(?:l|les|is|ux|li)',
  'wichtigste',
  'beliebteste',
  'haufigste',
  'nach',
  'belangrijkste',
  'populairste',
  'najpopularniejsze',
  'glowne',
  'topsteden',
  'toplanden',
  'topl[aä]nder',
)

/** What a title says that its table holds; undefined for any other title. */
export function dimensionOf({ title }: Pick<Table, 'title'>): MetaDimension | undefined {
  const words = plain(title ?? '')
  if (words.length > 60) return undefined
  if (ages.test(words) && genders.test(words)) return 'ages'
  return ranks.test(words) ? places.find(([, pattern]) => pattern.test(words))?.[0] : undefined
}

/** Titles of 2024 begin with their network: "Facebook followers by gender and age". */
export function networkOfAudience({ title }: Pick<Table, 'title'>): NetworkCode | null {
  const [, network] = /(?:^| )(facebook|instagram)(?: |$)/.exec(plain(title ?? '')) ?? []
  return network === 'facebook' || network === 'instagram' ? network : null
}

export const isWomen = (name: string): boolean => /^(?:women|female|mujeres|frauen|femmes|mulheres|donne|vrouwen|kobiety)$/.test(plain(name))
export const isMen = (name: string): boolean => /^(?:men|male|hombres|manner|hommes|homens|uomini|mannen|mezczyzni)$/.test(plain(name))

/** Places one below the other with a column of values; the usual form has a column for each place. */
export function isListed({ header, rows }: Pick<Table, 'header' | 'rows'>): boolean {
  const [first = '', second = '', ...more] = header.filter((name, at) => name !== '' || at < 2)
  if (more.length > 0) return false
  return rows.length > 1 || /^(?:values?|valor|wert|valeur|valore|waarde|wartosc)$/.test(plain(second)) || dimensionOf({ title: first }) !== undefined
}
