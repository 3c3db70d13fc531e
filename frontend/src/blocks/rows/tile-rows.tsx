import { FileSpreadsheet } from 'lucide-react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { RowsOf } from './context.ts'
import styles from './tile-rows.module.css'
import { useRows, useRowsOf } from './use-rows.ts'

/** The rows of one figure of the summary, under its passport. */
export function TileRows({ tile }: { tile: string }) {
  const of = useRowsOf()
  return of && <Download tile={tile} of={of} />
}

function Download({ tile, of }: { tile: string; of: RowsOf }) {
  const { busy, locked, download } = useRows(of)
  return (
    <div className={styles.foot}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} size="small" aria-busy={busy} locked={locked} onClick={() => download({ tile }, format)}>
          {busy ? <Spinner size={14} /> : <FileSpreadsheet size={14} strokeWidth={2} aria-hidden />}
          <span>{screenMessages.rows[format].download}</span>
        </Button>
      ))}
      <p>{screenMessages.rows.csv.hint}</p>
    </div>
  )
}
