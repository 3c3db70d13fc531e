/** The services a handler talks to, for tests that call handlers directly: table, bucket and scheduler. Nothing is fired. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../scripts/local/listen.ts'
import { createScheduler } from '../../scripts/local/scheduler/index.ts'
import { startBucket, startTable } from './stack.ts'

export async function startCloud(): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-cloud-'))
  const table = await startTable()
  const bucket = await startBucket()
  const schedules = createScheduler(join(folder, 'scheduler'), () => Promise.resolve())
  const scheduler = await listen(schedules.api)
  const arn = (name: string) => `arn:aws:test:eu-west-1:000000000000:${name}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SCHEDULER: `http://127.0.0.1:${scheduler.port}`,
    ALMANAC_ORIGIN: 'https://reports.example.com',
    ALMANAC_MAIL_FROM: 'reports@example.com',
    ALMANAC_SCHEDULE_GROUP: 'default',
    ALMANAC_RUN_REPORT_ARN: 'arn:aws:lambda:eu-west-1:000000000000:function:run-report',
    ALMANAC_SCHEDULER_ROLE_ARN: 'arn:aws:iam::000000000000:role/scheduler',
    ALMANAC_DEAD_LETTER_ARN: arn('dead-letters'),
  })
  return {
    stop: async () => {
      await schedules.runner.stop()
      await Promise.all([scheduler.close(), bucket.stop(), table.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
