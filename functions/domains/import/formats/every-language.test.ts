/** Meta's exports in every language that the readers know: the same as the English file of the same rows. */
import { expect, test } from '@jest/globals'
import { metaTitles } from '../../../../shared/metrics/meta-titles.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { metaPostNames } from '../../networks/meta/post-columns.ts'
import { readForProfile } from '../targets/read-for-profile.ts'

async function into(network: 'facebook' | 'instagram', text: string) {
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: network, files }, readContext(network), nothingSaid)
  return { reading: file?.reading, unread: file?.unread }
}

const titles = metaTitles.flatMap(([measure, all]) => [...new Set(Object.values(all).flat())].map((name) => ({ measure, name })))
const languages = Object.keys(metaTitles[0]?.[1] ?? {})
const dateIn = { pt: 'Data', es: 'Fecha', de: 'Datum', fr: 'Date' } as const

test('a language has titles for all daily tables, but for "Unfollows", which is known in English alone', () => {
  const lacking = metaTitles.flatMap(([measure, all]) => languages.filter((one) => !(one in all)).map((one) => `${measure} ${one}`))
  expect(lacking).toEqual(languages.filter((one) => one !== 'en').map((one) => `followers_lost ${one}`))
})

test.each(titles)('the daily table "$name" is of $measure', async ({ measure, name }) => {
  for (const date of Object.values(dateIn)) {
    for (const [network, title] of [
      ['facebook', name],
      ['instagram', `${name} Instagram`],
    ] as const) {
      const read = into(network, `sep=,\n"${title}"\n"${date}","Primary"\n"2026-10-01T00:00:00","7"\n`)
      if (measure === null) await expect(read).rejects.toThrow('no report uses it')
      else expect((await read).reading?.days.map(({ values }) => values)).toEqual([{ [measure]: 7 }])
    }
  }
})

type Audience = readonly [ages: string, women: string, men: string, cities: string, countries: string]
const audiences: Readonly<Record<string, Audience>> = {
  en: ['Age & gender', 'Women', 'Men', 'Top towns/cities', 'Top countries'],
  de: ['Alter und Geschlecht', 'Frauen', 'Männer', 'Wichtigste Städte', 'Wichtigste Länder'],
  fr: ['Âge et genre', 'Femmes', 'Hommes', 'Principales villes', 'Principaux pays'],
  es: ['Edad y sexo', 'Mujeres', 'Hombres', 'Principales ciudades', 'Principales países'],
  pt: ['Faixa etária e gênero', 'Mulheres', 'Homens', 'Principais cidades', 'Principais países'],
  it: ['Età e genere', 'Donne', 'Uomini', 'Principali città', 'Principali paesi'],
  nl: ['Leeftijd en geslacht', 'Vrouwen', 'Mannen', 'Populairste steden', 'Populairste landen'],
  pl: ['Wiek i płeć', 'Kobiety', 'Mężczyźni', 'Najpopularniejsze miasta', 'Najpopularniejsze kraje'],
}

test.each(Object.entries(audiences))('the tables of an audience in %s', async (_, [ages, women, men, cities, countries]) => {
  const csv = `"${ages}"\n"","${women}","${men}"\n"18-24","30.4","10.2"\n"25-34","40.6","18.8"\n\n"${cities}"\n"Pleven, Bulgaria","Sofia, Bulgaria"\n"74.3","4.8"\n\n"${countries}"\n"BG","DE"\n"98.4","0.9"\n`
  const { reading } = await into('facebook', csv)
  expect(reading?.items.flatMap(({ records = [] }) => records)).toMatchObject([
    {
      ages: [
        { band: '18-24', women: 3040, men: 1020 },
        { band: '25-34', women: 4060, men: 1880 },
      ],
    },
    {
      cities: [
        { name: 'Pleven, Bulgaria', followers: 7430 },
        { name: 'Sofia, Bulgaria', followers: 480 },
      ],
    },
    {
      countries: [
        { code: 'BG', followers: 9840 },
        { code: 'DE', followers: 90 },
      ],
    },
  ])
})

type Posts = readonly [language: string, network: Extract<NetworkCode, 'facebook' | 'instagram'>, header: string, lifetime: string]
const cells = { facebook: '101,900,Northbound,Hi', instagram: '101,northbound,Hi' }
const links = { facebook: 'https://www.facebook.com/northbound/posts/101', instagram: 'https://www.instagram.com/p/x/' }
const figures = { facebook: '41,27,7,6,2', instagram: '41,27,7,6,2,3' }

/** Each begins with what names the post, then its time, link, type and date, then its figures. */
const posts: readonly Posts[] = [
  ['en', 'facebook', 'Post ID,Page ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares', 'Lifetime'],
  [
    'fr',
    'facebook',
    'Identifiant de la publication,ID de la Page,Nom de la page,Titre,Heure de publication,Permalien,Type de publication,Date,Vues,Couverture,Réactions,Commentaires,Partages',
    'Durée de vie',
  ],
  [
    'es',
    'facebook',
    'Identificador de la publicación,Identificador de la página,Nombre de la página,Título,Hora de publicación,Enlace permanente,Tipo de publicación,Fecha,Visualizaciones,Alcance,Reacciones,Comentarios,Veces que se compartió',
    'Total',
  ],
  [
    'sv',
    'facebook',
    'Publicerings-id,Sid-id,Sidnamn,Titel,Publiceringstid,Permalänk,Inläggstyp,Datum,Visningar,Räckvidd,Reaktioner,Kommentarer,Delningar',
    'Totalt',
  ],
  [
    'it',
    'facebook',
    'ID del post,ID della Pagina,Nome della Pagina,Titolo,Orario di pubblicazione,Link permanente,Tipo di post,Data,Visualizzazioni,Copertura,Reazioni,Commenti,Condivisioni',
    'Totale',
  ],
  [
    'pt',
    'facebook',
    'Identificação do post,Identificação da Página,Nome da Página,Título,Horário de publicação,Link permanente,Tipo de post,Data,Visualizações,Alcance,Reações,Comentários,Compartilhamentos',
    'Total',
  ],
  [
    'nl',
    'facebook',
    'Bericht-ID,Pagina-ID,Naam van pagina,Titel,Publicatietijdstip,Permalink,Berichttype,Datum,Weergaven,Bereik,Reacties,Opmerkingen,Deelacties',
    'Looptijd',
  ],
  ['en', 'instagram', 'Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Views,Reach,Likes,Comments,Shares,Saves', 'Lifetime'],
  [
    'it',
    'instagram',
    "ID del post,Nome utente dell'account,Descrizione,Orario di pubblicazione,Link permanente,Tipo di post,Data,Visualizzazioni,Copertura,Mi piace,Commenti,Condivisioni,Salvataggi",
    'Totale',
  ],
  [
    'pt',
    'instagram',
    'Identificação do post,Nome de usuário da conta,Descrição,Horário de publicação,Link permanente,Tipo de post,Data,Visualizações,Alcance,Curtidas,Comentários,Compartilhamentos,Salvamentos',
    'Total',
  ],
  [
    'es',
    'instagram',
    'Identificador de la publicación,Nombre de usuario de la cuenta,Descripción,Hora de publicación,Enlace permanente,Tipo de publicación,Fecha,Visualizaciones,Alcance,Me gusta,Comentarios,Veces que se compartió,Veces que se guardó',
    'Total',
  ],
  [
    'fr',
    'instagram',
    'Identifiant de la publication,Nom de profil du compte,Description,Heure de publication,Permalien,Type de publication,Date,Vues,Couverture,Mentions J’aime,Commentaires,Partages,Enregistrements',
    'Durée de vie',
  ],
  [
    'sv',
    'instagram',
    'Publicerings-id,Kontots användarnamn,Beskrivning,Publiceringstid,Permalänk,Inläggstyp,Datum,Visningar,Räckvidd,Gilla-markeringar,Kommentarer,Delningar,Sparade objekt',
    'Totalt',
  ],
  [
    'nl',
    'instagram',
    'Bericht-ID,Gebruikersnaam account,Omschrijving,Publicatietijdstip,Permalink,Berichttype,Datum,Weergaven,Bereik,Vind-ik-leuks,Opmerkingen,Aantal keer gedeeld,Aantal keer opgeslagen',
    'Looptijd',
  ],
]

test.each(posts)('posts in %s of %s', async (_, network, header, lifetime) => {
  const { reading } = await into(network, `${header}\n${cells[network]},01/07/2026 06:02,${links[network]},,${lifetime},${figures[network]}\n`)
  expect(reading?.skipped).toEqual([])
  const saves = network === 'instagram' ? { saves: 3 } : {}
  expect(reading?.posts).toMatchObject([
    {
      id: '101',
      text: 'Hi',
      url: links[network],
      publishedAt: '2026-01-07T14:02:00.000Z',
      measures: { impressions: 41, reach: 27, reactions: 7, comments: 6, shares: 2, ...saves },
    },
  ])
})

const figuresOfPosts = ['Views', 'Reactions', 'Likes', 'Comments', 'Shares', 'Saves']
test('a language in which posts are known has names for all their figures', () => {
  const known = Object.keys(metaPostNames['Post ID'] ?? {})
  const lacking = ['Publish time', 'Post type', 'Reach', ...figuresOfPosts].flatMap((name) => known.filter((one) => !(one in (metaPostNames[name] ?? {}))))
  expect(lacking).toEqual([])
})

const english = 'Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Views,Reach,Likes,Comments,Shares,Saves'.split(',')
const replaced = Object.entries(metaPostNames).flatMap(([name, all]) => [...new Set(Object.values(all).flat())].map((also) => [also, name] as const))
test.each(replaced)('the column "%s" of posts is read as "%s"', async (also, name) => {
  const at = english.includes(name) ? english.indexOf(name) : english.indexOf('Likes')
  const rowsOf = async (one: string) => {
    const header = english.with(at, one).map((column) => `"${column}"`)
    const { reading, unread } = await into('instagram', `${header.join(',')}\n101,northbound,Hi,01/07/2026 06:02,${links.instagram},,,41,27,7,6,2,3\n`)
    return { posts: reading?.posts, unread: unread?.length }
  }
  const expected = await rowsOf(name)
  expect(expected).toMatchObject({ posts: [{ id: '101' }] })
  for (const one of [also, also.replaceAll("'", '’')]) expect(await rowsOf(one)).toEqual(expected)
})

test('a row of one day is none of the lifetime, in any language', async () => {
  const header = posts.find(([language]) => language === 'it')?.[2]
  await expect(into('facebook', `${header}\n101,900,Northbound,Hi,01/07/2026 06:02,${links.facebook},,01/07/2026,${figures.facebook}\n`)).rejects.toThrow(
    'Line 2: The figures are for a single day. Please export lifetime figures.',
  )
})
