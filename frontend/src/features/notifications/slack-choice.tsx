import { Check, Hash, Plus } from 'lucide-react'
import { lazy } from 'react'
import type { NoticeSetting } from '../../../../shared/api/notification-settings.ts'
import { IconButton } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu.tsx'
import styles from './slack-choice.module.css'

const load = () => import('./slack-panel.tsx')
const SlackPanel = lazy(load)
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Of Slack a channel is asked for first: its webhook, in a panel of its own. */
export function SlackChoice({ setting, types }: { setting: NoticeSetting; types: readonly NoticeSetting[] }) {
  const one = setting.channels.find(({ channel }) => channel === 'SLACK')
  const isOn = one?.on === true && Boolean(one.ending)
  return (
    <MenuButton load={load} menu={(open) => <SlackPanel setting={setting} types={types} {...open} />}>
      {(opener) => (
        <IconButton
          label={`${setting.label}: Slack, ${isOn ? 'on' : 'off'}`}
          tip={false}
          size="small"
          className={isOn ? styles.on : ''}
          {...opener}
          aria-haspopup="dialog"
        >
          {opener['aria-expanded'] ? <Hash {...icon} /> : isOn ? <Check {...icon} /> : <Plus {...icon} />}
        </IconButton>
      )}
    </MenuButton>
  )
}
