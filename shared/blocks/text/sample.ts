import { type BlockSample, sampleHead } from '../sample.ts'

export const textSample: BlockSample<'text'> = (spec) => ({ kind: 'text', ...sampleHead(spec), type: 'text', paragraphs: [...spec.paragraphs], facts: [] })
