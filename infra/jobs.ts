/** Functions that no request starts: a schedule, an event or another function does. */
export const jobNames = [
  'run-report',
  'watchdog',
  'collect-competitors',
  'run-import',
  'remove-for-good',
  'make-exports',
  'make-rounds',
  'send-notifications',
  'receive-mail-events',
] as const
export type JobName = (typeof jobNames)[number]

/** Returns the path of the handler of a job, from the root of the project. */
export function jobFile(name: string): string {
  return `functions/edge/jobs/${name}.ts`
}
