/** Titles of the daily tables of Meta Business Suite, in its languages; many begin or end with the name of the network. */

import type { NetworkCode } from '../networks.ts'
import type { MeasureId } from './measures.ts'

/** `measure`: null for figures that no report uses */
export type MetaTitle = { readonly network: NetworkCode | null; readonly measure: MeasureId | null }

/** Languages of the suite in which some of its files are known. */
export type MetaLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'sv'
type Titles = Readonly<Partial<Record<MetaLanguage, readonly string[]>>>

export const metaTitles: readonly (readonly [MeasureId | null, Titles])[] = [
  [
    'impressions',
    {
      en: ['views'],
      de: ['aufrufe'],
      es: ['visualizaciones'],
      fr: ['vues'],
      it: ['visualizzazioni'],
      nl: ['weergaven'],
      pl: ['wyświetlenia'],
      pt: ['visualizações'],
    },
  ],
  [
    'reach',
    {
      en: ['reach'],
      de: ['reichweite'],
      es: ['alcance'],
      fr: ['couverture', 'portée'],
      it: ['copertura'],
      nl: ['bereik'],
      pl: ['zasięg'],
      pt: ['alcance'],
    },
  ],
  [
    'engagements',
    {
      en: ['content interactions'],
      de: ['content-interaktionen', 'interaktionen mit inhalten'],
      es: ['interacciones con el contenido'],
      fr: ['interactions avec le contenu', 'interactions avec les contenus'],
      it: ['interazioni con i contenuti'],
      nl: ['interacties met content', 'contentinteracties'],
      pl: ['interakcje z zawartością', 'interakcje z treścią'],
      pt: ['interações com o conteúdo'],
    },
  ],
  [
    'link_clicks',
    {
      en: ['link clicks'],
      de: ['link-klicks', 'linkklicks'],
      es: ['clics en el enlace', 'clics en enlaces'],
      fr: ['clics sur un lien', 'clics sur le lien', 'clics sur les liens'],
      it: ['clic sul link'],
      nl: ['klikken op link', 'klikken op links', 'linkkliks'],
      pl: ['kliknięcia linku', 'kliknięcia w link'],
      pt: ['cliques no link'],
    },
  ],
  [
    'profile_visits',
    {
      en: ['visits', 'profile visits', 'page visits', 'page and profile visits'],
      de: ['besuche', 'profilbesuche', 'profilaufrufe'],
      es: ['visitas', 'visitas al perfil'],
      fr: ['visites', 'visites du profil', 'visites de profil'],
      it: ['visite', 'visite al profilo', 'visite alla pagina'],
      nl: ['bezoeken', 'profielbezoeken'],
      pl: ['odwiedziny', 'odwiedziny profilu'],
      pt: ['visitas', 'visitas ao perfil'],
    },
  ],
  // those of a day, as in its English file
  [
    'followers_gained',
    {
      en: ['follows', 'new followers'],
      de: ['neue follower'],
      es: ['nuevos seguidores', 'seguidores', 'seguimientos'],
      fr: ['followers en plus', 'nouveaux followers', 'nouveaux abonnés'],
      it: ['follow', 'nuovi follower'],
      nl: ['nieuwe volgers'],
      pl: ['nowi obserwujący'],
      pt: ['seguidores', 'novos seguidores'],
    },
  ],
  ['followers_lost', { en: ['unfollows'] }],
  // people, and beside reach, which reports have
  [
    null,
    {
      en: ['viewers'],
      de: ['zuschauer'],
      es: ['espectadores'],
      fr: ['spectateurs'],
      it: ['spettatori'],
      nl: ['kijkers'],
      pl: ['odbiorcy'],
      pt: ['espectadores'],
    },
  ],
]
const measureOf: ReadonlyMap<string, MeasureId | null> = new Map(
  metaTitles.flatMap(([measure, titles]) => Object.values(titles).flatMap((all) => all.map((title) => [title, measure] as const))),
)

const networkNames: readonly (readonly [RegExp, NetworkCode])[] = [
  [/^facebook[ -](?:page[ -])?|(?: d[eoi]| n[oa]| en| auf| bei| sur| su| op| van| na| w)? facebook$/, 'facebook'],
  [/^instagram[ -]|(?: d[eoi]| n[oa]| en| auf| bei| sur| su| op| van| na| w)? instagram$/, 'instagram'],
]

/** Returns what a title says of its table; undefined for one that is none of Meta's. Many titles are those of both networks. */
export function metaTitle(title: string | null): MetaTitle | undefined {
  const words = (title ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const [pattern, network] = networkNames.find(([one]) => one.test(words)) ?? []
  const measure = measureOf.get(pattern ? words.replace(pattern, '') : words)
  return measure === undefined ? undefined : { network: network ?? null, measure }
}
