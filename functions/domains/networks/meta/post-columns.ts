/** Columns of posts in Meta Business Suite, with the names that public exports, or programs that read them, have in other languages. */
import type { MetaLanguage } from '../../../../shared/metrics/meta-titles.ts'
import { column, type ExportColumn, needed, unused } from '../../readers/csv/export-columns.ts'

/** By the English name of a column. */
export const metaPostNames: Readonly<Record<string, Readonly<Partial<Record<MetaLanguage, string | readonly string[]>>>>> = {
  'Post ID': {
    es: 'Identificador de la publicación',
    fr: 'Identifiant de la publication',
    it: 'ID del post',
    nl: 'Bericht-ID',
    pt: 'Identificação do post',
    sv: 'Publicerings-id',
  },
  'Publish time': {
    es: 'Hora de publicación',
    fr: 'Heure de publication',
    it: 'Orario di pubblicazione',
    nl: 'Publicatietijdstip',
    pt: 'Horário de publicação',
    sv: 'Publiceringstid',
  },
  Permalink: { es: 'Enlace permanente', fr: 'Permalien', it: 'Link permanente', pt: 'Link permanente', sv: 'Permalänk' },
  'Post type': { es: 'Tipo de publicación', fr: 'Type de publication', it: 'Tipo di post', nl: 'Berichttype', pt: 'Tipo de post', sv: 'Inläggstyp' },
  Reach: { es: 'Alcance', fr: 'Couverture', it: 'Copertura', nl: 'Bereik', pt: 'Alcance', sv: 'Räckvidd' },
  Views: { es: 'Visualizaciones', fr: 'Vues', it: 'Visualizzazioni', nl: 'Weergaven', pt: 'Visualizações', sv: 'Visningar' },
  Reactions: { es: 'Reacciones', fr: 'Réactions', it: 'Reazioni', nl: 'Reacties', pt: 'Reações', sv: 'Reaktioner' },
  Likes: { es: 'Me gusta', fr: ["Mentions J'aime", "J'aime"], it: 'Mi piace', nl: 'Vind-ik-leuks', pt: 'Curtidas', sv: 'Gilla-markeringar' },
  Comments: { es: 'Comentarios', fr: 'Commentaires', it: 'Commenti', nl: 'Opmerkingen', pt: 'Comentários', sv: 'Kommentarer' },
  Shares: {
    es: 'Veces que se compartió',
    fr: 'Partages',
    it: 'Condivisioni',
    nl: ['Deelacties', 'Aantal keer gedeeld'],
    pt: 'Compartilhamentos',
    sv: 'Delningar',
  },
  Saves: { es: 'Veces que se guardó', fr: 'Enregistrements', it: 'Salvataggi', nl: 'Aantal keer opgeslagen', pt: 'Salvamentos', sv: 'Sparade objekt' },
  'Total clicks': { es: 'Total de clics', fr: 'Total des clics', nl: 'Totaal aantal klikken', sv: 'Totalt antal klick' },
  'Link Clicks': { es: 'Clics en el enlace', fr: ['Clics sur un lien', 'Clics sur le lien'], nl: 'Klikken op link', pt: 'Cliques no link', sv: 'Länkklick' },
  'Other Clicks': { es: 'Clics de otro tipo', nl: 'Overige klikken', sv: 'Övriga klick' },
  'Matched Audience Targeting Consumption (Photo Click)': {
    es: 'Consumo de segmentación del público coincidente (Photo Click)',
    nl: 'Consumptie overeenkomend met doelgroeptargeting (Photo Click)',
  },
  Replies: { fr: 'Réponses', pt: 'Respostas' },
  'Profile visits': { fr: 'Visites de profil', nl: 'Profielbezoeken' },
  Follows: { es: 'Seguimientos', fr: 'Followers en plus', nl: 'Volgt', pt: 'Seguimentos', sv: 'Följer' },
  Description: { es: 'Descripción', it: 'Descrizione', nl: 'Omschrijving', pt: 'Descrição', sv: 'Beskrivning' },
  'Account ID': { fr: 'ID du compte', nl: 'Account-ID', pt: 'Identificação da conta', sv: 'Konto-id' },
  'Account username': {
    es: 'Nombre de usuario de la cuenta',
    fr: 'Nom de profil du compte',
    it: "Nome utente dell'account",
    nl: 'Gebruikersnaam account',
    pt: 'Nome de usuário da conta',
    sv: 'Kontots användarnamn',
  },
  Date: { es: 'Fecha', it: 'Data', nl: 'Datum', pt: 'Data', sv: 'Datum' },
  Title: { es: 'Título', fr: 'Titre', it: 'Titolo', nl: 'Titel', pt: 'Título', sv: 'Titel' },
  'Custom labels': { es: 'Etiquetas personalizadas', nl: 'Aangepaste labels' },
  'Page ID': { es: 'Identificador de la página', fr: 'ID de la Page', nl: 'Pagina-ID', sv: 'Sid-id' },
  'Page name': { es: 'Nombre de la página', fr: 'Nom de la page', nl: 'Naam van pagina', pt: 'Nome da Página', sv: 'Sidnamn' },
  'Seconds viewed': { es: 'Segundos reproducidos', nl: 'Seconden bekeken' },
  'Account name': { fr: 'Nom du compte', nl: 'Accountnaam', pt: 'Nome da conta', sv: 'Kontonamn' },
  'Duration (sec)': { es: 'Duración (segundos)', fr: 'Durée (s)', it: 'Durata (s)', nl: 'Duur (sec.)', pt: 'Duração (s)' },
  'Caption type': { es: 'Tipo de subtítulo', nl: 'Type onderschrift' },
  'Is crosspost': { es: 'Es una publicación cruzada', nl: 'Is gecrosspost' },
  'Is share': { es: 'Es una publicación compartida', fr: 'Est un partage', nl: 'Is een gedeeld bericht' },
  Languages: { es: 'Idiomas', nl: 'Talen' },
  'Funded content status': { es: 'Estado de contenido financiado', nl: 'Status gefinancierde content' },
  'Data comment': { es: 'Comentario sobre los datos', fr: 'Commentaire des données', nl: 'Opmerking data', pt: 'Comentário de dados' },
  'Reactions, Comments and Shares': {
    es: 'Reacciones, comentarios y veces que se compartió',
    fr: 'Réactions, commentaires et partages',
    it: 'Reazioni, commenti e condivisioni',
    nl: 'Reacties, opmerkingen en deelacties',
    sv: 'Reaktioner, kommentarer och delningar',
  },
  'Average Seconds viewed': { es: 'Segundos en promedio reproducidos' },
  'Estimated earnings (USD)': { es: 'Ingresos estimados (USD)' },
  'Sticker taps': { fr: 'Appuis sur des stickers' },
}

export const alsoCalled = (name: string): string[] => Object.values(metaPostNames[name] ?? {}).flat()

const english: readonly ExportColumn[] = [
  needed('Post ID'),
  needed('Publish time'),
  needed('Permalink'),
  needed('Post type'),
  needed('Reach', ['reach']),
  // since 2025; before it they were called impressions
  column('Views', ['impressions']),
  column('Impressions', ['impressions']),
  column('Reactions', ['reactions']),
  column('Likes', ['reactions']),
  column('Comments', ['comments']),
  column('Shares', ['shares']),
  column('Saves', ['saves']),
  column('Total clicks', ['clicks']),
  column('Link Clicks', ['link_clicks']),
  column('Replies', ['story_replies']),
  column('Profile visits', ['profile_visits']),
  column('Follows', ['followers_gained']),
  ...['Description', 'Account ID', 'Account username', 'Date', 'Title', 'Custom labels', 'Page ID', 'Page name', 'Seconds viewed'].map((name) => column(name)),
  // no figures of their own, so a row that is cut behind them is whole
  ...unused('Other Clicks', 'Matched Audience Targeting Consumption (Photo Click)'),
  ...unused('Account name', 'Duration (sec)', 'Caption type', 'Is crosspost', 'Is share', 'Languages', 'Funded content status', 'Data comment'),
  ...unused('Reactions, Comments and Shares', 'Average Seconds viewed', 'Estimated earnings (USD)', 'Ad impressions', 'Ad CPM (USD)'),
  ...unused('Sticker taps', 'Navigation', 'Negatieve feedback van gebruikers: Alles verbergen'),
]

export const postColumns: readonly ExportColumn[] = english.map((one) => ({ ...one, also: alsoCalled(one.name) }))
