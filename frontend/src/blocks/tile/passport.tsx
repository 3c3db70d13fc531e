import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { formatFigure } from '../../../../shared/format.ts'
import { networks } from '../../../../shared/networks.ts'
import type { Passport, Tile } from '../../../../shared/reports/report.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { GrowthChip } from '../growth/growth.tsx'
import { useBlockMode } from '../mode.ts'
import styles from './passport.module.css'

type Props = { tile: Tile; passport: Passport; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** How a figure came to be: below its tile, on a phone as a sheet from the bottom. Escape closes it and focus goes back. */
export function PassportPanel({ tile, passport, anchor, onClose }: Props) {
  const small = useMedia(smallView)
  const closing = (open: boolean) => {
    if (!open) onClose()
  }
  const content = (
    <Dialog aria-label={`Number passport: ${tile.title}`} className={styles.dialog}>
      <Content tile={tile} passport={passport} onClose={onClose} />
    </Dialog>
  )
  if (small) {
    return (
      <ModalOverlay isOpen isDismissable onOpenChange={closing} className={styles.scrim}>
        <Modal className={styles.sheet}>{content}</Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover isOpen onOpenChange={closing} triggerRef={anchor} placement="bottom start" offset={8} className={styles.panel}>
      {content}
    </Popover>
  )
}

function Content({ tile, passport, onClose }: Omit<Props, 'anchor'>) {
  const { hideIndicators } = useBlockMode()
  const { coverage } = passport
  const share = coverage && coverage.expected > 0 ? (coverage.have / coverage.expected) * 100 : null
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.eyebrow}>Number passport</p>
          <h3>{tile.title}</h3>
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div className={styles.figure}>
        <b>{formatFigure(tile.value, tile.unit)}</b>
        <GrowthChip growth={tile.figure.growth} polarity={tile.polarity} unit={tile.unit} />
        {tile.prior !== null && !hideIndicators && <span>from {formatFigure(tile.prior, tile.unit)}</span>}
      </div>
      <dl className={styles.rows}>
        <dt>Definition</dt>
        <dd>
          {passport.definition}
          {tile.note && ` ${tile.note}`}
        </dd>
        <dt>Formula</dt>
        <dd>{passport.formula}</dd>
        {passport.networks.length > 0 && (
          <>
            <dt>Networks</dt>
            <dd>
              <table className={styles.networks}>
                <tbody>
                  {passport.networks.map((one) => (
                    <tr key={one.network} data-out={one.value === null || undefined}>
                      <td>
                        <NetworkIcon network={one.network} size={14} colored />
                      </td>
                      <th scope="row">{networks[one.network].display}</th>
                      {one.value === null ? (
                        <td colSpan={2}>{one.note ?? 'No value'}</td>
                      ) : (
                        <>
                          <td>
                            <code>{one.field}</code>
                          </td>
                          <td className={styles.value}>{formatFigure(one.value, tile.unit)}</td>
                        </>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </dd>
          </>
        )}
        {coverage && share !== null && (
          <>
            <dt>Coverage</dt>
            <dd>
              <span className={styles.meter}>
                <i style={{ width: `${share}%` }} />
              </span>
              {formatFigure(coverage.have, 'count')} of {formatFigure(coverage.expected, 'count')} profile-days (
              {new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(share)}%). {coverage.notes.join(' ')}
            </dd>
          </>
        )}
        <dt>Days</dt>
        <dd>{passport.days}</dd>
        <dt>Compared</dt>
        <dd>{passport.compared}</dd>
        <dt>Fetched</dt>
        <dd>{passport.fetched}</dd>
        {passport.native && (
          <>
            <dt>Native figure</dt>
            <dd>{passport.native}</dd>
          </>
        )}
      </dl>
    </>
  )
}
