/** One figure of a block: its row's name, its value, its text. */
import type { BlockData, BlockOf } from '../blocks/index.ts'
import { formatDate } from '../dates/index.ts'
import { formatFigure, formatGrowth } from '../format.ts'
import type { Polarity } from '../metrics/units.ts'

/** `names`: what a sentence that gives this figure must call by name. `said`: words it must hold besides; `of`: may hold, such as a page. */
export type Reading = { value: number; text: string; names: readonly string[]; title: string; said?: string; of?: string; polarity?: Polarity }
type Found = Omit<Reading, 'title'>

/** The figure at a row and field of a block; null where there is none. */
export function readBlock(block: BlockData, row: string, field: string): Found | null {
  switch (block.kind) {
    case 'line':
    case 'column':
      return readDay(block, row, field)
    case 'pie':
    case 'donut':
      return readSlice(block, row, field)
    case 'bar':
      return readBar(block, row, field)
    case 'heatmap':
      return readCell(block, row, field)
    case 'posts':
      return readPost(block, row, field)
    case 'table':
      return readTableCell(block, row, field)
    case 'hashtags': {
      const tag = block.values.find((one) => one.tag === row)
      return tag && field === 'posts' ? { value: tag.posts, text: formatFigure(tag.posts, 'count'), names: [nameOfTag(row)] } : null
    }
    case 'map': {
      const country = block.values.find(({ code }) => code === row)
      return country && field === 'share' ? { value: country.share, text: shareText(country.share), names: [country.label] } : null
    }
    case 'text':
      return null
  }
}

const nameOfTag = (tag: string) => (tag.startsWith('#') ? tag : `#${tag}`)

/** The total under each label; null for a chart that must not be added up: several lines, columns below zero, or of pages of several owners. */
export function totals(block: BlockOf<'line'> | BlockOf<'column'>): (number | null)[] | null {
  const series = block.values.filter(({ line }) => !line)
  if (series.length === 0 || block.key === 'pages' || (block.kind === 'line' && series.length > 1)) return null
  if (series.length > 1 && !series.every(({ unit }) => unit === 'count')) return null
  if (series.some(({ values }) => values.some((value) => value !== null && value < 0))) return null
  return block.labels.map((_, index) => {
    const known = series.flatMap(({ values }) => values[index] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
  })
}

/** The middle value; NaN of nothing. */
export function median(values: readonly (number | null)[]): number {
  const sorted = values.flatMap((value) => value ?? []).sort((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 ? (sorted[Math.floor(half)] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

function readDay(block: BlockOf<'line'> | BlockOf<'column'>, row: string, field: string): Found | null {
  const all = totals(block)
  const value = all?.[block.labels.indexOf(row)]
  if (!all || value === undefined || value === null) return null
  if (field === 'value') return { value, text: formatFigure(value, block.unit, 'compact'), names: [formatDate(row)] }
  const typical = median(all)
  if (field === 'median') return { value: typical, text: formatFigure(typical, block.unit, 'compact'), names: [] }
  return field === 'times' && typical > 0 ? { value: value / typical, text: formatFigure(value / typical, 'score'), names: [] } : null
}

function readSlice(block: BlockOf<'pie'> | BlockOf<'donut'>, row: string, field: string): Found | null {
  const slice = block.values.find(({ key }) => key === row)
  if (!slice) return null
  if (field === 'share') return { value: slice.share, text: shareText(slice.share), names: [slice.label] }
  return field === 'value' ? { value: slice.value, text: formatFigure(slice.value, block.unit, 'compact'), names: [slice.label] } : null
}

function readBar(block: BlockOf<'bar'>, row: string, field: string): Found | null {
  const bar = block.values.find(({ key }) => key === row)
  if (!bar) return null
  const { value, growth, unit } = bar.figure
  if (field === 'value') return value === null ? null : { value, text: formatFigure(value, unit, 'compact'), names: [bar.label] }
  return field === 'growth' && growth.value !== null ? { value: growth.value, text: unsigned(formatGrowth(growth, unit)), names: [bar.label] } : null
}

function readCell(block: BlockOf<'heatmap'>, row: string, field: string): Found | null {
  const [weekday = -1, hour = -1] = row.split(':').map(Number)
  const cell = block.values[weekday]?.[hour]
  const names = [`${block.rows[weekday]} ${block.columns[hour]}:00`]
  if (!cell || cell.value === null) return null
  if (field === 'value') return { value: cell.value, text: formatFigure(cell.value, block.unit, 'compact'), names }
  return field === 'items' ? { value: cell.items, text: formatFigure(cell.items, 'count'), names } : null
}

function readPost(block: BlockOf<'posts'>, row: string, field: string): Found | null {
  const post = block.values.find(({ id }) => id === row)
  const figure = post?.figures.find(({ key }) => key === field)
  if (!post || !figure || figure.figure.value === null) return null
  return { value: figure.figure.value, text: formatFigure(figure.figure.value, figure.figure.unit, 'compact'), names: [quoted(post.text)] }
}

function readTableCell(block: BlockOf<'table'>, row: string, field: string): Found | null {
  const cells = block.values[Number(row)]
  const cell = cells?.[field]
  const [named] = block.header
  const name = named && cells?.[named.key]?.value
  if (!cell || typeof cell.value !== 'number' || typeof name !== 'string') return null
  return { value: cell.value, text: formatFigure(cell.value, cell.unit ?? 'count', 'compact'), names: [quoted(name)] }
}

/** The beginning of a text, on one line, in quotation marks; its own become single ones. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/[”"]/g, '’').trim()
  const letters = [...line]
  return `“${letters.length > 60 ? `${letters.slice(0, 59).join('').trimEnd()}…` : line}”`
}

/** The verb says the direction. */
export const unsigned = (text: string) => text.replace(/^[+\u2212]/, '')

/** Shares in words need no more than whole percents from one on. */
export const shareText = (share: number) => `${formatFigure(share, share < 1 ? 'ratio' : 'count')}%`
