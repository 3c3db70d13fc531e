/** The services a handler talks to, for tests that call handlers directly: table, bucket, scheduler and Lambda. No schedule is fired; imports run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLambdaApi } from '../../scripts/local/lambda/api.ts'
import { listen } from '../../scripts/local/listen.ts'
import { createScheduler } from '../../scripts/local/scheduler/index.ts'
import { startMail, type TestMail } from './mail.ts'
import { schedulerSettings } from './scheduler-settings.ts'
import { startBucket, startTable } from './stack.ts'

/** `schedules`: those of EventBridge Scheduler, as they are now. */
export type TestCloud = {
  readonly mail: TestMail
  readonly schedules: () => ReturnType<ReturnType<typeof createScheduler>['store']['all']>
  readonly stop: () => Promise<void>
}

export async function startCloud(): Promise<TestCloud> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-cloud-'))
  const table = await startTable()
  const bucket = await startBucket()
  const mail = await startMail()
  const schedules = createScheduler(join(folder, 'scheduler'), () => Promise.resolve())
  const scheduler = await listen(schedules.api)
  const running = new Set<Promise<void>>()
  const run = async (name: string, payload: string) => {
    if (name !== 'run-import') throw new Error(`Nobody runs ${name} here.`)
    // readers of every format come with it
    const { handler: runImport } = await import('../../functions/edge/jobs/run-import.ts')
    const job = runImport(JSON.parse(payload)).catch(() => undefined)
    running.add(job)
    void job.finally(() => running.delete(job))
  }
  const lambda = await listen(createLambdaApi(() => Promise.reject(new Error('Nothing is invoked at once here.')), { accept: run }))
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${lambda.port}`,
    ALMANAC_RUN_IMPORT_ARN: 'arn:aws:lambda:eu-west-1:000000000000:function:run-import',
    AWS_ENDPOINT_URL_SCHEDULER: `http://127.0.0.1:${scheduler.port}`,
    ALMANAC_ORIGIN: 'https://reports.example.com',
    ALMANAC_SHARED_PAGE: 'data:text/html,<title>Shared report</title>',
    ALMANAC_SIGNUP: 'open',
    ...schedulerSettings,
  })
  return {
    mail,
    schedules: () => schedules.store.all(),
    stop: async () => {
      await schedules.runner.stop()
      await Promise.all(running)
      await Promise.all([scheduler.close(), lambda.close(), mail.stop(), bucket.stop(), table.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
