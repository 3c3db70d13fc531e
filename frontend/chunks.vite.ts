/**
 * Which files the app is cut into. A screen loads the shell, what screens share and a file of its own: few requests, and text that packs
 * well together. Dialogs stay apart and are fetched when somebody is about to open one (docs/decisions/0020-few-files.md).
 */

const path = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

const light = '(avatar|button|empty-state|logo|menu|offline-notice|part|search-field|segmented|skeleton|spinner|tag|toast-host)'

/** What reports share with other screens and the list, which is loaded first, does not need. */
const notOfTheList = path(
  'src/lib/(copy-text|save-download|use-media)',
  'src/screen/toast-and-leave',
  'messages\\.ts\\?group=dates',
  'lucide-react/.*/(arrow-(down|left|up)|calendar|calendar-x|chevron-(left|right)|circle-(check|x)|copy|globe|info|link|minus|triangle-exclamation-point|x)\\.mjs',
)
/** Shared by neither. */
const ofOthers = {
  icons:
    '.*/(ban|chart-column|clock-exclamation-point|compass|credit-card|eye|eye-off|face-neutral|face-slightly-frowning|file-question-mark|file-spreadsheet|file-up|folder|folders|hourglass|image|laptop|link-2|link-2-off|lock-keyhole|log-out|mail|mail-check|mail-open|moon|pencil|play|plug|power|rotate-ccw|search-x|send|shuffle|sun|sun-moon|table-2|thumbs-(down|up)|timer-off|trash-2|upload|user-plus|user-round-pen|wrench)\\.mjs',
  /** of notifications alone */
  notices:
    '.*/(badge-check|calendar-check|calendar-days|check-check|file-check|file-input|file-pen|file-x|hash|lightbulb|message-square|monitor|rocket|square-check|unplug)\\.mjs',
  lib: '(adding-search|choose-theme|kept-form|later|platform|safe-address|send-picture|this-browser|ungrouped|use-(adding|file-drop|late|pages|picture-upload|saving|seen|submit))',
}

/** In order: a module, and all it needs, belongs to the first that asks for it. `minShareCount`: by how many entries it is loaded at least. */
export const chunks = [
  // only forms check what they send, so no screen waits for the library
  { name: 'schemas', test: path('node_modules/valibot/') },
  { name: 'shell', test: path('src/main\\.tsx$', 'src/routes/_app(\\.tsx|/reports/(route|_list/index)\\.tsx)') },
  // what stands in the navigation of the settings alone, its icons too, is for them and "Go to"
  { name: 'settings', test: path('src/screen/settings-pages\\.ts') },
  { name: 'networks', test: path('simple-icons', 'ui/network-icon', 'shared/networks\\.ts') },
  { name: 'more', test: notOfTheList, minShareCount: 2 },
  {
    name: 'common',
    test: path(
      `node_modules/lucide-react/(?!${ofOthers.icons}|${ofOthers.notices})`,
      `src/lib/(?!${ofOthers.lib})`,
      `src/ui/${light}\\.`,
      'src/screen/(?!list-head|named-area|no-groups|settings-)',
      'shared/dates/(?!compare|occurrences|quick-ranges|range-problem|run-range)',
      '/messages\\.ts\\?group=(unable|notLoaded)',
      'feature-messages\\.ts\\?group=schedule',
    ),
    minShareCount: 2,
  },
  { name: 'types', test: path('shared/reports/(index|subjects|types/[^/]+/manifest)', 'shared/dates/(compare|quick-ranges)') },
  { name: 'fields', test: path('shared/(fields|reports/subject-ref)\\.ts') },
  { name: 'report', test: path('src/routes/_app/reports/run\\.\\$type\\.tsx') },
  { name: 'list', test: path('src/routes/_app/reports/_list\\.tsx') },
  { name: 'charts', test: path('src/blocks/report/report-body\\.tsx') },
  { name: 'notices', test: path(`node_modules/lucide-react/${ofOthers.notices}`) },
  // those that no report has; one file for all of them: the shell has the name of each file
  { name: 'icons', test: path(`node_modules/lucide-react/${ofOthers.icons}`), minShareCount: 2 },
  // what stands round the forms of whoever is not signed in, and round the pages of the settings
  {
    name: 'entry',
    test: path('src/features/session/(code-field|entry-page|form-failure|login-form|notice-page|promises)', 'src/ui/password-field'),
    minShareCount: 2,
  },
  { name: 'settings-parts', test: path('src/screen/settings-(card|head)'), minShareCount: 2 },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Files of the screens themselves. */
export const isScreen = /assets\/(report|list|charts|login|shared-report)[.-]/
