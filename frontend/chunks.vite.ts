/**
 * Chunks of the app: a shell, shared modules, and a chunk per screen, so that a screen loads few files (docs/decisions/0020-few-files.md).
 * In order of precedence; a group takes the dependencies of its modules along. `minShareCount`: entries that load a module at least.
 */
const path = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/** Components without react-aria, which dialogs and menus load. */
const light = '(avatar|button|empty-state|logo|menu|offline-notice|part|search-field|segmented|skeleton|spinner|tag|toast-host)'

export const chunks = [
  // only forms validate what they send
  { name: 'schemas', test: path('node_modules/valibot/') },
  { name: 'shell', test: path('src/main\\.tsx$', 'src/routes/_app(\\.tsx|/reports/(route|_list/index)\\.tsx)') },
  { name: 'networks', test: path('simple-icons', 'ui/network-icon', 'shared/networks\\.ts') },
  { name: 'icons', test: path('lucide-react/'), minShareCount: 3 },
  { name: 'common', test: path('src/(lib|screen)/', `src/ui/${light}\\.`, 'shared/(figure-messages|format|dates/.*)\\.ts'), minShareCount: 3 },
  { name: 'types', test: path('shared/reports/(index|subjects|types/[^/]+/manifest)') },
  { name: 'report', test: path('src/routes/_app/reports/run\\.\\$type\\.tsx') },
  { name: 'list', test: path('src/routes/_app/reports/_list\\.tsx') },
  { name: 'charts', test: path('src/blocks/report/report-body\\.tsx') },
  // every form is one file
  {
    name: 'entry',
    test: path('src/features/session/(code-field|entry-page|form-failure|login-form|notice-page|promises)', 'src/ui/password-field'),
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Chunks of the screens, which preload their files. */
export const isScreen = /assets\/(report|list|charts|login|shared-report)[.-]/
