import type * as v from 'valibot'
import type { ImportAnswer } from '../../../../shared/api/import-job.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import { type ImportRecord, jobOf } from '../record.ts'
import { type Asked, followImport, startImport } from './start.ts'

/** Most imports are done by then; the answer of any other is that it goes on. Far below what API Gateway waits. */
const waitMs = 8_000

/**
 * What an import endpoint answers: one result a file when it is done within seconds, else 202 and the id to ask for. `filename`: what the
 * files are called instead of their own names.
 * @throws Problem 400 in the words of the import when it is refused; nothing is written then
 */
export async function answerImport(accountId: string, asked: Asked, { filename }: { filename?: string | undefined }, now: Date): Promise<Answered> {
  const files: ImportFile[] = asked.files.map((file) => ({ ...file, name: filename ?? file.name }))
  const begun = await startImport(accountId, { ...asked, files }, now).catch((error: unknown) => {
    throw error instanceof ImportRefused ? problem(400, error.message) : error
  })
  return answerBegun(accountId, begun)
}

type Answered = v.InferOutput<typeof ImportAnswer> | Answer

/** The same of one that was begun. */
export async function answerBegun(accountId: string, begun: ImportRecord): Promise<Answered> {
  const record = await followImport(accountId, begun, waitMs)
  const job = jobOf(record)
  if (record.state === 'refused') throw problem(record.undoes === null ? 400 : 409, record.error ?? importMessages.stopped)
  if (record.state === 'failed') throw problem(500, record.error ?? importMessages.stopped)
  if (record.ended_at !== null) return { ...(record.results ? { results: record.results } : {}), import: job }
  return new Answer({ status: 202, value: { import: job } })
}
