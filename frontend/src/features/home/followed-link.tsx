import { useRouterState } from '@tanstack/react-router'
import { namedArea } from '../../../../shared/named-areas.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { smallAddress } from '../../../../shared/small-addresses.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './followed-link.module.css'

/** On a small screen that followed a link to the large layout: the way on, or why there is none. */
export function FollowedLink() {
  const followed = useRouterState({ select: ({ location }) => location.state.followed })
  if (followed === undefined) return null
  const isReport = followed.startsWith('/reports')
  const area = namedArea(followed)
  const said = screenMessages.navigation
  const otherwise = followed.startsWith('/notifications') ? said.bell : said.wide
  return (
    <div className={styles.note} role="status">
      <p>{isReport ? said.followed : area === null ? otherwise : `${said.notPart(area)}.`}</p>
      {isReport && (
        // by its address, as whoever types it
        <a href={smallAddress(followed)} className={buttonClass({ look: 'primary' })}>
          Open page
        </a>
      )}
    </div>
  )
}
