import { screenMessages } from '../../../../shared/screen-messages.ts'
import type { PrintPage } from '../../paper/page-types.ts'
import { FullHead, Page } from '../../paper/sheet.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'

/** The profiles that the report is about, each by its name. */
export function ProfilesPage({ page }: { page: Extract<PrintPage, { kind: 'profiles' }> }) {
  const all = page.tab.by_profile
  return (
    <Page page={page}>
      <FullHead page={page}>{screenMessages.print.listed(all.length)}</FullHead>
      <ul className="profile-list">
        {all.slice(page.from, page.to).map(({ profile }) => (
          <li key={profile.id}>
            <NetworkIcon network={profile.network} size={14} colored />
            <bdi>{profile.name}</bdi>
            {profile.username && <small>{profile.username}</small>}
          </li>
        ))}
      </ul>
    </Page>
  )
}
