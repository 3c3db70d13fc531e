import type * as v from 'valibot'
import type { BlockReading } from './reading.ts'
import type { BlockSample } from './sample.ts'

/** All that reports, summaries and samples ask of a kind of block; its folder says it, index.ts has a line of each. */
export type Kind<Schema extends v.GenericSchema, Spec> = {
  /** what a block of it holds */
  readonly data: Schema
  /** how a summary reads it */
  readonly reading: BlockReading<v.InferOutput<Schema>>
  readonly sample: BlockSample<v.InferOutput<Schema>>
  /** what a report over daily figures and posts declares of it: a type, never a value */
  readonly spec?: Spec
}
