import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profiles/profile-page.tsx'

export const Route = createFileRoute('/_app/settings/profiles/$gid')({ component: Profile })

function Profile() {
  return <ProfilePage gid={Route.useParams().gid} />
}
