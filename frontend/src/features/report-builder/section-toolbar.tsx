import { ArrowDown, ArrowUp, Columns2, EyeOff, FileText, Pencil, Type } from 'lucide-react'
import { useRef, useState } from 'react'
import { templateLimits } from '../../../../shared/templates/content.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { cx } from '../../lib/cx.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './canvas.module.css'
import { Grip } from './grip.tsx'
import { breakToggled, type Part, type Place, sectionMoved, sectionNamed, textGiven, widthTurned } from './model.ts'
import { placeOf } from './titles.ts'
import type { Builder } from './use-builder.ts'

/** `alone`: set to half the width, with no other half beside it */
export type Half = { readonly alone: boolean }
type SectionToolbarProps = {
  builder: Builder
  place: Place
  part: Part
  title: string
  /** none where it needs the whole width */
  half: Half | undefined
  onHide: () => void
}

/** What can be done with a section, over its corner. The figures of a report stand first and have no words or pages of their own. */
export function SectionToolbar({ builder, place, part, title, half, onHide }: SectionToolbarProps) {
  const { at, of } = placeOf(builder, place)
  const move = (by: number) => builder.change((built) => sectionMoved(built, place, at + by))
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`Section ${title}`}>
      {place.key !== summaryKey && (
        <>
          <Grip builder={builder} place={place} title={title} className={styles.grip} />
          <i />
          <IconButton label="Move up" aria-disabled={at === 0 || undefined} onClick={() => move(-1)}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton label="Move down" aria-disabled={at === of - 1 || undefined} onClick={() => move(1)}>
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <i />
          <Rename builder={builder} place={place} title={title} />
          <IconButton
            label={part.extraText === undefined ? 'Add text' : 'Remove text'}
            aria-pressed={part.extraText !== undefined}
            className={cx(part.extraText !== undefined && styles.pressed)}
            onClick={() => builder.change((built) => textGiven(built, place, part.extraText === undefined ? '' : null))}
          >
            <Type size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton
            label="Page break before"
            aria-pressed={part.pageBreak === true}
            className={cx(part.pageBreak && styles.pressed)}
            onClick={() => builder.change((built) => breakToggled(built, place))}
          >
            <FileText size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          {half && (
            <IconButton
              label={part.width ? 'Full width' : 'Half width'}
              className={cx(part.width && styles.pressed)}
              onClick={() => builder.change((built) => widthTurned(built, place))}
            >
              <Columns2 size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </>
      )}
      <IconButton label="Hide section" tipEnd onClick={onHide}>
        <EyeOff size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}

function Rename({ builder, place, title }: Pick<SectionToolbarProps, 'builder' | 'place' | 'title'>) {
  const opener = useRef<HTMLButtonElement>(null)
  const [name, setName] = useState<string | null>(null)
  const close = () => setName(null)
  return (
    <>
      <IconButton ref={opener} label="Change title" aria-haspopup="dialog" aria-expanded={name !== null} onClick={() => setName(title)}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {name !== null && (
        <Popover opener={opener} label={`Title of ${title}`} onClose={close}>
          <form
            className={styles.rename}
            onSubmit={(event) => {
              event.preventDefault()
              builder.change((built) => sectionNamed(built, place, name))
              close()
            }}
          >
            <TextField
              label="Title in the report"
              hint="Leave blank to restore the default"
              autoFocus
              maxLength={templateLimits.title}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit">Set</Button>
          </form>
        </Popover>
      )}
    </>
  )
}
