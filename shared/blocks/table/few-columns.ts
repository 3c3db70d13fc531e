import type { TableData } from './data.ts'

/** Beside a figure stands its change. */
const most = 3

/** Half the width of a report holds it: a name and two figures, and no sentences. */
export const fewColumns = ({ header, values }: TableData): boolean =>
  header.filter(({ is_hidden }) => !is_hidden).length <= most && !values.some((row) => Object.values(row).some(({ type }) => type === 'long-text'))
