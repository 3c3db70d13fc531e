/** What the email says of a report before it is opened: three figures and one computed sentence. */

import { changeTerms, changeWords, isOfWhole } from '../../change-words.ts'
import { formatFigure, formatGrowth, growthDirection, growthTone } from '../../format.ts'
import { html, Markup } from '../../html.ts'
import type { MetricId } from '../../metrics/index.ts'
import { polarityShown } from '../../narrative/evidence.ts'
import type { Report, Tile } from '../../reports/report.ts'
import type { EmailPart } from '../email/email.ts'
import { textTable } from '../email/plain-text.ts'
import { font, ink, layoutTable } from '../email/style.ts'

/** What of a report its figures are. */
export type FiguresOf = Pick<Report, 'dates' | 'ai_summary'> & {
  reports: { crossChannel: Pick<Report['reports']['crossChannel'], 'summary' | 'hideIndicators'> }
}

const preferred = ['followers', 'impressions', 'engagements'] as const satisfies readonly MetricId[]

/** Followers, impressions and engagements where the report has them, else its first figures; three at most, and only known ones. */
function headlineTiles(report: FiguresOf): Tile[] {
  const known = report.reports.crossChannel.summary.filter((tile) => tile.value !== null)
  const chosen = preferred.flatMap((key) => known.filter((tile) => tile.key === key))
  return [...chosen, ...known.filter((tile) => !chosen.includes(tile))].slice(0, 3)
}

const showsGrowth = (report: FiguresOf) => !report.reports.crossChannel.hideIndicators && report.dates.priorFrom !== null

/** The first sentence of its summary, else "Impressions rose 23.8% and engagements fell 3.4%." Null when nothing can be compared, or the client does not want to see it. */
export function headlineSentence(report: FiguresOf): string | null {
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

/** "7.31M impressions, +23.8%, from 5.91M. 347K engagements, +35.7%, from 255.6K." */
export function preheader(report: FiguresOf): string {
  const figures = headlineTiles(report).slice(-2)
  return figures
    .map(({ title, value, unit, figure }) => {
      const growth = showsGrowth(report) && isOfWhole(figure) ? formatGrowth(figure.growth, unit) : ''
      const change = growth ? [growth, changeTerms(figure)] : []
      return `${[`${formatFigure(value, unit, 'compact')} ${title.toLowerCase()}`, ...change.filter(Boolean)].join(', ')}.`
    })
    .join(' ')
}

const tones = { good: ['#E3F4EB', '#0B6B43'], bad: ['#FCEBE9', '#B3261E'], flat: ['#EEF0F4', '#4A5363'] } as const
const arrows = { up: html`&#8593;&nbsp;`, down: html`&#8595;&nbsp;`, flat: null } as const

function growthLine(report: FiguresOf, tile: Tile): Markup {
  const text = showsGrowth(report) ? formatGrowth(tile.figure.growth, tile.unit) : ''
  if (!text) return html`&nbsp;`
  const [back, fore] = tones[growthTone(tile.figure.growth, polarityShown(report.reports.crossChannel, tile), tile.unit)]
  const arrow = arrows[growthDirection(tile.figure.growth, tile.unit)]
  const chip = html`<span style="display:inline-block;background:${back};color:${fore};font-weight:500;border-radius:4px;padding:0 5px;">${arrow}${text}</span>`
  if ((!isOfWhole(tile.figure) || tile.figure.over) && tile.note)
    return html`${chip}<div style="line-height:16px;white-space:normal;padding:2px 8px 0 0;">${tile.note}</div>`
  const terms = changeTerms(tile.figure)
  return terms === null ? chip : html`${chip}&nbsp;${terms}`
}

const forOutlook = (source: string) => new Markup(`<!--[if mso]>${source}<![endif]-->`)

/** Three cards beside each other, below each other under 480 pixels, with or without the media query. */
function cards(report: FiguresOf): Markup {
  const shown = headlineTiles(report)
  const all = shown.map((tile, at) => {
    const isLast = at === shown.length - 1
    return html`${forOutlook('<td width="170" valign="top">')}<div class="tile" style="display:inline-block;width:100%;max-width:170px;vertical-align:top;margin:0 ${isLast ? 0 : 12}px 12px 0;"><table ${layoutTable} width="100%" style="border:1px solid ${ink.line};border-radius:10px;border-collapse:separate;"><tr><td bgcolor="${ink.paper}" style="background:${ink.paper};border-radius:10px;padding:14px 0 13px 12px;${font}"><div style="font-size:12px;line-height:16px;color:${ink.text2};">${tile.title}</div><div style="font-size:28px;line-height:32px;font-weight:600;letter-spacing:-0.28px;color:${ink.text};padding:4px 0 8px;">${formatFigure(tile.value, tile.unit, 'compact')}</div><div style="font-size:12px;line-height:20px;color:${ink.text3};white-space:nowrap;">${growthLine(report, tile)}</div></td></tr></table></div>${forOutlook(isLast ? '</td>' : '</td><td width="12"></td>')}`
  })
  return html`<div style="font-size:0;">${forOutlook('<table role="presentation" cellpadding="0" cellspacing="0"><tr>')}${all}${forOutlook('</tr></table>')}</div>`
}

/** The same figures as rows of text. */
function rows(report: FiguresOf): string[][] {
  return headlineTiles(report).map((tile) => {
    const { growth } = tile.figure
    const text = showsGrowth(report) ? formatGrowth(growth, tile.unit) : ''
    const direction = growthDirection(growth, tile.unit)
    const change = direction === 'flat' || growth.kind === 'new' ? text : `${direction} ${text.replace(/^(?:[+\u2212]|up |down )/, '')}`
    const terms = changeTerms(tile.figure)
    const from = text && terms !== null ? `, ${terms}` : ''
    return [tile.title, formatFigure(tile.value, tile.unit, 'compact'), text ? `${change}${from}` : '']
  })
}

/** The figures as a part of the email; none when the report knows none. */
export function tiles(report: FiguresOf): EmailPart[] {
  const table = textTable(rows(report))
  return table === '' ? [] : [{ html: cards(report), text: table, below: 12 }]
}
