/** The registry of notifications: one import and one line each. */

import { accountDeletion } from './account-deletion/definition.ts'
import { advocacyCreated } from './advocacy-created/definition.ts'
import { approvals } from './approvals/definition.ts'
import { boostFailed } from './boost-failed/definition.ts'
import { boostSuccess } from './boost-success/definition.ts'
import { comment } from './comment/definition.ts'
import { confirmEmail } from './confirm-email/definition.ts'
import { contactMessage } from './contact-message/definition.ts'
import { dataStale } from './data-stale/definition.ts'
import { digest } from './digest/definition.ts'
import { draftCreated } from './draft-created/definition.ts'
import { emailChange } from './email-change/definition.ts'
import { emailChangeNotice } from './email-change-notice/definition.ts'
import { exportFailed } from './export-failed/definition.ts'
import { exportReady } from './export-ready/definition.ts'
import { hasAccount } from './has-account/definition.ts'
import { ideaCreated } from './idea-created/definition.ts'
import { importFinished } from './import-finished/definition.ts'
import { noAccount } from './no-account/definition.ts'
import type { NotificationDefinition } from './notification.ts'
import { passwordReset } from './password-reset/definition.ts'
import { paymentFailed } from './payment-failed/definition.ts'
import { paymentRefunded } from './payment-refunded/definition.ts'
import { planLimitNear } from './plan-limit-near/definition.ts'
import { postDeleted } from './post-deleted/definition.ts'
import { postFailure } from './post-failure/definition.ts'
import { postPublished } from './post-published/definition.ts'
import { postScheduled } from './post-scheduled/definition.ts'
import { profileConnected } from './profile-connected/definition.ts'
import { profileDisconnected } from './profile-disconnected/definition.ts'
import { profileGroupSuspendedPublishing } from './profile-group-suspended-publishing/definition.ts'
import { profileReconnect } from './profile-reconnect/definition.ts'
import { profileRemoved } from './profile-removed/definition.ts'
import { reminderNotification } from './reminder-notification/definition.ts'
import { reportFailed } from './report-failed/definition.ts'
import { reportIncomplete } from './report-incomplete/definition.ts'
import { reportLinkViewed } from './report-link-viewed/definition.ts'
import { reportNotificationMonthly } from './report-notification-monthly/definition.ts'
import { reportNotificationWeekly } from './report-notification-weekly/definition.ts'
import { reportReady } from './report-ready/definition.ts'
import { reportUnsubscribed } from './report-unsubscribed/definition.ts'
import { securityChange } from './security-change/definition.ts'
import { taskAssigned } from './task-assigned/definition.ts'
import { teamInvitation } from './team-invitation/definition.ts'
import { verificationCode } from './verification-code/definition.ts'

export const notifications = [
  reportReady,
  reportFailed,
  reportIncomplete,
  confirmEmail,
  hasAccount,
  passwordReset,
  noAccount,
  teamInvitation,
  securityChange,
  emailChange,
  emailChangeNotice,
  verificationCode,
  accountDeletion,
  exportReady,
  exportFailed,
  digest,
  postFailure,
  postPublished,
  postScheduled,
  postDeleted,
  draftCreated,
  approvals,
  comment,
  ideaCreated,
  boostSuccess,
  boostFailed,
  profileConnected,
  profileRemoved,
  profileDisconnected,
  profileReconnect,
  dataStale,
  importFinished,
  profileGroupSuspendedPublishing,
  taskAssigned,
  reminderNotification,
  advocacyCreated,
  reportLinkViewed,
  reportUnsubscribed,
  reportNotificationWeekly,
  reportNotificationMonthly,
  planLimitNear,
  paymentFailed,
  paymentRefunded,
  contactMessage,
] as const satisfies readonly NotificationDefinition<never>[]
export type NotificationId = (typeof notifications)[number]['id']

/** Those that people choose to have, and where. */
export type NoticeDefinition = Extract<(typeof notifications)[number], { notice: object }>
export const notices: readonly NoticeDefinition[] = notifications.filter((one): one is NoticeDefinition => 'notice' in one)
