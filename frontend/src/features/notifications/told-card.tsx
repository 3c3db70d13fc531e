import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'
import { Tag } from '../../ui/tag.tsx'
import { channelLooks, offeredChannels } from './channel-looks.ts'
import styles from './told-card.module.css'

const said = noticeMessages.channels

/** Beside the list: in which channels somebody is told, and of how many of the types that can be told there. */
export function ToldCard() {
  const me = useMe()
  const { data } = useRead('GET /me/notifications', {}, { silent: true })
  if (!data) return null
  const of = (wanted: string) => data.types.flatMap(({ channels }) => channels.filter(({ channel }) => channel === wanted))
  return (
    <aside className={styles.card} aria-labelledby="told-title">
      <h2 id="told-title">{said.title}</h2>
      <ul>
        {offeredChannels(data.types).map((channel) => {
          const { name, icon: Icon } = channelLooks[channel]
          const all = of(channel)
          return (
            <li key={channel}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>
                <b>{name}</b>
                <span>{channel === 'EMAIL' ? me.email : said.hints[channel]}</span>
              </span>
              <Tag tone="flat">{said.some(all.filter(({ on }) => on).length, all.length)}</Tag>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
