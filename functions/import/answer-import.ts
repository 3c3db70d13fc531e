import type { ImportResult } from '../../shared/api/profiles.ts'
import { problem } from '../lib/problem.ts'
import { ImportRefused } from './decode.ts'
import type { ImportFile } from './read-files.ts'

/**
 * What an import endpoint answers: one result a file. `filename`: what the files are called instead of their own names.
 * @throws Problem 400 in the words of the import when it is refused
 */
export async function answerImport(
  files: readonly ImportFile[],
  { filename }: { filename?: string | undefined },
  importFiles: (files: readonly ImportFile[]) => Promise<ImportResult[]>,
): Promise<{ results: ImportResult[] }> {
  try {
    return { results: await importFiles(files.map((file) => ({ ...file, name: filename ?? file.name }))) }
  } catch (error) {
    if (error instanceof ImportRefused) throw problem(400, error.message)
    throw error
  }
}
