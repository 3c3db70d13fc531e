/**
 * What API keys open, written down from the rules of the product (docs/behaviours.md#api-keys) and nothing else: it imports no code, as
 * access-table.ts. key-matrix.test.ts holds every endpoint against it. "No key reaches people, keys, passwords or the account", nor anything
 * else that does not stand here.
 */
import type { EndpointName } from '../shared/api/index.ts'

export type Scope = 'read' | 'push' | 'manage'

export const openedBy: Partial<Record<EndpointName, Scope>> = {
  // "read reports"
  'list-profiles': 'read',
  'list-labels': 'read',
  'get-profile-formdata': 'read',
  'list-profile-states': 'read',
  'get-profile-takes': 'read',
  'get-report-options': 'read',
  'get-report-chart': 'read',
  'get-sample-report': 'read',
  'get-social-media-performance-report': 'read',
  'get-performance-report': 'read',
  'get-inbox-activity-report': 'read',
  'get-sentiment-report': 'read',
  'get-industry-benchmark-report': 'read',
  'get-competitor-report': 'read',
  'get-advocacy-report': 'read',
  'get-listener-report': 'read',
  'get-ads-report': 'read',
  'get-facebook-ads-report': 'read',
  'create-report-summary': 'read',
  'list-report-templates': 'read',
  'list-competitors': 'read',
  'suggest-competitors': 'read',
  'get-facebook-page': 'read',
  'list-advocacy-groups': 'read',
  'list-listeners': 'read',
  'list-ad-accounts': 'read',
  'export-posts-csv': 'read',
  'export-tasks-csv': 'read',
  'export-reviews-csv': 'read',
  'export-ads-csv': 'read',
  'export-rows-csv': 'read',
  'export-profiles-zip': 'read',
  'list-shares': 'read',
  'list-scheduled-reports': 'read',
  'list-upcoming-runs': 'read',
  'get-scheduled-report': 'read',
  'download-scheduled-report': 'read',
  // "import figures", and what becomes of them
  'import-profile-data': 'push',
  'import-competitor': 'push',
  'import-advocacy': 'push',
  'import-mentions': 'push',
  'create-import': 'push',
  'check-import': 'push',
  'start-import': 'push',
  'undo-import': 'push',
  'get-import': 'push',
  'list-imports': 'push',
  // "manage schedules, links, competitors and profiles"
  'create-profile': 'manage',
  'update-profile': 'manage',
  'delete-profile': 'manage',
  'restore-profile': 'manage',
  'add-competitor': 'manage',
  'remove-competitor': 'manage',
  'create-share': 'manage',
  'create-share-link': 'manage',
  'update-share': 'manage',
  'revoke-share': 'manage',
  'create-scheduled-report': 'manage',
  'delete-scheduled-report': 'manage',
}
