/** What a mail says of a report before it is opened: the three figures and one computed sentence. */
import { changeWords, isOfWhole } from '../../../shared/change-words.ts'
import { formatFigure, formatGrowth, growthDirection, growthTone } from '../../../shared/format.ts'
import type { Report, Tile } from '../../../shared/reports/report.ts'
import { escapeHtml, font, ink } from './layout.ts'

const preferred = ['followers', 'impressions', 'engagements']

/** Followers, impressions and engagements where the report has them, else its first figures; three at most, and only known ones. */
function headlineTiles(report: Report): Tile[] {
  const known = report.reports.crossChannel.summary.filter((tile) => tile.value !== null)
  const chosen = preferred.flatMap((key) => known.filter((tile) => tile.key === key))
  return [...chosen, ...known.filter((tile) => !chosen.includes(tile))].slice(0, 3)
}

const showsGrowth = (report: Report) => !report.reports.crossChannel.hideIndicators && report.dates.priorFrom !== null

/** The first sentence of its summary, else "Impressions rose 23.8% and engagements fell 3.4%." Null when nothing can be compared, or the client does not want to see it. */
export function headlineSentence(report: Report): string | null {
  if (!showsGrowth(report)) return null
  if (report.ai_summary?.summary.short) return report.ai_summary.summary.short
  const moved = headlineTiles(report)
    .flatMap(({ title, figure }) => {
      const words = changeWords(figure)
      return words ? { title, ...words } : []
    })
    .slice(-2)
  const parts = moved.map(({ title, verb, size }, at) => {
    const name = at === 0 ? title : title.toLowerCase()
    // "Impressions rose 23.8% and engagements 35.7%"
    const said = verb === moved[at - 1]?.verb && size ? size : `${verb} ${size}`
    return `${name} ${said}`.trim()
  })
  return parts.length > 0 ? `${parts.join(' and ')}.` : null
}

/** "7.31M impressions, +23.8%. 347K engagements, +35.7%." */
export function preheader(report: Report): string {
  const figures = headlineTiles(report).slice(-2)
  return figures
    .map(({ title, value, unit, figure }) => {
      const growth = showsGrowth(report) && isOfWhole(figure) ? formatGrowth(figure.growth, unit) : ''
      return `${formatFigure(value, unit, 'compact')} ${title.toLowerCase()}${growth ? `, ${growth}` : ''}.`
    })
    .join(' ')
}

const tones = { good: ['#E3F4EB', '#0B6B43'], bad: ['#FCEBE9', '#B3261E'], flat: ['#EEF0F4', '#4A5363'] } as const
const arrows = { up: '&#8593;&nbsp;', down: '&#8595;&nbsp;', flat: '' } as const

function growthLine(report: Report, tile: Tile): string {
  const text = showsGrowth(report) ? formatGrowth(tile.figure.growth, tile.unit) : ''
  if (!text) return '&nbsp;'
  const [back, fore] = tones[growthTone(tile.figure.growth, tile.polarity, tile.unit)]
  const chip = `<span style="display:inline-block;background:${back};color:${fore};font-weight:500;border-radius:4px;padding:0 5px;">${arrows[growthDirection(tile.figure.growth, tile.unit)]}${escapeHtml(text)}</span>`
  if (!isOfWhole(tile.figure) && tile.note) return `${chip}<div style="line-height:16px;white-space:normal;padding:2px 8px 0 0;">${escapeHtml(tile.note)}</div>`
  const now = tile.figure.compared === undefined ? '' : `${formatFigure(tile.figure.compared, tile.unit, 'compact')} `
  return tile.prior === null ? chip : `${chip}&nbsp;${escapeHtml(`${now}from ${formatFigure(tile.prior, tile.unit, 'compact')}`)}`
}

/** Three cards beside each other, below each other under 480 pixels, with or without the media query. */
export function tilesHtml(report: Report): string {
  const tiles = headlineTiles(report)
  const cards = tiles.map((tile, at) => {
    const last = at === tiles.length - 1
    return `<!--[if mso]><td width="170" valign="top"><![endif]--><div class="tile" style="display:inline-block;width:100%;max-width:170px;vertical-align:top;margin:0 ${last ? 0 : 12}px 12px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${ink.line};border-radius:10px;border-collapse:separate;"><tr><td style="padding:14px 0 13px 12px;${font}"><div style="font-size:12px;line-height:16px;color:${ink.text2};">${escapeHtml(tile.title)}</div><div style="font-size:28px;line-height:32px;font-weight:600;letter-spacing:-0.28px;color:${ink.text};padding:4px 0 8px;">${escapeHtml(formatFigure(tile.value, tile.unit, 'compact'))}</div><div style="font-size:12px;line-height:20px;color:${ink.text3};white-space:nowrap;">${growthLine(report, tile)}</div></td></tr></table></div><!--[if mso]></td>${last ? '' : '<td width="12"></td>'}<![endif]-->`
  })
  return `<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0"><tr><![endif]-->${cards.join('')}<!--[if mso]></tr></table><![endif]-->`
}

/** The same figures as rows of text. */
export function tilesText(report: Report): string[][] {
  return headlineTiles(report).map((tile) => {
    const { growth } = tile.figure
    const text = showsGrowth(report) ? formatGrowth(growth, tile.unit) : ''
    const direction = growthDirection(growth, tile.unit)
    const change = direction === 'flat' || growth.kind === 'new' ? text : `${direction} ${text.replace(/^[+\u2212]/, '')}`
    const now = growth.kind === 'none' || tile.figure.compared === undefined ? '' : `${formatFigure(tile.figure.compared, tile.unit, 'compact')} `
    const from = text && tile.prior !== null ? `, ${now}from ${formatFigure(tile.prior, tile.unit, 'compact')}` : ''
    return [tile.title, formatFigure(tile.value, tile.unit, 'compact'), text ? `${change}${from}` : '']
  })
}
