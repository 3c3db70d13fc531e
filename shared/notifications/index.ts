/** The registry of notifications: one import and one line each. */
import type { NotificationDefinition } from './notification.ts'
import { reportFailed } from './report-failed/definition.ts'
import { reportReady } from './report-ready/definition.ts'

export const notifications = [reportReady, reportFailed] as const satisfies readonly NotificationDefinition<never>[]
export type NotificationId = (typeof notifications)[number]['id']
