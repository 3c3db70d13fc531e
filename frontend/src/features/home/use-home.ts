import type { ResponseOf } from '../../../../shared/api/endpoint.ts'
import type { getHome } from '../../../../shared/api/home.ts'
import { ask } from '../../lib/api.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useReading } from '../../lib/use-read.ts'

/** `now`: when it was read (ISO instant). */
export type Home = ResponseOf<typeof getHome> & { readonly now: string }

/** What stands on home, of one profile group or of all; looked at again every five minutes. */
export function useHome(entityGid: string | null) {
  const asked = entityGid === null ? {} : { query: { entity_gid: entityGid } }
  return useReading('GET /home', asked, read, { silent: true, keepPreviousData: true, refreshInterval: 300_000 })
}

async function read(asked: { query?: { entity_gid: string } }): Promise<Home> {
  return { ...(await ask('GET /home', asked)), now: serverNow().toISOString() }
}
