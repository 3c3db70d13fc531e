import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { capital } from '../../../../shared/narrative/words.ts'
import type { PlainTable } from '../kind.ts'

type Data = BlockOf<'hashtags'>

/** A row a tag, the others together in the last. */
export function hashtagsTable(data: Data): PlainTable {
  const cells = (row: Omit<Data['values'][number], 'tag'>): PlainTable['rows'][number]['cells'] => [
    { value: row.posts, unit: 'count' },
    { value: row.engagements, unit: 'count' },
    { value: row.impressions, unit: 'count' },
    { value: row.engPerPost, unit: 'score' },
  ]
  const rows = data.values.map((tag) => ({ key: tag.tag, label: tag.tag.startsWith('#') ? tag.tag : `#${tag.tag}`, cells: cells(tag) }))
  return {
    head: ['Hashtag', capital(data.noun.many), 'Engagements', 'Impressions', `Per ${data.noun.one}`],
    rows: data.other ? [...rows, { key: ' other', label: `Other (${formatFigure(data.other.tags, 'count')} hashtags)`, cells: cells(data.other) }] : rows,
  }
}
