import { ArrowUpRight } from 'lucide-react'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import type { Configuration } from '../configuration.ts'
import type { NavigationLink as Content } from '../content/navigation.ts'
import { useSite } from '../site-context.ts'
import styles from './header.module.css'

/** Where a link leads; null where the deployment names no address for it. */
function addressOf(link: Content, { links }: Configuration): string | null {
  return 'to' in link ? link.to : (links[link.away] ?? null)
}

/** Those of a list that lead somewhere. */
export function useShown(links: readonly Content[]): readonly Content[] {
  const { configuration } = useSite()
  return links.filter((link) => addressOf(link, configuration) !== null)
}

export function NavigationLink({ link, noted = false }: { link: Content; noted?: boolean }) {
  const { configuration, path } = useSite()
  const href = addressOf(link, configuration)
  if (href === null) return null
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {link.network && <NetworkIcon network={link.network} colored />}
      {link.label}
      {'away' in link && (
        <>
          <ArrowUpRight size={12} className={styles.away} aria-hidden />
          <span className="sr-only"> (another site)</span>
        </>
      )}
      {noted && link.note && <small>{link.note}</small>}
    </a>
  )
}

export function LinkList({ links, noted, className }: { links: readonly Content[]; noted?: boolean; className?: string }) {
  const shown = useShown(links)
  if (shown.length === 0) return null
  return (
    <ul className={className}>
      {shown.map((link) => (
        <li key={link.label}>
          <NavigationLink link={link} noted={noted} />
        </li>
      ))}
    </ul>
  )
}
