/** The registry of jobs: functions that no request starts. A job is its row here and its file in jobs/. */

type Job = {
  /** seconds after which Lambda ends it */
  readonly timeLimit: number
  /** MB, where not as much as an endpoint has */
  readonly memory?: number
  /** minutes between two calls; without it an event, a schedule of its own or another function starts it */
  readonly every?: number
  /** the same on one machine, where waiting costs more than calling */
  readonly everyOnOneMachine?: number
  /** how often the scheduler tries again when it could not be called */
  readonly retries?: number
  /** events that fail at every try are kept, so that they can be sent again */
  readonly keepsFailedEvents?: true
  /** who is woken: after so many failures in so many minutes, and what they mean */
  readonly alarm: { readonly failures: number; readonly minutes: number; readonly means: string }
}

export const jobs = {
  'run-report': { timeLimit: 300, alarm: { failures: 3, minutes: 5, means: 'run-report ended with an error.' } },
  watchdog: {
    timeLimit: 60,
    every: 5,
    everyOnOneMachine: 1,
    retries: 2,
    alarm: { failures: 1, minutes: 5, means: 'The watchdog itself fails, so a missing run would go unseen.' },
  },
  'collect-competitors': { timeLimit: 300, every: 1, alarm: { failures: 3, minutes: 5, means: 'Competitors are not read, so new ones stay unprocessed.' } },
  'run-import': {
    timeLimit: 900,
    // for 100 MB of rows
    memory: 3008,
    keepsFailedEvents: true,
    alarm: { failures: 3, minutes: 5, means: 'Imports fail, so their files have to be imported again.' },
  },
  'remove-for-good': {
    timeLimit: 900,
    every: 15,
    everyOnOneMachine: 1,
    alarm: { failures: 3, minutes: 60, means: 'Deleted accounts, people and profiles are still stored.' },
  },
  'make-exports': { timeLimit: 900, memory: 1024, every: 1, alarm: { failures: 3, minutes: 5, means: 'Exports of accounts and people are not made.' } },
  'make-rounds': { timeLimit: 900, every: 60, alarm: { failures: 1, minutes: 60, means: 'Stale data and missing figures are not reported.' } },
  'send-notifications': { timeLimit: 300, every: 1, alarm: { failures: 3, minutes: 5, means: 'Notifications are not sent.' } },
  'receive-mail-events': {
    timeLimit: 60,
    keepsFailedEvents: true,
    alarm: { failures: 3, minutes: 5, means: 'Bounces and complaints are not heard of, so emails go on to addresses that take none.' },
  },
} as const satisfies Record<string, Job>
export type JobName = keyof typeof jobs

const rows: Readonly<Record<JobName, Job>> = jobs
const isJob = (name: string): name is JobName => Object.hasOwn(jobs, name)
export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isJob)
export const jobOf = (name: JobName): Job => rows[name]

/** Returns the path of the handler of a job, from the root of the project. */
export const jobFile = (name: JobName): string => `functions/edge/jobs/${name}.ts`

/**
 * How long a Lambda may run, in seconds; then it is cut off. Endpoints stay below the 30 seconds that API Gateway waits.
 * Read by the deployment and by the local host.
 */
export const timeLimit = (name: string): number => (isJob(name) ? rows[name].timeLimit : 25)
