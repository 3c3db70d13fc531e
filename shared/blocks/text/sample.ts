import { type BlockSample, sampleHead } from '../sample.ts'
import type { TextData } from './data.ts'

export const textSample: BlockSample<TextData> = (spec) => ({ kind: 'text', ...sampleHead(spec), type: 'text', paragraphs: [...spec.paragraphs], facts: [] })
