import { createFileRoute } from '@tanstack/react-router'
import { ProfileGroupsPage } from '../../../features/profile-groups/profile-groups-page.tsx'
import { readAdding } from '../../../lib/adding-search.ts'
import { useAdding } from '../../../lib/use-adding.ts'

export const Route = createFileRoute('/_app/settings/profile-groups')({ validateSearch: readAdding, component: Groups })

function Groups() {
  const adding = useAdding(Route.useSearch())
  return <ProfileGroupsPage key={adding} adding={adding > 0} />
}
