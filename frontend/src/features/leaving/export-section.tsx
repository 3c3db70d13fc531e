import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { ExportState } from '../../../../shared/api/leaving.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { useSaving } from '../../lib/use-saving.ts'
import { SettingsSection } from '../../screen/settings-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './leaving.module.css'

const words = leavingScreenMessages.exports
const icon = { size: 12, strokeWidth: 2.25, 'aria-hidden': true } as const

type ExportSectionProps = { of: 'account' | 'me'; last: ExportState | null | undefined }

/** Asks for an export, and tells how far the last one is. `last` is undefined while it is not known. */
export function ExportSection({ of, last }: ExportSectionProps) {
  const { busy, save } = useSaving()
  const ask = () =>
    save(async () => {
      await call(of === 'account' ? 'POST /account/export' : 'POST /me/export')
    })
  const isMaking = last?.state === 'making'
  return (
    <SettingsSection title={words.title[of]} hint={words.about[of]}>
      <div className={styles.row} aria-live="polite">
        {!isMaking && (
          <Button onClick={() => void ask()} aria-disabled={busy || last === undefined || undefined}>
            {last?.state === 'ready' ? words.again : words.ask}
          </Button>
        )}
        {last && <StateOf last={last} />}
      </div>
      {isMaking && <p className={styles.soft}>{words.making}</p>}
    </SettingsSection>
  )
}

function StateOf({ last: { state, ends_at } }: { last: ExportState }) {
  const zone = zoneOf(useMe())
  if (state === 'making')
    return (
      <Tag tone="info" icon={<Hourglass {...icon} />}>
        {words.underWay}
      </Tag>
    )
  if (state === 'failed')
    return (
      <Tag tone="bad" icon={<CircleX {...icon} />}>
        {words.failed}
      </Tag>
    )
  return (
    <>
      <Tag tone="good" icon={<CircleCheck {...icon} />}>
        {words.ready}
      </Tag>
      {ends_at && <span className={styles.soft}>{words.until(formatInstant(ends_at, zone))}</span>}
    </>
  )
}
