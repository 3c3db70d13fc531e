import type { ReactNode } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import type { Section } from '../../../../shared/reports/report.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { cx } from '../../lib/cx.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import styles from './canvas.module.css'
import { type Part, type Place, sectionToggled } from './model.ts'
import { type Half, SectionToolbar } from './section-toolbar.tsx'
import type { Builder } from './use-builder.ts'

type CanvasPartProps = {
  builder: Builder
  place: Place
  part: Part
  title: string
  selected: boolean
  onSelect: (place: Place) => void
  span: Section['span']
  /** whether it is called sample data */
  sample: boolean
  /** none where it needs the whole width */
  half?: Half | undefined
  children: ReactNode
}

/** A section on the canvas with what can be done with it; one that is hidden is faded, and its box brings it back. */
export function CanvasPart({ builder, place, part, title, selected, onSelect, span, sample, half, children }: CanvasPartProps) {
  const lifted = builder.lift?.place.code === place.code && builder.lift.place.key === place.key
  const toggle = () => builder.change((built) => sectionToggled(built, place))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree and the toolbar do the same by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in its own way
    <div
      role="group"
      aria-label={title}
      id={`canvas-${place.code}-${place.key}`}
      data-tab={place.code}
      data-section={place.key === summaryKey ? undefined : place.key}
      className={cx(styles.part, styles[`span${span}`], selected && styles.selected, !part.on && styles.faded, lifted && styles.lifted)}
      onClick={() => onSelect(place)}
    >
      {part.on && part.pageBreak && <span className={styles.break} role="img" aria-label={`Page break before ${title}`} />}
      {part.on && (
        <div className={styles.chips}>
          {sample && <span>Sample data</span>}
          {half?.alone && <span>{builderMessages.halfAlone}</span>}
        </div>
      )}
      {part.on && <SectionToolbar builder={builder} place={place} part={part} title={title} half={half} onHide={toggle} />}
      <div className={styles.picture} inert={!part.on}>
        {children}
      </div>
      {!part.on && (
        <label className={styles.hidden}>
          <span aria-hidden>Hidden</span>
          <CheckBox checked={false} aria-label={`Show ${title}`} onToggle={toggle} />
        </label>
      )}
    </div>
  )
}
