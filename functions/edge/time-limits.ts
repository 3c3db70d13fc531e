const jobs: Readonly<Record<string, number | undefined>> = {
  'run-report': 300,
  watchdog: 60,
  'collect-competitors': 300,
  'run-import': 900,
  'remove-for-good': 900,
  'make-exports': 900,
  'make-rounds': 900,
  'send-notifications': 300,
  'receive-mail-events': 60,
}

/**
 * How long a Lambda may run, in seconds; then it is cut off. Endpoints stay below the 30 seconds that API Gateway waits.
 * Read by the deployment and by the local host.
 */
export function timeLimit(name: string): number {
  return jobs[name] ?? 25
}
