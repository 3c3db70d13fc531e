/** Titles of the daily tables of Meta Business Suite, in its languages; many begin or end with the name of the network. */

import type { NetworkCode } from '../networks.ts'
import type { MeasureId } from './measures.ts'

/** `measure`: null for figures that no report uses */
export type MetaTitle = { readonly network: NetworkCode | null; readonly measure: MeasureId | null }

export const metaTitles: readonly (readonly [MeasureId | null, readonly string[]])[] = [
  ['impressions', ['views', 'visualizações', 'visualizaciones', 'aufrufe', 'vues', 'visualizzazioni', 'weergaven', 'wyświetlenia']],
  ['reach', ['reach', 'alcance', 'reichweite', 'couverture', 'portée', 'copertura', 'bereik', 'zasięg']],
  [
    'engagements',
    [
      ...['content interactions', 'interações com o conteúdo', 'interacciones con el contenido', 'content-interaktionen', 'interaktionen mit inhalten'],
      ...['interactions avec le contenu', 'interactions avec les contenus', 'interazioni con i contenuti', 'interacties met content', 'contentinteracties'],
      ...['interakcje z zawartością', 'interakcje z treścią'],
    ],
  ],
  [
    'link_clicks',
    [
      ...['link clicks', 'cliques no link', 'clics en el enlace', 'clics en enlaces', 'link-klicks', 'linkklicks', 'clics sur un lien', 'clics sur le lien'],
      ...['clics sur les liens', 'clic sul link', 'klikken op link', 'klikken op links', 'linkkliks', 'kliknięcia linku', 'kliknięcia w link'],
    ],
  ],
  [
    'profile_visits',
    [
      ...['visits', 'profile visits', 'page visits', 'page and profile visits', 'visitas', 'visitas ao perfil', 'visitas al perfil', 'besuche'],
      ...[
        'profilbesuche',
        'profilaufrufe',
        'visites',
        'visites du profil',
        'visites de profil',
        'visite',
        'visite al profilo',
        'visite alla pagina',
        'bezoeken',
      ],
      ...['profielbezoeken', 'odwiedziny', 'odwiedziny profilu'],
    ],
  ],
  // those of a day, as in its English file
  [
    'followers_gained',
    [
      ...['follows', 'new followers', 'seguidores', 'novos seguidores', 'nuevos seguidores', 'seguimientos', 'neue follower', 'nouveaux followers'],
      ...['nouveaux abonnés', 'follow', 'nuovi follower', 'nieuwe volgers', 'nowi obserwujący'],
    ],
  ],
  ['followers_lost', ['unfollows']],
  // people, and beside reach, which reports have
  [null, ['viewers', 'espectadores', 'zuschauer', 'spectateurs', 'spettatori', 'kijkers', 'odbiorcy']],
]
const measureOf: ReadonlyMap<string, MeasureId | null> = new Map(metaTitles.flatMap(([measure, all]) => all.map((title) => [title, measure] as const)))

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
