import { type RefObject, useEffect, useMemo } from 'react'
import type { ReportType } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import styles from './canvas.module.css'
import { CanvasTab, idOf } from './canvas-tab.tsx'
import { CoverCard } from './cover-card.tsx'
import type { Shown } from './gear-menu.tsx'
import type { OfferedTab, Place } from './model.ts'
import type { Builder } from './use-builder.ts'
import { drawnOver } from './use-own-report.ts'

type CanvasProps = {
  builder: Builder
  type: ReportType
  onCover: () => void
  offered: readonly OfferedTab[]
  /** what it is drawn over; null: sample data */
  own: Report | null
  shown: Shown
  /** its pages stand beside it, the cover among them */
  paged: boolean
  selected: Place | null
  onSelect: (place: Place) => void
  of: RefObject<HTMLDivElement | null>
}

/** The report as it will be, over sample data: a group of sections for each network. */
export function Canvas({ builder, type, onCover, offered, own, shown, paged, selected, onSelect, of }: CanvasProps) {
  const { lift } = builder
  const drawn = useMemo(() => drawnOver(offered, own), [offered, own])
  const carried = lift ? idOf(lift.place) : null
  // what is carried by keyboard stays in sight
  useEffect(() => {
    if (carried) document.getElementById(carried)?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={of} className={styles.canvas} data-canvas data-scrolls data-paged={paged || undefined}>
      {!paged && <CoverCard builder={builder} type={type} offered={offered} hidden={shown.hidden} onEdit={onCover} />}
      {builder.built.tabs.map((tab) => {
        const offer = drawn.find(({ code }) => code === tab.code)
        return (
          offer && (
            <CanvasTab
              key={tab.code}
              builder={builder}
              tab={tab}
              offer={offer}
              own={own}
              sample={offered.find(({ code }) => code === tab.code)?.sample.report ?? []}
              shown={shown}
              selected={selected?.code === tab.code ? selected : null}
              onSelect={onSelect}
            />
          )
        )
      })}
    </div>
  )
}
