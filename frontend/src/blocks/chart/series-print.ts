/** What line and column share on paper. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { BlockSize, Room } from '../block-print.ts'
import { Legend } from './series-parts.tsx'

export const seriesPrint = {
  form: 'wide',
  size: (_: unknown, { paired }: Room): BlockSize => (paired ? { span: 'half', least: 216, most: 386 } : { span: 'whole', least: 320, most: 596 }),
  ownPage: () => false,
  once: () => false,
  gist: () => '',
  Key: Legend,
  /** the names of the series beside each other, with what stands for the prior period and partial days */
  keyWidth: ({ values, priorOf = '' }: BlockOf<'line'> | BlockOf<'column'>) =>
    values.length < 2 ? 0 : values.reduce((sum, { label, badge }) => sum + label.length * 6.5 + (badge ? 60 : 36), 150 + priorOf.length * 6.5),
} as const
