import type { SpecHead } from '../spec.ts'

export type TextSpec = SpecHead & { kind: 'text'; paragraphs: readonly string[] }
