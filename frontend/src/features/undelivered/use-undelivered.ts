import { useRead } from '../../lib/use-read.ts'

export function useUndelivered() {
  return useRead('GET /notifications/undelivered', {}, { silent: true })
}
