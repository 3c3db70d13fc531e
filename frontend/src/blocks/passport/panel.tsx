import { ChevronDown, X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { TileRows } from '../rows/tile-rows.tsx'
import type { NamedPassport } from './context.ts'
import { Entry, EntryFigure } from './entry.tsx'
import styles from './panel.module.css'

type Props = {
  title: string
  passports: readonly NamedPassport[]
  tile?: string | undefined
  beside: RefObject<HTMLElement | null>
  onClose: () => void
}

/** How figures came to be: beside their opener, on a phone as a sheet from the bottom. Escape closes it and focus goes back. */
export function PassportPanel({ title, passports, tile, beside, onClose }: Props) {
  const small = useMedia(smallView)
  const closing = (open: boolean) => {
    if (!open) onClose()
  }
  const content = (
    <Dialog aria-label={`Number passport: ${title}`} className={styles.dialog}>
      <Content title={title} passports={passports} tile={tile} onClose={onClose} />
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
    <Popover isOpen onOpenChange={closing} triggerRef={beside} placement="bottom start" offset={8} className={styles.panel}>
      {content}
    </Popover>
  )
}

function Content({ title, passports, tile, onClose }: Omit<Props, 'beside'>) {
  const [first, ...more] = passports
  const group = useId()
  const only = more.length === 0 ? first : undefined
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.eyebrow}>{only ? 'Number passport' : `Number passport · ${formatCount(passports.length)} figures`}</p>
          <h3>{only ? only.passport.title : title}</h3>
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {only ? (
        <>
          <EntryFigure name={only.key} passport={only.passport} />
          <Entry passport={only.passport} />
          {tile !== undefined && <TileRows tile={tile} />}
        </>
      ) : (
        passports.map(({ key, passport }, index) => (
          <details key={key} name={group} className={styles.one} open={index === 0}>
            <summary>
              <span>{passport.title}</span>
              {passport.figure && <b>{formatFigure(passport.figure.value, passport.figure.unit, 'compact')}</b>}
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </summary>
            <EntryFigure name={key} passport={passport} />
            <Entry passport={passport} />
          </details>
        ))
      )}
    </>
  )
}
