import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import styles from './file-card.module.css'
import { count, daysOf } from './totals.ts'

type FileCardProps = {
  name: string
  kind: string | null
  result: ImportResult | null
  error?: string | null
  written: string
  actions?: ReactNode
  children?: ReactNode
}

const icon = { size: 18, strokeWidth: 1.75 } as const

/** One file: what it is, what is read and written of it, and each line that was skipped with its reason. */
export function FileCard({ name, kind, result, error = null, written, actions, children }: FileCardProps) {
  const tone = result === null ? 'bad' : result.skippedTotal > 0 ? 'warn' : 'good'
  return (
    <li className={styles.file} data-tone={tone}>
      {tone === 'bad' ? (
        <CircleX {...icon} aria-label="Refused" />
      ) : tone === 'warn' ? (
        <TriangleAlert {...icon} aria-label="With skipped lines" />
      ) : (
        <CircleCheck {...icon} aria-label="OK" />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          {result && (
            <p className={styles.counts}>
              <span>
                <b>{count(result.read)}</b> read
              </span>
              <span>
                <b>{count(result.written)}</b> {written}
              </span>
              <span data-some={result.skippedTotal > 0 || undefined}>
                <b>{count(result.skippedTotal)}</b> skipped
              </span>
            </p>
          )}
        </div>
        <p className={styles.under}>{result ? [kind, daysOf([result])].filter(Boolean).join(' · ') : error}</p>
        {children}
        {result && result.skippedTotal > 0 && <SkippedLines result={result} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}

function SkippedLines({ result: { skipped, skippedTotal } }: { result: ImportResult }) {
  return (
    <details className={styles.skipped} open={skippedTotal <= 5}>
      <summary>{skippedTotal === 1 ? '1 skipped line' : `${count(skippedTotal)} skipped lines`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {skipped.map(({ line, reason }) => (
            <tr key={`${line} ${reason}`}>
              <td>{line}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {skippedTotal > skipped.length && <p className={styles.under}>{importScreenMessages.moreSkipped(count(skippedTotal - skipped.length))}</p>}
    </details>
  )
}
