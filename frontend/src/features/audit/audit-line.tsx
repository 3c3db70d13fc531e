import { Ban, CircleX } from 'lucide-react'
import type { AuditRow } from '../../../../shared/api/audit.ts'
import { auditKinds } from '../../../../shared/audit.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { Tag } from '../../ui/tag.tsx'
import styles from './audit-page.module.css'

const icon = { size: 12, strokeWidth: 2.25, 'aria-hidden': true } as const

function OutcomeTag({ outcome }: Pick<AuditRow, 'outcome'>) {
  if (outcome === 'done') return null
  return outcome === 'refused' ? (
    <Tag tone="bad" icon={<Ban {...icon} />}>
      Refused
    </Tag>
  ) : (
    <Tag tone="flat" icon={<CircleX {...icon} />}>
      Not done
    </Tag>
  )
}

export function AuditLine({ line, zone }: { line: AuditRow; zone: string }) {
  const { at, sentence, kind, outcome, device, address } = line
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.under}>{[formatInstant(at, zone), auditKinds[kind], device, address].filter(Boolean).join(' · ')}</p>
      </div>
      <OutcomeTag outcome={outcome} />
    </li>
  )
}
