/**
 * The tests that start the whole product, and what each crosses. A plain `npm test` runs those of the spine, those whose areas changed, and some
 * of the others (`scripts/test/choose-files.ts`). An area is the name of a folder or file: of functions, of features, of contracts.
 */
export type CrossingFile = { readonly file: string; readonly spine: boolean; readonly areas: readonly string[] }

const spine = (file: string, ...areas: string[]): CrossingFile => ({ file: `test/${file}.test.ts`, spine: true, areas })
const crosses = (file: string, ...areas: string[]): CrossingFile => ({ file: `test/${file}.test.ts`, spine: false, areas })

export const crossings: readonly CrossingFile[] = [
  crosses('e2e/accounts', 'auth-sign-up', 'auth-sessions', 'auth-two-factor', 'auth-password', 'auth-provider', 'session', 'auth', 'leaving'),
  crosses('e2e/admin', 'admin', 'impersonation', 'audit', 'banners', 'page-warnings'),
  spine('e2e/builder', 'report-builder', 'report-templates', 'templates'),
  spine('e2e/groups-and-team', 'profile-groups', 'entities', 'profiles', 'team', 'team-invitations', 'permissions', 'api-keys'),
  spine('e2e/imports', 'imports', 'import', 'items', 'posts', 'series'),
  spine('e2e/journey', 'run', 'home', 'reports', 'schedules', 'delivery', 'exports'),
  crosses('e2e/keyboard', 'shell', 'ui'),
  crosses('e2e/looks', 'blocks', 'branding'),
  spine('e2e/moving-in', 'steps', 'team', 'session', 'scopes', 'auth-sign-up'),
  crosses(
    'e2e/notifications',
    ...['notifications', 'alert', 'undelivered', 'mail-events'],
    ...['notification-channels', 'notification-settings', 'notification-hours', 'notification-push', 'notification-slack'],
  ),
  crosses('e2e/pages', 'site', 'gallery', 'contact', 'plan-prices', 'help', 'shell', 'go-to', 'screens', 'lib', 'events'),
  crosses('e2e/preferences', 'settings', 'preferences', 'email-choices'),
  crosses('e2e/recipients', 'recipients', 'report-emails', 'report-recipient', 'mail-events'),
  spine('e2e/report-types', 'reports', 'run', 'ads', 'advocacy', 'competitors', 'listeners', 'sentiment', 'audience', 'breakdowns', 'public-profiles'),
  spine('e2e/schedule-sends', 'schedules', 'list', 'delivery'),
  crosses('e2e/schedules', 'schedules', 'schedule-order', 'list', 'run-lists', 'report-record', 'calendar-run'),
  crosses('e2e/screens', 'screen'),
  crosses('e2e/screens-account', 'auth', 'subscription', 'leaving'),
  crosses('e2e/screens-admin', 'admin', 'audit', 'banners'),
  crosses('e2e/screens-lists', 'screen', 'list', 'report-builder', 'report-templates'),
  crosses('e2e/screens-public', 'site', 'shared-report', 'recipients'),
  crosses('e2e/screens-reports', 'blocks', 'run', 'steps'),
  crosses('e2e/screens-settings', 'settings', 'imports', 'team', 'profile-groups', 'notifications', 'undelivered'),
  spine('e2e/shared-links', 'shares', 'shared-report', 'shared-reports'),
  crosses('e2e/stored-markup', 'html'),
  crosses('e2e/stored-pictures', 'pictures', 'branding'),
  crosses('e2e/subscription', 'subscription', 'subscription-payment', 'plans'),
  crosses('e2e/templates', 'report-templates', 'templates', 'api-docs', 'dates'),
  crosses('e2e/uploaded-font', 'branding', 'font', 'fonts'),
  crosses('e2e/when-things-fail', 'steady-fetch', 'lib'),
  spine('render/scheduled-delivery', 'delivery', 'schedules', 'print'),
  crosses('render/branded-delivery', 'delivery', 'branding'),
  crosses('render/changed-runs', 'delivery', 'schedules'),
  crosses('render/formats-of-a-person', 'formats', 'preferences', 'delivery'),
  crosses('render/hostile-fonts', 'font', 'fonts'),
  crosses('render/hostile-templates', 'templates', 'print'),
  spine('render/isolation', 'print', 'chromium'),
  crosses('render/missing-figures', 'missing-figures', 'delivery'),
  crosses('render/one-content', 'delivery', 'exports'),
  crosses('render/own-day', 'delivery', 'dates'),
  crosses('render/passport', 'print', 'blocks'),
  crosses('render/reading-order', 'print'),
  crosses('render/steady-pdf', 'print', 'delivery'),
  crosses('render/tables', 'print', 'table'),
  crosses('render/templates-on-screen', 'templates', 'blocks'),
  crosses('render/templates', 'templates', 'print'),
  crosses('render/tested-schedules', 'schedules', 'delivery'),
]
