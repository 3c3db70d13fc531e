import { Link } from '@tanstack/react-router'
import type { adminPages } from '../../../../shared/named-areas.ts'
import { useMe } from '../../lib/me.tsx'
import { nameOf, seesSection } from './admin-sections.ts'

type SectionLinkProps = { to: keyof typeof adminPages /** what is searched for there */; q: string; children: string }

/** Leads to what is found in another section; plain text for whoever does not see that. */
export function SectionLink({ to, q, children }: SectionLinkProps) {
  if (!seesSection(useMe(), nameOf(to))) return <span>{children}</span>
  return (
    <Link to="/$" params={{ _splat: to.slice(1) }} search={{ q }}>
      {children}
    </Link>
  )
}
