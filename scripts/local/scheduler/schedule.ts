/** What CreateSchedule and UpdateSchedule take, and what is kept of it on disk. */
import * as v from 'valibot'

const Name = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z\-_.]{1,64}$/, 'names have 1 to 64 letters, digits, hyphens, underscores and dots'))

export const ScheduleInput = v.object({
  ClientToken: v.optional(v.nullable(v.string())),
  Description: v.optional(v.nullable(v.string())),
  GroupName: v.optional(v.nullable(Name)),
  ScheduleExpression: v.pipe(v.string(), v.nonEmpty()),
  ScheduleExpressionTimezone: v.optional(v.nullable(v.string())),
  /** epoch seconds */
  StartDate: v.optional(v.nullable(v.number())),
  /** epoch seconds */
  EndDate: v.optional(v.nullable(v.number())),
  State: v.optional(v.nullable(v.picklist(['ENABLED', 'DISABLED']))),
  ActionAfterCompletion: v.optional(v.nullable(v.picklist(['NONE', 'DELETE']))),
  KmsKeyArn: v.optional(v.nullable(v.string())),
  FlexibleTimeWindow: v.object({ Mode: v.picklist(['OFF', 'FLEXIBLE']), MaximumWindowInMinutes: v.optional(v.nullable(v.number())) }),
  Target: v.object({
    Arn: v.pipe(v.string(), v.nonEmpty()),
    RoleArn: v.pipe(v.string(), v.nonEmpty()),
    Input: v.optional(v.nullable(v.string())),
    DeadLetterConfig: v.optional(v.nullable(v.object({ Arn: v.optional(v.nullable(v.string())) }))),
    RetryPolicy: v.optional(
      v.nullable(
        v.object({
          MaximumEventAgeInSeconds: v.optional(v.nullable(v.pipe(v.number(), v.minValue(60), v.maxValue(86_400)))),
          MaximumRetryAttempts: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(185)))),
        }),
      ),
    ),
  }),
})
export type ScheduleInput = v.InferOutput<typeof ScheduleInput>
export const ScheduleName = Name

export const Schedule = v.object({
  name: v.string(),
  group: v.string(),
  /** changes with every create and update, so that a run never completes a schedule that replaced its own */
  revision: v.string(),
  /** epoch milliseconds */
  createdAt: v.number(),
  modifiedAt: v.number(),
  /** epoch milliseconds of the run that is due next or under way; null when there is none */
  nextAt: v.nullable(v.number()),
  /** failed tries of that run */
  attempts: v.number(),
  /** not before this moment, after a failed try; epoch milliseconds */
  retryAt: v.nullable(v.number()),
  lastError: v.nullable(v.string()),
  input: ScheduleInput,
})
export type Schedule = v.InferOutput<typeof Schedule>

export const keyOf = ({ group, name }: { group: string; name: string }) => `${group}/${name}`
export const arnOf = ({ group, name }: { group: string; name: string }) => `arn:aws:scheduler:eu-west-1:000000000000:schedule/${group}/${name}`

export const timingOf = ({ input, createdAt }: Pick<Schedule, 'input' | 'createdAt'>) => ({
  expression: input.ScheduleExpression,
  zone: input.ScheduleExpressionTimezone ?? 'UTC',
  start: input.StartDate ? input.StartDate * 1000 : createdAt,
  end: input.EndDate ? input.EndDate * 1000 : null,
})
