import { networks } from '../../../../../shared/networks.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'

/** "Leith Studio (Facebook)" */
export function fullName({ name, network }: Pick<ProfileRecord, 'name' | 'network'>): string {
  return `${name} (${networks[network].display})`
}
