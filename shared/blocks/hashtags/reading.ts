import { formatFigure } from '../../format.ts'
import { type BlockReading, rowsTold } from '../reading.ts'
import type { HashtagsData } from './data.ts'

export const hashtagsReading: BlockReading<HashtagsData> = {
  read({ values }, row, field) {
    const found = values.find(({ tag }) => tag === row)
    return found && field === 'posts' ? { value: found.posts, text: formatFigure(found.posts, 'count'), names: [row.startsWith('#') ? row : `#${row}`] } : null
  },
  told: ({ values }) => values.slice(0, rowsTold).map(({ tag }) => ({ row: tag, field: 'posts', what: 'posts' })),
}
