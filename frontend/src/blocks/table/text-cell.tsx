import { noValue } from '../../../../shared/format.ts'
import { cx } from '../../lib/cx.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Picture } from '../picture.tsx'
import { withBreaks } from './breaks.tsx'
import styles from './cell.module.css'
import type { TableCell } from './cell.tsx'
import { LongText } from './long-text.tsx'

const noText = 'No text'

/** A status, a currency, a zone: on one line, in no more room than it needs. */
const shortName = 16

/** Longer than this, a name may take more than its three lines; then it is read whole in its tooltip. */
const longName = 60

function Name({ text }: { text: string }) {
  return (
    <span className={styles.name} dir="auto" title={text.length > longName ? text : undefined}>
      {withBreaks(text)}
    </span>
  )
}

function Description({ text }: { text: string }) {
  return (
    <small dir="auto" data-word={!text.includes(' ') || undefined} title={text.length > longName ? text : undefined}>
      {text}
    </small>
  )
}

/** Texts and names, with their picture, link, description and labels. */
export function TextCell({ cell, image }: { cell: TableCell; image: boolean }) {
  const labels = cell.labels ?? []
  // labels speak for themselves; their joined text is for exports
  const text = cell.value === null || (labels.length > 0 && cell.value === labels.join(', ')) ? '' : String(cell.value)
  const link = safeUrl(cell.url)
  // a row that stands for a network shows its mark; a picture only when it has one
  const pictured = image && cell.picture_url !== undefined && (cell.picture_url !== null || !cell.badge?.network)
  // what is published has an address, its owner a network
  const person = cell.url === undefined && !cell.badge?.network ? text : null
  // a link without a word could not be named
  const said = text || (link ? noText : labels.length > 0 ? '' : noValue)
  const words = cell.type === 'long-text' && text ? <LongText text={text} /> : <Name text={said} />
  return (
    <span className={styles.entry} data-short={(text !== '' && text.length <= shortName && !cell.description && labels.length === 0) || undefined}>
      {pictured && <Picture url={cell.picture_url ?? null} alt="" person={person} className={cx(styles.picture, person !== null && styles.person)} />}
      {cell.badge?.network && <NetworkIcon network={cell.badge.network} size={18} colored />}
      <span className={styles.words}>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {words}
          </a>
        ) : (
          words
        )}
        {cell.description && <Description text={cell.description} />}
        {cell.collaborators && cell.collaborators.length > 0 && <small dir="auto">with {cell.collaborators.join(', ')}</small>}
        {labels.length > 0 && (
          <span className={styles.labels}>
            {labels.map((label) => (
              <span key={label} dir="auto">
                {label}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}
