import NoGroups from './no-groups.tsx'
import { reportScreenTitle } from './report-screen-title.ts'

/** In the place of a screen of reports, for whoever has no profile groups. */
export default function NoGroupsPage({ pathname }: { pathname: string }) {
  return <NoGroups title={reportScreenTitle(pathname)} />
}
