/** EventBridge Scheduler in a file of its own, so that endpoints which never schedule do not carry its client. */
import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { setting } from './clients.ts'

let client: SchedulerClient | undefined

export function scheduler(): SchedulerClient {
  client ??= new SchedulerClient({})
  return client
}

/** All our schedules lie in this group. @throws when ALMANAC_SCHEDULE_GROUP is not set */
export function scheduleGroup(): string {
  return setting('ALMANAC_SCHEDULE_GROUP')
}

/** Names a new schedule needs: its group, whom it invokes, as which role, and where failures go. */
export function schedulerSettings() {
  return {
    groupName: scheduleGroup(),
    targetArn: setting('ALMANAC_RUN_REPORT_ARN'),
    roleArn: setting('ALMANAC_SCHEDULER_ROLE_ARN'),
    deadLetterArn: setting('ALMANAC_DEAD_LETTER_ARN'),
  }
}
