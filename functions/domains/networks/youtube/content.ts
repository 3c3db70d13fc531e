import { formatCount } from '../../../../shared/format-count.ts'
import { readDate } from '../../readers/csv/dates.ts'
import { column, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { namesOf } from '../../readers/csv/named-cells.ts'
import { postExport } from '../../readers/csv/native.ts'
import { checkingTotal } from './total.ts'

/**
 * YouTube Studio, "Content": one row a video, lifetime figures. Studio prints no publish time for videos that are not public any more; their views
 * still belong to the channel, so such a video is dated like the newest one of the file, and the result says so. The Total row is not a video.
 */
const content = postExport({
  id: 'youtube-content',
  name: 'YouTube content',
  networks: ['youtube'],
  link: null,
  columns: [
    needed('Content', [], { also: ['Videos', 'Contenido', 'Contenu', 'Conteúdo', 'Contenuti'] }),
    needed('Video title', [], { also: ['Videotitel', 'Título del vídeo', 'Titre de la vidéo', 'Título do vídeo', 'Titolo video'] }),
    needed('Video publish time', [], {
      also: [
        'Veröffentlichungszeitpunkt des Videos',
        'Hora de publicación del vídeo',
        'Heure de publication de la vidéo',
        'Horário de publicação do vídeo',
        'Ora pubblicazione video',
      ],
    }),
    column('Views', ['video_views'], { also: ['Aufrufe', 'Visualizaciones', 'Vues', 'Visualizações', 'Visualizzazioni'] }),
    // gains less losses, taken for gains where those are not there
    column('Subscribers gained', ['followers_gained']),
    column('Subscribers', ['followers_gained'], { also: ['Abonnenten', 'Suscriptores', 'Inscritos', 'Iscritti'] }),
    column('Impressions', ['thumb_impressions'], { also: ['Impressionen', 'Impresiones', 'Impressões'] }),
    column('Likes', ['reactions']),
    column('Comments added', ['comments']),
    column('Shares', ['shares']),
    column('Watch time (hours)', [], {
      also: [
        'Wiedergabezeit (Stunden)',
        'Tiempo de visualización (horas)',
        'Durée de visionnage (heures)',
        'Tempo de exibição (horas)',
        'Tempo di visualizzazione (ore)',
      ],
    }),
    column('Impressions click-through rate (%)', [], {
      also: [
        'Klickrate der Impressionen (%)',
        'Porcentaje de clics de las impresiones (%)',
        'Taux de clics par impression (%)',
        'Taxa de cliques de impressões (%)',
      ],
    }),
    ...unused('Duration', 'Average view duration', 'Estimated revenue (USD)', 'Engaged views', 'Average percentage viewed (%)'),
    ...unused('Dauer', 'Geschätzter Umsatz (USD)', 'Geschätzter Umsatz (EUR)', 'Duración', 'Ingresos estimados (USD)', 'Durée', 'Vues engagées'),
    ...unused('Ont continué de regarder (%)', 'Durée moyenne de visionnage', 'Pourcentage moyen regardé (%)', 'Duração', 'Visualizações engajadas'),
    ...unused('Duração média da visualização', 'Porcentagem visualizada média (%)', 'Espectadores únicos'),
    ...unused('Durata', 'Durata di visualizzazione media', 'Visualizzazioni "engaged"', 'Percentuale media visualizzata (%)', 'Spettatori unici'),
    ...unused('Ha continuato a guardare (%)', 'Media di visualizzazioni per spettatore', 'Nuovi spettatori', 'Spettatori di ritorno'),
    ...unused('Spettatori occasionali', 'Spettatori abituali'),
  ],
  post: {
    id: (cell) => cell('Content') ?? '',
    // the total of all has no publish time either, and a name in each language
    isId: /^(?:[\w-]{11}|total)$/i,
    date: 'Video publish time',
    publishedAt: (cell, dayFirst) => {
      const date = readDate(cell('Video publish time'), dayFirst)
      return date ? `${date}T00:00:00.000Z` : null
    },
    figures: ['Watch time (hours)', 'Impressions click-through rate (%)'],
    fallback: (known) => known.reduce<string | null>((latest, instant) => (latest === null || instant > latest ? instant : latest), null),
    fallbackNote: (count, instant) =>
      `${count === 1 ? '1 video has' : `${formatCount(count)} videos have`} no publish time in the file and ${count === 1 ? 'is' : 'are'} dated ${instant.slice(0, 10)}, like its newest video.`,
    text: (cell) => cell('Video title') ?? '',
    url: (cell) => `https://www.youtube.com/watch?v=${encodeURIComponent((cell('Content') ?? '').trim())}`,
    type: () => 'video',
    derive: (values, figure) => {
      const [hours, rate] = [figure('Watch time (hours)'), figure('Impressions click-through rate (%)')]
      const shown = values.thumb_impressions
      return {
        ...values,
        ...(hours !== null ? { watch_time_min: hours * 60 } : {}),
        ...(rate !== null && typeof shown === 'number' ? { thumb_clicks: (shown * rate) / 100 } : {}),
      }
    },
  },
})

/** A row a day of each video ("Chart data") has the same columns and a date. */
export const youtubeContent: Format = {
  ...content,
  recognises: (table) => content.recognises(table) && !namesOf(table.header).has('date'),
  read: checkingTotal(content.read, content.columns ?? []),
}
