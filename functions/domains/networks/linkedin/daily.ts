import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { column, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { dailyExport } from '../../readers/csv/native.ts'

const parts = ['reactions', 'comments', 'shares', 'clicks'] as const satisfies readonly MeasureId[]
/** LinkedIn gives most figures in three columns, of which the total is read. */
const partsOf = (...names: string[]) => unused(...names.flatMap((name) => [`${name} (organic)`, `${name} (sponsored)`]))

/** LinkedIn page analytics, "Content": one row a day. Engagements are reactions + comments + reposts + clicks, LinkedIn's own formula (docs/metrics.md#engagement). */
export const linkedinContent: Format = dailyExport({
  id: 'linkedin-content',
  name: 'LinkedIn content metrics',
  networks: ['linkedin'],
  columns: [
    needed('Date', [], { also: ['Fecha', 'Data', 'Datum'] }),
    needed('Impressions (total)', ['impressions'], { also: ['Impresiones (totales)', 'Impressões (total)', 'Impressioni (totale)', 'Weergaven (totaal)'] }),
    column('Impressions (organic)', ['impressions_organic'], { also: ['Impresiones (orgánicas)', 'Impressões (orgânicas)'] }),
    column('Impressions (sponsored)', ['impressions_paid'], { also: ['Impresiones (patrocinadas)', 'Impressões (patrocinadas)'] }),
    column('Unique impressions (organic)', ['reach'], { also: ['Impresiones únicas (orgánicas)', 'Impressões únicas (orgânicas)'] }),
    needed('Clicks (total)', ['clicks', 'link_clicks'], { also: ['Clics (totales)', 'Cliques (total)', 'Clic (totale)', 'Klikken (totaal)'] }),
    needed('Reactions (total)', ['reactions'], { also: ['Reacciones (total)', 'Reações (total)', 'Reazioni (totale)', 'Reacties (totaal)'] }),
    column('Comments (total)', ['comments'], { also: ['Comentarios (totales)', 'Comentários (total)', 'Commenti (totale)', 'Commentaren (totaal)'] }),
    column('Reposts (total)', ['shares'], { also: ['Veces compartido (total)', 'Diffusioni post (totali)', 'Reposts (totaal)'] }),
    ...partsOf('Clicks', 'Reactions', 'Comments', 'Reposts', 'Engagement rate'),
    ...unused('Engagement rate (total)', 'Tasa de interacción (total)', 'Tasa de interacción (orgánica)', 'Tasa de interacción (patrocinada)'),
    ...unused('Clics (orgánicos)', 'Clics (patrocinados)', 'Reacciones (generales)', 'Reacciones (patrocinadas)', 'Comentarios (orgánicos)'),
    ...unused('Comentarios (patrocinados)', 'Veces compartido (orgánico)', 'Veces compartido (patrocinado)', 'Cliques (orgânicos)', 'Cliques (patrocinados)'),
    ...unused('Clic (organici)', 'Clic (sponsorizzati)', 'Reazioni (organiche)', 'Reazioni (sponsorizzate)', 'Commenti (organici)'),
    ...unused('Commenti (sponsorizzati)', 'Diffusioni post (organiche)', 'Diffusioni post (sponsorizzate)', 'Percentuale di interesse (totale)'),
    ...unused('Interactiepercentage (totaal)'),
    ...unused('Reações (orgânicas)', 'Reações (patrocinadas)', 'Comentários (orgânicos)', 'Comentários (patrocinados)'),
  ],
  derive: (values) => {
    const given = parts.map((part) => values[part]).filter((value) => typeof value === 'number')
    return given.length === 0 ? values : { ...values, engagements: given.reduce((sum, value) => sum + value, 0) }
  },
})

/** LinkedIn page analytics, "Followers": new followers a day. The total of all time is not in this export, nor is who left. */
export const linkedinFollowers: Format = dailyExport({
  id: 'linkedin-followers',
  name: 'LinkedIn followers',
  networks: ['linkedin'],
  columns: [
    needed('Date', [], { also: ['Fecha', 'Data'] }),
    { name: 'Organic followers', also: ['Seguidores generales', 'Follower organici'], needed: true, unused: true },
    needed('Total followers', ['followers_gained'], { also: ['Total de seguidores', 'Follower totali'] }),
    ...unused('Sponsored followers', 'Auto-invited followers', 'Seguidores patrocinados', 'Follower sponsorizzati', 'Follower invitati automaticamente'),
  ],
})

/** LinkedIn page analytics, "Visitors": one row a day. */
export const linkedinVisitors: Format = dailyExport({
  id: 'linkedin-visitors',
  name: 'LinkedIn visitors',
  networks: ['linkedin'],
  columns: [
    needed('Date', [], { also: ['Fecha', 'Data', 'Datum'] }),
    needed('Total page views (total)', ['profile_visits'], {
      also: ['Visualizaciones de la página en total (total)', 'Totale visualizzazioni della pagina (totale)', 'Totaal paginaweergaven (totaal)'],
    }),
    {
      name: 'Total unique visitors (total)',
      also: ['Visitantes únicos en total (total)', 'Totale visitatori unici (totale)', 'Totaal unieke bezoekers (totaal)'],
      needed: true,
      unused: true,
    },
  ],
  unusedLike:
    /^(?:Visualizaciones|Visitantes únicos) (?:de la página .*|en total) \((?:ordenador|móvil|total)\)$|^(?:overview|life|jobs|about|people|insights|products|total) (?:page views|unique visitors) \((?:desktop|mobile|total)\)$/i,
})
