/** What a process has to know to arm reports, of a scheduler that stands in. */
export const schedulerSettings = {
  ALMANAC_SCHEDULE_GROUP: 'default',
  ALMANAC_RUN_REPORT_ARN: 'arn:aws:lambda:eu-west-1:000000000000:function:run-report',
  ALMANAC_SCHEDULER_ROLE_ARN: 'arn:aws:iam::000000000000:role/scheduler',
  ALMANAC_DEAD_LETTER_ARN: 'arn:aws:sqs:eu-west-1:000000000000:dead-letters',
} as const
