import { useRead } from '../../lib/use-read.ts'

export function useBrowsers() {
  return useRead('GET /me/notifications/browsers', {}, { silent: true })
}
