import { messages } from '../../../../shared/messages.ts'
import { reportGroups, useMe } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'

/** Advocacy groups in which this person runs reports, by name whatever its case. */
export function useAdvocacyGroups(wanted: boolean) {
  const me = useMe()
  const { data, error, isLoading } = useRead('GET /advocacy', wanted ? {} : null, { otherwise: messages.unable.getAdvocacyGroups })
  const mine = new Set(reportGroups(me, 'manage').map((group) => group.entity_gid))
  const advocacyGroups = (data?.data ?? [])
    .filter(({ entity_gid }) => mine.has(entity_gid))
    .sort((a, b) => a.entity.name.localeCompare(b.entity.name, 'en', { sensitivity: 'base' }))
  return { advocacyGroups, error, isLoading }
}
