import { Link, notFound } from '@tanstack/react-router'
import { adminPage, namedArea } from '../../../../shared/named-areas.ts'
import { useMe } from '../../lib/me.tsx'
import { useTitle } from '../../lib/use-title.ts'
import head from '../../screen/list-head.module.css'
import { NamedArea } from '../../screen/named-area.tsx'
import list from '../../ui/list-page.module.css'
import styles from './admin.module.css'
import { nameOf, sectionsOf, seesSection } from './admin-sections.ts'
import { AnyProfilesList } from './any-profiles-list.tsx'
import { ControlsPage } from './controls-page.tsx'
import { CustomersList } from './customers-list.tsx'
import { ErrorsList } from './errors-list.tsx'
import { PeopleList } from './people-list.tsx'

const pages: Readonly<Record<string, typeof PeopleList>> = {
  users: PeopleList,
  customers: CustomersList,
  profiles: AnyProfilesList,
  errors: ErrorsList,
  controls: ControlsPage,
}

/** One section of administration, for those whose role sees it; for everybody else its address is one of nothing. */
export default function AdminPage({ path }: { path: string }) {
  const me = useMe()
  const name = nameOf(path)
  useTitle(adminPage(path) ?? '')
  if (!seesSection(me, name)) throw notFound()
  const Page = pages[name]
  if (!Page || namedArea(path) !== null) return <NamedArea path={path} />
  return (
    <div className={list.page}>
      <div className={head.head}>
        <h1>Administration</h1>
        <nav className={`${head.tabs} ${styles.tabs}`} aria-label="Sections of administration">
          {sectionsOf(me).map(({ path: to, label }) => (
            <Link key={to} to="/$" params={{ _splat: to.slice(1) }} aria-current={nameOf(to) === name ? 'page' : undefined} className={head.tab}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <Page key={name} />
    </div>
  )
}
