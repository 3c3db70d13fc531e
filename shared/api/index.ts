/** The registry of endpoints: imports and one array. Everything that must know all endpoints reads it. */
import * as admin from './admin.ts'
import * as adminImpersonation from './admin-impersonation.ts'
import * as ads from './ads.ts'
import * as advocacy from './advocacy.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as authPassword from './auth-password.ts'
import * as authProvider from './auth-provider.ts'
import * as authSessions from './auth-sessions.ts'
import * as authSignUp from './auth-sign-up.ts'
import * as authTwoFactor from './auth-two-factor.ts'
import * as branding from './branding.ts'
import * as competitors from './competitors.ts'
import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as entities from './entities.ts'
import * as events from './events.ts'
import * as exports from './exports.ts'
import * as home from './home.ts'
import * as imports from './imports.ts'
import * as leaving from './leaving.ts'
import * as listeners from './listeners.ts'
import * as notificationHours from './notification-hours.ts'
import * as notificationPush from './notification-push.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notificationSlack from './notification-slack.ts'
import * as notifications from './notifications.ts'
import * as pageWarnings from './page-warnings.ts'
import * as preferences from './preferences.ts'
import * as profiles from './profiles.ts'
import * as recipients from './recipients.ts'
import * as reports from './reports.ts'
import * as runLists from './run-lists.ts'
import * as schedules from './schedules.ts'
import * as sharedReports from './shared-reports.ts'
import * as shares from './shares.ts'
import * as subscription from './subscription.ts'
import * as company from './subscription-company.ts'
import * as payment from './subscription-payment.ts'
import * as system from './system.ts'
import * as team from './team.ts'
import * as teamInvitations from './team-invitations.ts'
import * as templates from './templates.ts'
import * as undelivered from './undelivered.ts'

export const endpoints = [
  admin.listPeople,
  admin.listCustomers,
  admin.listAnyProfiles,
  admin.listErrors,
  admin.listErrorGroups,
  admin.getControls,
  pageWarnings.getPageWarning,
  pageWarnings.putPageWarning,
  pageWarnings.removePageWarning,
  adminImpersonation.impersonate,
  adminImpersonation.endImpersonation,
  auth.login,
  auth.logout,
  auth.logoutByLink,
  auth.getMe,
  authSignUp.getSignUp,
  authSignUp.signUp,
  authSignUp.confirmSignUp,
  authPassword.forgotPassword,
  authPassword.getReset,
  authPassword.resetPassword,
  authPassword.changePassword,
  authSessions.listSessions,
  authSessions.endSession,
  authSessions.signOutEverywhere,
  authTwoFactor.getTwoFactor,
  authTwoFactor.beginTwoFactor,
  authTwoFactor.confirmTwoFactor,
  authTwoFactor.endTwoFactor,
  authTwoFactor.createRecoveryCodes,
  authTwoFactor.secondStep,
  authProvider.getSignIn,
  authProvider.beginProviderSignIn,
  authProvider.finishProviderSignIn,
  preferences.getOwnDetails,
  preferences.updatePreferences,
  preferences.updateOwnName,
  preferences.changeEmail,
  preferences.cancelEmailChange,
  preferences.confirmEmailChange,
  preferences.resendConfirmation,
  preferences.sendEmailCode,
  preferences.verifyEmail,
  apiKeys.listApiKeys,
  apiKeys.createApiKey,
  apiKeys.revokeApiKey,
  profiles.listProfiles,
  profiles.listLabels,
  profiles.importProfileData,
  profiles.getProfileFormdata,
  profiles.listProfileStates,
  profiles.createProfile,
  profiles.getProfileTakes,
  profiles.updateProfile,
  reports.getReportOptions,
  reports.getSocialMediaPerformanceReport,
  reports.getPerformanceReport,
  reports.getInboxActivityReport,
  reports.getSentimentReport,
  reports.createReportSummary,
  reports.getIndustryBenchmarkReport,
  competitors.listCompetitors,
  competitors.addCompetitor,
  competitors.removeCompetitor,
  competitors.importCompetitor,
  competitors.suggestCompetitors,
  competitors.getFacebookPage,
  competitors.getCompetitorReport,
  advocacy.listAdvocacyGroups,
  advocacy.getAdvocacyReport,
  advocacy.importAdvocacy,
  listeners.listListeners,
  listeners.importMentions,
  imports.getImport,
  imports.exportSkippedLines,
  imports.checkImport,
  imports.startImport,
  imports.markImportSeen,
  imports.listImports,
  imports.createImport,
  imports.undoImport,
  listeners.getListenerReport,
  templates.listReportTemplates,
  templates.getReportTemplate,
  templates.compareReportTemplate,
  templates.createReportTemplate,
  templates.updateReportTemplate,
  templates.restoreReportTemplate,
  templates.deleteReportTemplate,
  templates.recoverReportTemplate,
  templates.getReportBuilder,
  templates.getTemplateDraft,
  templates.saveTemplateDraft,
  templates.deleteTemplateDraft,
  reports.getReportChart,
  reports.getSampleReport,
  exports.exportPostsCsv,
  exports.exportTasksCsv,
  exports.exportReviewsCsv,
  exports.exportAdsCsv,
  exports.exportRowsCsv,
  exports.exportProfilesZip,
  ads.getAdsReport,
  ads.listAdAccounts,
  ads.getFacebookAdsReport,
  shares.createShare,
  shares.listShares,
  shares.createShareLink,
  shares.updateShare,
  shares.revokeShare,
  shares.revokeAllShares,
  shares.listShareViews,
  sharedReports.unlockSharedReport,
  sharedReports.getSharedReport,
  sharedReports.getSharedPdf,
  sharedReports.getSharedLogo,
  sharedReports.getSharedPage,
  sharedReports.getSharedFont,
  recipients.getReportEmails,
  recipients.updateReportEmails,
  recipients.unsubscribeReader,
  recipients.openUnsubscribe,
  schedules.createScheduledReport,
  schedules.listScheduledReports,
  runLists.listReportRows,
  runLists.listUpcomingRuns,
  schedules.getScheduledReport,
  schedules.updateScheduledReport,
  schedules.deleteScheduledReport,
  schedules.pauseScheduledReport,
  schedules.testScheduledReport,
  schedules.handOverScheduledReport,
  schedules.retryScheduledReport,
  schedules.downloadScheduledReport,
  schedules.openDownload,
  schedules.listTeam,
  team.listEmployees,
  team.getEmployee,
  team.saveEmployee,
  team.removeEmployee,
  subscription.getPlans,
  subscription.getUpgradable,
  subscription.checkDowngrade,
  subscription.getRemaining,
  company.getCompany,
  company.updateCompany,
  payment.createCheckout,
  payment.switchPlan,
  payment.previewSwitch,
  payment.downgrade,
  payment.createPortal,
  payment.refreshSubscription,
  payment.listInvoices,
  payment.receiveStripeEvent,
  teamInvitations.resendInvitation,
  teamInvitations.getInvitation,
  teamInvitations.completeInvitation,
  entities.listEntities,
  entities.getEntity,
  entities.createEntity,
  entities.updateEntity,
  entities.createPicture,
  entities.importPicture,
  entities.getPicture,
  branding.getBranding,
  branding.saveBranding,
  branding.importLogo,
  // what takes things away stands last: tests that call one after the other still find them
  profiles.deleteProfile,
  profiles.restoreProfile,
  branding.removeBranding,
  branding.importFont,
  branding.removeFont,
  branding.getFont,
  entities.deleteEntity,
  entities.restoreEntity,
  audit.getAudit,
  audit.exportAuditCsv,
  system.getHealth,
  system.getOpenapi,
  system.reportError,
  home.getHome,
  home.countIndicators,
  events.createEvent,
  notifications.listAlerts,
  notifications.countAlerts,
  notifications.readAlert,
  notifications.unreadAlert,
  notifications.readAllAlerts,
  notifications.deleteAlert,
  notifications.restoreAlert,
  notificationSettings.getNotificationSettings,
  notificationSettings.updateNotificationSettings,
  notificationHours.getNotificationHours,
  notificationHours.updateNotificationHours,
  notificationPush.listBrowsers,
  notificationPush.addBrowser,
  notificationPush.removeBrowser,
  notificationSlack.updateSlack,
  notificationSlack.testSlack,
  undelivered.listUndelivered,
  undelivered.sendUndelivered,
  leaving.getLeaving,
  leaving.keepAccount,
  leaving.keepAccountByLink,
  leaving.deleteAccount,
  leaving.getOwnLeaving,
  leaving.deleteMe,
  leaving.createAccountExport,
  leaving.createOwnExport,
  leaving.openExport,
  contact.sendMessage,
] as const satisfies readonly Endpoint[]

export type EndpointName = (typeof endpoints)[number]['name']
