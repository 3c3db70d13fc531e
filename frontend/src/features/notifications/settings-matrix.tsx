import { useId, useState } from 'react'
import type { NoticeSetting } from '../../../../shared/api/notification-settings.ts'
import { listed } from '../../../../shared/listed.ts'
import { type Topic, topicNames, topics } from '../../../../shared/notifications/notice-looks.ts'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { publishingTitle, publishingTopics } from '../../../../shared/publishing-product.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { DisclosureButton } from '../../ui/disclosure-button.tsx'
import { channelLooks, type OfferedChannel } from './channel-looks.ts'
import styles from './notification-settings.module.css'
import { SlackChoice } from './slack-choice.tsx'
import type { useNotificationSettings } from './use-notification-settings.ts'

type SettingsMatrixProps = {
  types: readonly NoticeSetting[]
  /** a column each */
  channels: readonly OfferedChannel[]
  choose: ReturnType<typeof useNotificationSettings>['choose']
}

/** A row for each type, under its topic; topics of the publishing product in a closed group. */
export function SettingsMatrix({ types, channels, choose }: SettingsMatrixProps) {
  const groups = topics.map((topic) => ({ topic, of: types.filter((one) => one.topic === topic) })).filter(({ of }) => of.length > 0)
  const own = groups.filter(({ topic }) => !publishingTopics.includes(topic))
  const others = groups.filter(({ topic }) => publishingTopics.includes(topic))
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const rows = ({ topic, of }: { topic: Topic; of: readonly NoticeSetting[] }) => [
    <tr key={topic} className={styles.topic}>
      <th scope="rowgroup" colSpan={channels.length + 1}>
        {topicNames[topic]}
      </th>
    </tr>,
    ...of.map((one) => (
      <tr key={one.type}>
        <th scope="row">
          <b>{one.label}</b>
          <span>{one.description}</span>
        </th>
        {channels.map((channel) => (
          <td key={channel}>
            <Choice setting={one} channel={channel} types={types} choose={choose} />
          </td>
        ))}
      </tr>
    )),
  ]
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Notify me about</th>
          {channels.map((channel) => (
            <ChannelHead key={channel} channel={channel} />
          ))}
        </tr>
      </thead>
      {own.map((group) => (
        <tbody key={group.topic}>{rows(group)}</tbody>
      ))}
      {others.length > 0 && (
        <>
          <tbody>
            <tr>
              <td className={styles.others} colSpan={channels.length + 1}>
                <DisclosureButton
                  title={publishingTitle}
                  about={listed(others.map(({ topic }) => topicNames[topic]))}
                  isOpen={isOpen}
                  controls={id}
                  onToggle={() => setIsOpen(!isOpen)}
                />
              </td>
            </tr>
          </tbody>
          <tbody id={id} hidden={!isOpen}>
            {others.flatMap(rows)}
          </tbody>
        </>
      )}
    </table>
  )
}

function ChannelHead({ channel }: { channel: OfferedChannel }) {
  const { name, icon: Icon } = channelLooks[channel]
  return (
    <th scope="col" data-channel={channel}>
      <span>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {name}
      </span>
    </th>
  )
}

type ChoiceProps = Pick<SettingsMatrixProps, 'types' | 'choose'> & { setting: NoticeSetting; channel: OfferedChannel }

function Choice({ setting, channel, types, choose }: ChoiceProps) {
  const { type, label, channels } = setting
  const offered = channels.find((one) => one.channel === channel)
  if (!offered)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{noticeMessages.notOffered}</span>
      </>
    )
  if (channel === 'SLACK') return <SlackChoice setting={setting} types={types} />
  return (
    // the whole cell ticks it
    <label className={styles.choice}>
      <CheckBox aria-label={`${label}: ${channelLooks[channel].name}`} checked={offered.on} onToggle={() => void choose(type, channel, !offered.on)} />
    </label>
  )
}
