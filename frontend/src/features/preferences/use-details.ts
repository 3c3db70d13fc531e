import { useRead } from '../../lib/use-read.ts'

/** The own name in its parts, and the address that waits to be confirmed. */
export function useDetails() {
  return useRead('GET /me/details', {}, { silent: true })
}
