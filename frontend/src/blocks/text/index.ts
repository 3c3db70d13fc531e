import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { TextView } from './view.tsx'

export const text: KindOfBlock<'text'> = {
  View: TextView,
  table: null,
  print: later(async () => (await import('./print.tsx')).textPrint),
  sample: later(async () => (await import('./sample.ts')).textSample),
}
