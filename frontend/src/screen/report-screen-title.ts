import { reportManifest } from '../../../shared/reports/index.ts'
import { plainAddress } from '../../../shared/small-addresses.ts'

const titles: Readonly<Record<string, string>> = {
  '/reports': 'Reports',
  '/reports/links': 'Shared links',
  '/reports/run': 'Run a report',
  '/reports/schedule': 'Schedule a report',
  '/reports/templates': 'Report templates',
  '/reports/templates/new': 'New report template',
}

/** The title of a screen below /reports for whoever cannot open it, which is when nothing of the account names it. */
export function reportScreenTitle(pathname: string): string {
  const path = plainAddress(pathname).replace(/\/$/, '')
  const [, start = '', type = ''] = /^(\/reports\/(?:run|templates\/new))\/([^/]+)$/.exec(path) ?? []
  const name = reportManifest(type)?.name
  if (start !== '') return name === undefined ? (titles[start] ?? 'Reports') : start.endsWith('run') ? name : `New template: ${name}`
  return titles[path] ?? (path.startsWith('/reports/templates/') ? 'Report template' : 'Reports')
}
