import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../../../features/team/team-page.tsx'

type Search = { group?: string }

export const Route = createFileRoute('/_app/settings/team')({
  validateSearch: ({ group }): Search => (typeof group === 'string' ? { group } : {}),
  component: Team,
})

function Team() {
  const { group } = Route.useSearch()
  return <TeamPage key={group ?? ''} group={group ?? null} />
}
