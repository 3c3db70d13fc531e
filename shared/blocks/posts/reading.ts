import { formatFigure } from '../../format.ts'
import { type BlockReading, fewest, quoted, rowsTold } from '../reading.ts'
import type { PostsData } from './data.ts'

export const postsReading: BlockReading<PostsData> = {
  read({ values }, row, field) {
    const post = values.find(({ id }) => id === row)
    const figure = post?.figures.find(({ key }) => key === field)
    if (!post || !figure || figure.figure.value === null) return null
    return { value: figure.figure.value, text: formatFigure(figure.figure.value, figure.figure.unit, 'compact'), names: [quoted(post.text)] }
  },
  told: ({ values }) => values.slice(0, rowsTold).flatMap(({ id, figures }) => figures.map(({ key, label }) => ({ row: id, field: key, what: label }))),
  /** By the figure whose highest value stands first; that is what they are ordered by. */
  first({ values, rowsTotal }) {
    const [first, second] = values
    if (!first?.text.trim() || rowsTotal < 2) return null
    const by = first.figures.find(({ key, figure }) => {
      const others = values.map((one) => one.figures.find((other) => other.key === key)?.figure.value ?? null)
      return figure.value !== null && figure.value > 0 && figure.unit === 'count' && others.every((value) => (value ?? 0) <= (figure.value ?? 0))
    })
    return by && (by.figure.value ?? 0) >= fewest
      ? { row: first.id, next: second?.text.trim() ? second.id : '', last: values.at(-1)?.id ?? '', field: by.key, label: by.label }
      : null
  },
}
