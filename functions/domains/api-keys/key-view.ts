import type { ApiKey } from '../../../shared/api/api-keys.ts'
import type { KeyRecord } from '../../kernel/accounts/api-keys.ts'

export function keyView({ id, name, shown, scopes, created_at, ends_at }: KeyRecord, last_used_at: string | null): ApiKey {
  return { id, name, shown, scopes, created_at, ends_at, last_used_at }
}
