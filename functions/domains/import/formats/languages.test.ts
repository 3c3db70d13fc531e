/** Exports in the languages of suites, with the headers that public samples show: the same as the English file of the same rows. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { readForProfile } from '../targets/read-for-profile.ts'

async function into(network: NetworkCode, text: string) {
  const context = readContext(network)
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  try {
    const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, files }, context, nothingSaid)
    const reading = file?.reading
    return { days: reading?.days, posts: reading?.posts, skipped: reading?.skipped, gaps: reading?.gaps, unread: file?.unread }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

type Sample = readonly [language: string, header: string, row: string]
async function same(network: NetworkCode, [, header, row]: Sample, samples: readonly Sample[]) {
  const english = await into(network, `${header}\n${row}\n`)
  expect(english).toMatchObject({ skipped: [], unread: [] })
  for (const [, otherHeader, otherRow] of samples) expect(await into(network, `${otherHeader}\n${otherRow}\n`)).toEqual(english)
}

test('posts of Instagram in Portuguese and Spanish, which have the month first as well', async () => {
  const row = '101,northbound,"Olá, todos",01/02/2026 10:29,https://www.instagram.com/reel/x/,IG reel,Lifetime,2752,1732,153,7,2,8,3'
  const total = row.replace('Lifetime', 'Total')
  await same(
    'instagram',
    ['en', 'Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves', row],
    [
      [
        'pt',
        'Identificação do post,Nome de usuário da conta,Descrição,Horário de publicação,Link permanente,Tipo de post,Data,Visualizações,Alcance,Curtidas,Compartilhamentos,Seguimentos,Comentários,Salvamentos',
        total.replace('IG reel', 'Reel do Instagram'),
      ],
      [
        'es',
        'Identificador de la publicación,Nombre de usuario de la cuenta,Descripción,Hora de publicación,Enlace permanente,Tipo de publicación,Fecha,Visualizaciones,Alcance,Me gusta,Veces que se compartió,Seguimientos,Comentarios,Veces que se guardó',
        total,
      ],
    ],
  )
})

test('posts of Facebook and Instagram in Dutch, whose types and word for the lifetime are its own', async () => {
  const row = (type: string, date: string) =>
    `101,900,Northbound,"Hallo",01/07/2026 06:02,https://www.facebook.com/northbound/posts/101,${type},${date},41928,27610,76,652,2,2578`
  await same(
    'facebook',
    [
      'en',
      'Post ID,Page ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks',
      row('Photos', 'Lifetime'),
    ],
    [
      [
        'nl',
        'Bericht-ID,Pagina-ID,Naam van pagina,Titel,Publicatietijdstip,Permalink,Berichttype,Datum,Weergaven,Bereik,Reacties,Opmerkingen,Deelacties,Totaal aantal klikken',
        row("Foto's", 'Looptijd'),
      ],
    ],
  )
  const story = (type: string, date: string) =>
    `102,northbound,"Hallo",01/07/2026 06:02,https://www.instagram.com/stories/x/,${type},${date},300,200,5,1,2,3,4,6,7`
  await same(
    'instagram',
    [
      'en',
      'Post ID,Account username,Description,Publish time,Permalink,Post type,Date,Views,Reach,Likes,Shares,Comments,Saves,Link Clicks,Profile visits,Follows',
      story('IG story', 'Lifetime'),
    ],
    [
      [
        'nl',
        'Bericht-ID,Gebruikersnaam account,Omschrijving,Publicatietijdstip,Permalink,Berichttype,Datum,Weergaven,Bereik,Vind-ik-leuks,Aantal keer gedeeld,Opmerkingen,Aantal keer opgeslagen,Klikken op link,Profielbezoeken,Volgt',
        story('Instagram-verhaal', 'Looptijd'),
      ],
    ],
  )
})

test.each([
  ['4', '4', '', '', 4],
  ['none were on a link: the others are all', '', '60', '5', 0],
  ['nobody clicked', '', '', '', 0],
  ['the others are fewer than all', '', '60', '', undefined],
])('link clicks of a post of Meta: %s', async (name, link, others, photo, expected) => {
  const all = name === 'nobody clicked' ? '0' : name === '4' ? '4' : '65'
  const header =
    'Post ID,Page ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Total clicks,Link Clicks,Other Clicks,Matched Audience Targeting Consumption (Photo Click)'
  const row = `101,900,Northbound,Hi,01/07/2026 06:02,https://www.facebook.com/northbound/posts/101,Photos,Lifetime,50,40,1,${all},${link},${others},${photo}`
  expect(await into('facebook', `${header}\n${row}\n`)).toMatchObject({
    posts: [{ measures: { clicks: Number(all), ...(expected === undefined ? {} : { link_clicks: expected }) } }],
  })
  const read = await into('facebook', `${header}\n${row}\n`)
  expect(typeof read === 'string' ? read : read.posts?.[0]?.measures.link_clicks).toBe(expected)
})

test('videos of YouTube in German, Spanish, French and Portuguese, whose numbers and days are written as there', async () => {
  await same(
    'youtube',
    [
      'en',
      'Content,Video title,Video publish time,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)',
      'dQw4w9WgXcQ,Hi,"Sep 5, 2026",1234,8.5,4,4000,5.25',
    ],
    [
      [
        'de',
        'Videos;Videotitel;Veröffentlichungszeitpunkt des Videos;Aufrufe;Wiedergabezeit (Stunden);Abonnenten;Impressionen;Klickrate der Impressionen (%)',
        'dQw4w9WgXcQ;Hi;05.09.2026;1.234;8,5;4;4.000;5,25',
      ],
      [
        'es',
        'Contenido;Título del vídeo;Hora de publicación del vídeo;Visualizaciones;Tiempo de visualización (horas);Suscriptores;Impresiones;Porcentaje de clics de las impresiones (%)',
        'dQw4w9WgXcQ;Hi;5 sept 2026;1.234;8,5;4;4.000;5,25',
      ],
      [
        'it',
        'Contenuti,Titolo video,Ora pubblicazione video,Visualizzazioni,Tempo di visualizzazione (ore),Iscritti,Impressions,Impressions click-through rate (%)',
        'dQw4w9WgXcQ,Hi,"Sep 5, 2026",1234,8.5,4,4000,5.25',
      ],
      [
        'pt',
        'Conteúdo,Título do vídeo,Horário de publicação do vídeo,Visualizações,Tempo de exibição (horas),Inscritos,Impressões,Taxa de cliques de impressões (%)',
        'dQw4w9WgXcQ,Hi,"5 de set. de 2026",1234,8.5,4,4000,5.25',
      ],
    ],
  )
  await same(
    'youtube',
    [
      'en',
      'Content,Video title,Video publish time,Views,Watch time (hours),Impressions,Impressions click-through rate (%)',
      'dQw4w9WgXcQ,Hi,"Sep 5, 2026",1234,8.5,4000,5.25',
    ],
    [
      [
        'fr',
        'Contenu,Titre de la vidéo,Heure de publication de la vidéo,Vues,Durée de visionnage (heures),Impressions,Taux de clics par impression (%)',
        'dQw4w9WgXcQ,Hi,5 sept. 2026,1\u202f234,"8,5",4\u202f000,"5,25"',
      ],
    ],
  )
})

test('the total of all videos is none, whatever it is called', async () => {
  const text = 'Videos,Videotitel,Veröffentlichungszeitpunkt des Videos,Aufrufe\nGesamt,,,5\ndQw4w9WgXcQ,Hi,05.09.2026,5\n'
  expect(await into('youtube', text)).toMatchObject({ posts: [{ id: 'dQw4w9WgXcQ', measures: { video_views: 5 } }], skipped: [{ line: 2 }], gaps: [] })
  const italian = 'Contenuti,Titolo video,Ora pubblicazione video,Visualizzazioni\nTotale,,,5\ndQw4w9WgXcQ,Hi,"Sep 5, 2026",5\n'
  expect(await into('youtube', italian)).toMatchObject({ posts: [{ measures: { video_views: 5 } }], skipped: [{ line: 2 }], gaps: [] })
})

test('pages of LinkedIn in Spanish and Portuguese, under the line that says what they are', async () => {
  const header =
    'Date,Impressions (organic),Impressions (sponsored),Impressions (total),Unique impressions (organic),Clicks (total),Reactions (total),Comments (total)'
  const row = '01/02/2026,10,2,12,8,3,4,1'
  await same(
    'linkedin',
    ['en', header, row],
    [
      [
        'es',
        'Datos agregados de interacción de tus publicaciones,,,,,,,\nFecha,Impresiones (orgánicas),Impresiones (patrocinadas),Impresiones (totales),Impresiones únicas (orgánicas),Clics (totales),Reacciones (total),Comentarios (totales)',
        row,
      ],
      [
        'pt',
        'Data,Impressões (orgânicas),Impressões (patrocinadas),Impressões (total),Impressões únicas (orgânicas),Cliques (total),Reações (total),Comentários (total)',
        row,
      ],
    ],
  )
})

test('pages of LinkedIn in Italian and Dutch: content, visitors and new followers', async () => {
  const row = '01/02/2026,12,3,4,1,2'
  await same(
    'linkedin',
    ['en', 'Date,Impressions (total),Clicks (total),Reactions (total),Comments (total),Reposts (total)', row],
    [
      ['it', 'Data,Impressioni (totale),Clic (totale),Reazioni (totale),Commenti (totale),Diffusioni post (totali)', row],
      ['nl', 'Datum,Weergaven (totaal),Klikken (totaal),Reacties (totaal),Commentaren (totaal),Reposts (totaal)', row],
    ],
  )
  // visitors and followers have columns of which nothing is taken
  const days = async (header: string, cells: string) => {
    const read = await into('linkedin', `${header}\n${cells}\n`)
    return typeof read === 'string' ? read : read.days?.map(({ values }) => values)
  }
  expect(await days('Data,Totale visualizzazioni della pagina (totale),Totale visitatori unici (totale)', '01/02/2026,9,6')).toEqual([{ profile_visits: 9 }])
  expect(await days('Datum,Totaal paginaweergaven (totaal),Totaal unieke bezoekers (totaal)', '01/02/2026,9,6')).toEqual([{ profile_visits: 9 }])
  expect(await days('Data,Follower sponsorizzati,Follower organici,Follower invitati automaticamente,Follower totali', '01/02/2026,0,3,1,4')).toEqual([
    { followers_gained: 4 },
  ])
})

test('days and posts of X and new followers of LinkedIn in Spanish', async () => {
  const day = '"Thu, Aug 6, 2026",6878,84,286,6,3,2,12,16,27'
  await same(
    'twitter',
    ['en', 'Date,Impressions,Likes,Engagements,Bookmarks,New follows,Unfollows,Replies,Reposts,Profile visits', day],
    [['es', 'Date,Impresiones,Me gusta,Interacciones,Guardados,Nuevos seguidores,Dejar de seguir,Respuestas,Reposts,Visitas del perfil', day]],
  )
  const post = '1902622306553184746,"Thu, Aug 6, 2026","Hola, todos",https://x.com/a/status/1902622306553184746,33,4,9,2,1,5'
  await same(
    'twitter',
    ['en', 'Post id,Date,Post text,Link,Impressions,Likes,Engagements,Replies,Reposts,Url clicks', post],
    [['es', 'ID del post,Fecha,Texto del post,Postear enlace,Impresiones,Me gusta,Interacciones,Respuestas,Reposts,Clics en URL', post]],
  )
  const header = 'Fecha,Seguidores patrocinados,Seguidores generales,Total de seguidores'
  expect(await into('linkedin', `${header}\n08/06/2026,1,3,4\n`)).toMatchObject({ days: [{ date: '2026-08-06', values: { followers_gained: 4 } }] })
})

test.each([
  ['Alcance', 'reach'],
  ['Visualizações', 'impressions'],
  ['Interações com o conteúdo', 'engagements'],
  ['Visitas ao perfil do Instagram', 'profile_visits'],
  ['Cliques no link do Instagram', 'link_clicks'],
  ['Seguidores no Instagram', 'followers_gained'],
])('the table "%s" of Meta in Portuguese is %s', async (title, measure) => {
  const beside = title.includes('Instagram') ? '' : '\n"Visitas ao perfil do Instagram"\n"Data","Primary"\n"2026-01-15T01:00:00","1"\n'
  const read = await into('instagram', `sep=,\n"${title}"\n"Data","Primary"\n"2026-01-16T01:00:00","139"\n${beside}`)
  expect(read).toMatchObject({ days: expect.arrayContaining([{ date: '2026-01-16', values: { [measure]: 139 } }]) })
  // that of the other network is none of this one's
  if (beside === '') expect(await into('facebook', `"${title}"\n"Data","Primary"\n"2026-01-16T01:00:00","139"\n`)).toContain('from Instagram')
})
