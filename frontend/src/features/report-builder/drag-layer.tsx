import { type RefObject, useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import styles from './drag-layer.module.css'
import { lineOf } from './drag-place.ts'
import { type OfferedTab, type Place, sectionPut } from './model.ts'
import { nameAt, placeOf } from './titles.ts'
import type { Builder } from './use-builder.ts'
import { useDrag } from './use-drag.ts'

type DragLayerProps = { builder: Builder; offered: readonly OfferedTab[]; root: RefObject<HTMLElement | null> }

/** What follows a section that is dragged, and the line where it would go. */
export function DragLayer({ builder, offered, root }: DragLayerProps) {
  const { built } = builder
  const [told, setTold] = useState('')
  const nameOf = (place: Place) => nameAt(built, offered, place)
  const drag = useDrag(root, {
    built,
    onDrop: (place, { key, after }) => {
      const next = sectionPut(built, place, key, after)
      const { at, of } = placeOf({ built: next }, place)
      builder.change(() => next)
      setTold(builderMessages.moved(nameOf(place), at + 1, of))
    },
  })
  const line = drag?.drop && lineOf(drag.drop)
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      {drag && (
        <div className={styles.layer} aria-hidden data-dragging>
          {line && drag.drop && (
            <div className={styles.line} style={line} data-upright={line.width < line.height || undefined}>
              <span>{(drag.drop.after ? builderMessages.after : builderMessages.before)(nameOf({ ...drag.place, key: drag.drop.key }))}</span>
            </div>
          )}
          <div className={styles.carried} style={{ left: drag.x, top: drag.y }}>
            {nameOf(drag.place)}
          </div>
        </div>
      )}
    </>
  )
}
