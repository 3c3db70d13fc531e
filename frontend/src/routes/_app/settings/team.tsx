import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../../../features/team/team-page.tsx'
import { readAdding } from '../../../lib/adding-search.ts'
import { useAdding } from '../../../lib/use-adding.ts'

type Search = { group?: string; add?: 'new' }

export const Route = createFileRoute('/_app/settings/team')({
  validateSearch: ({ group, ...search }): Search => ({ ...(typeof group === 'string' ? { group } : {}), ...readAdding(search) }),
  component: Team,
})

function Team() {
  const { group, ...search } = Route.useSearch()
  const adding = useAdding(search)
  return <TeamPage key={`${group} ${adding}`} group={group ?? null} adding={adding > 0} />
}
