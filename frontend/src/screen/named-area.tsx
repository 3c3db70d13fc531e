import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { namedArea } from '../../../shared/named-areas.ts'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { useTitle } from '../lib/use-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './screen.module.css'

/** For the address of an area that Almanac does not have. */
export function NamedArea({ path }: { path: string }) {
  const name = namedArea(path) ?? path
  useTitle(name)
  return (
    <div className={styles.middle}>
      <EmptyState
        heading="h1"
        icon={Compass}
        title={screenMessages.navigation.notPart(name)}
        hint={screenMessages.navigation.notPartHint}
        action={
          <Link to="/dashboard" className={buttonClass({ look: 'primary' })}>
            Go to home
          </Link>
        }
      />
    </div>
  )
}
