/** The registry of notifications: one import and one line each. */
import { accountDeletion } from './account-deletion/definition.ts'
import { confirmEmail } from './confirm-email/definition.ts'
import { emailChange } from './email-change/definition.ts'
import { emailChangeNotice } from './email-change-notice/definition.ts'
import { exportFailed } from './export-failed/definition.ts'
import { exportReady } from './export-ready/definition.ts'
import { hasAccount } from './has-account/definition.ts'
import { noAccount } from './no-account/definition.ts'
import type { NotificationDefinition } from './notification.ts'
import { passwordReset } from './password-reset/definition.ts'
import { reportFailed } from './report-failed/definition.ts'
import { reportReady } from './report-ready/definition.ts'
import { securityChange } from './security-change/definition.ts'
import { teamInvitation } from './team-invitation/definition.ts'

export const notifications = [
  reportReady,
  reportFailed,
  confirmEmail,
  hasAccount,
  passwordReset,
  noAccount,
  teamInvitation,
  securityChange,
  emailChange,
  emailChangeNotice,
  accountDeletion,
  exportReady,
  exportFailed,
] as const satisfies readonly NotificationDefinition<never>[]
export type NotificationId = (typeof notifications)[number]['id']
