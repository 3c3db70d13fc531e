import { useRead } from '../../lib/use-read.ts'

export function useApiKeys() {
  return useRead('GET /api-keys', {}, { silent: true })
}
