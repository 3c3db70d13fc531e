import { useRef } from 'react'
import type { suggestCompetitors } from '../../../../shared/api/competitors.ts'
import type { ResponseOf } from '../../../../shared/api/endpoint.ts'
import { joinList } from '../../../../shared/comma-list.ts'
import { messages } from '../../../../shared/messages.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useRead, useReading } from '../../lib/use-read.ts'

export type PublicProfile = ResponseOf<typeof suggestCompetitors>['suggestions'][number]

/** They are asked for again while one of them has not been read yet (docs/behaviours.md#competitors). */
const pollMs = 5_000

/** Competitors of a profile, and the two things done with them; both answer whether they were done. */
export function useCompetitors(profileId: string | null, network: NetworkCode | null) {
  const { data, error, isLoading, mutate } = useReading(
    'GET /profiles/competitor',
    profileId,
    async (id) => (await call('GET /profiles/competitor', { query: { profile_gids: joinList([id]) } }))[id] ?? [],
    {
      refreshInterval: (latest) => (latest?.some(({ processed }) => !processed) ? pollMs : 0),
      otherwise: messages.unable.getCompetitors,
    },
  )
  const add = async ({ followers: _, ...page }: PublicProfile) => {
    if (!profileId) return
    try {
      // what leaves makes room for it
      await removal.current
      // suggestions of Facebook need not name the username, its page does
      const username = network === 'facebook' ? (await call('GET /facebook/page', { query: { page_id: page.network_id } })).username : page.username
      await call('POST /profiles/competitor', { body: { ...page, profile_gid: profileId, username } })
    } catch (failure) {
      tellFailure(failure)
    }
  }
  // gone at once, and back again if the server refuses
  const removal = useRef<Promise<unknown>>(Promise.resolve())
  const remove = (gid: string) => {
    removal.current = mutate(() => call('DELETE /profiles/competitor/{competitor_gid}', { params: { competitor_gid: gid } }).then(() => undefined), {
      optimisticData: (known) => (known ?? []).filter(({ competitor_gid }) => competitor_gid !== gid),
      populateCache: false,
    }).catch(tellFailure)
    return removal.current
  }
  return { competitors: data ?? [], error, isLoading, add, remove }
}

/** Pages of the directory whose words begin with what was typed; nothing is asked for before something was. */
export function useSuggestions(network: NetworkCode | null, text: string) {
  const q = text.trim()
  const { data, error, isLoading } = useRead(
    'GET /profiles/competitor/suggest',
    network && q ? { query: { network, q } } : null,
    // said in the list of suggestions
    { silent: true },
  )
  return { suggestions: data?.suggestions ?? [], error, isLoading }
}
