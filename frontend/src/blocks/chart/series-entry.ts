import { cuts, Head, Legend, Note } from './series-parts.tsx'
import { seriesTable } from './series-table.ts'

/** What lines and columns have in common beside their drawing. */
export const series = { Legend, Head, Note, table: seriesTable, cuts }
