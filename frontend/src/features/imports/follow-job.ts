import { changes } from '../../../../shared/api/changes.gen.ts'
import type { ImportJob } from '../../../../shared/api/import-job.ts'
import { messages } from '../../../../shared/messages.ts'
import { ApiError, call } from '../../lib/api.ts'
import { readAnew } from '../../lib/mounted-reads.ts'

const [soon, later] = [400, 2000]

/**
 * Asks how far a job is until it has ended, and then has read anew what it changed; without a connection it waits for one.
 * @throws ApiError with the job's own sentence when it was refused or failed
 */
export async function followJob(begun: ImportJob, signal: AbortSignal, told: (job: ImportJob) => void = () => {}): Promise<ImportJob> {
  let job = begun
  for (let pause = soon; job.ended_at === null && !signal.aborted; pause = Math.min(later, pause * 1.4)) {
    told(job)
    await new Promise((resolve) => setTimeout(resolve, pause))
    job = await asked(job, signal)
  }
  if (job !== begun && job.state !== 'checked') await readAnew(changes['POST /imports/{id}/start'])
  if (job.state === 'refused' || job.state === 'failed') throw new ApiError(400, job.error ?? messages.generic, null, false)
  return job
}

async function asked(job: ImportJob, signal: AbortSignal): Promise<ImportJob> {
  try {
    return (await call('GET /imports/{id}', { params: { id: job.id }, signal })).import
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return job
    throw error
  }
}
