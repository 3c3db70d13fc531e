import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { isWhole, type TabCode } from '../../../../shared/networks.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { cx } from '../../lib/cx.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Chevron } from './chevron.tsx'
import { DatesGroup } from './dates-group.tsx'
import { Grip } from './grip.tsx'
import {
  type Built,
  type BuiltTab,
  countOn,
  coverTurned,
  figureToggled,
  isCovered,
  isSamePlace,
  type OfferedTab,
  type Part,
  type Place,
  sectionToggled,
  tabToggled,
} from './model.ts'
import { figureTitleOf, titleOf } from './titles.ts'
import styles from './tree.module.css'
import type { Builder } from './use-builder.ts'

export type TreeProps = {
  type: ReportType
  builder: Builder
  offered: readonly OfferedTab[]
  selected: Place | null
  onSelect: (place: Place) => void
  onCover: () => void
}

/** Up and down go from box to box, as in a list. */
function stepBetween(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by || !(event.target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const next = boxes[boxes.indexOf(event.target) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** With a code or, where it is there, without it. */
const turned = (codes: readonly TabCode[], code: TabCode) => (codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])

/** Every section of every network with a box: what is ticked is in the report, in this order. */
export function Tree({ type, builder, offered, selected, onSelect, onCover }: TreeProps) {
  const [figured, setFigured] = useState<readonly TabCode[]>([])
  const [open, setOpen] = useState<readonly TabCode[]>(() => builder.built.tabs.slice(0, 1).map(({ code }) => code))
  // what is chosen on the canvas is in sight here
  useEffect(() => {
    if (selected) setOpen((before) => (before.includes(selected.code) ? before : [...before, selected.code]))
  }, [selected])
  return (
    <section className={styles.tree} aria-label="Sections" data-scrolls onKeyDown={stepBetween}>
      <div className={styles.tab}>
        <div className={cx(styles.row, styles.cover, !isCovered(builder.built.cover) && styles.off)}>
          <CheckBox aria-label="Cover" checked={isCovered(builder.built.cover)} onToggle={() => builder.change(coverTurned)} />
          <button type="button" className={styles.name} aria-label="Edit cover" onClick={onCover}>
            Cover
          </button>
        </div>
        <DatesGroup type={type} builder={builder} />
      </div>
      {builder.built.tabs.map((tab) => {
        const offer = offered.find(({ code }) => code === tab.code)
        const isOpen = open.includes(tab.code)
        const turn = () => setOpen(turned(open, tab.code))
        return (
          offer && (
            <div key={tab.code} className={styles.tab}>
              <TabRow tab={tab} display={offer.display} isOpen={isOpen} onOpen={turn} change={builder.change} />
              {isOpen && (
                <ul className={styles.sections}>
                  {tab.sections.map((part) => (
                    <Fragment key={part.key}>
                      <SectionRow
                        builder={builder}
                        place={{ code: tab.code, key: part.key }}
                        part={part}
                        partly={part.key === summaryKey && tab.tiles.some(({ on }) => !on)}
                        title={titleOf(part, offer)}
                        selected={isSamePlace(selected, { code: tab.code, key: part.key })}
                        onSelect={onSelect}
                        figures={
                          part.key === summaryKey
                            ? { isOpen: figured.includes(tab.code), of: offer.display, onTurn: () => setFigured(turned(figured, tab.code)) }
                            : null
                        }
                      />
                      {part.key === summaryKey && figured.includes(tab.code) && <FigureRows builder={builder} tab={tab} offer={offer} />}
                    </Fragment>
                  ))}
                </ul>
              )}
            </div>
          )
        )
      })}
    </section>
  )
}

type TabRowProps = { tab: BuiltTab; display: string; isOpen: boolean; onOpen: () => void; change: (next: (built: Built) => Built) => void }

function TabRow({ tab: { code, sections }, display, isOpen, onOpen, change }: TabRowProps) {
  const on = countOn(sections)
  return (
    <div className={cx(styles.row, styles.head, on === 0 && styles.off)}>
      <button type="button" className={styles.turn} aria-expanded={isOpen} aria-label={`Sections of ${display}`} onClick={onOpen}>
        <Chevron isOpen={isOpen} />
      </button>
      <CheckBox
        aria-label={display}
        checked={on === sections.length}
        partly={on > 0 && on < sections.length}
        onToggle={() => change((built) => tabToggled(built, code))}
      />
      {!isWhole(code) && <NetworkIcon network={code} size={14} colored={on > 0} />}
      <button type="button" className={styles.name} onClick={onOpen} tabIndex={-1} aria-hidden>
        {display}
      </button>
      <span className={styles.count}>{`${formatCount(on)} of ${formatCount(sections.length)}`}</span>
    </div>
  )
}

type SectionRowProps = {
  builder: Builder
  place: Place
  part: Part /** of its figures some are left out */
  partly: boolean
  title: string
  selected: boolean
  onSelect: (place: Place) => void
  /** of a summary: whether its figures stand below it */
  figures: { isOpen: boolean; of: string; onTurn: () => void } | null
}

function SectionRow({ builder, place, part, partly, title, selected, onSelect, figures }: SectionRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <li
      ref={row}
      className={cx(styles.row, styles.section, !part.on && styles.off, selected && styles.on)}
      data-row={`${place.code}-${place.key}`}
      data-tab={place.code}
      data-section={place.key === summaryKey ? undefined : place.key}
      aria-current={selected || undefined}
    >
      {figures && (
        <button
          type="button"
          className={styles.turn}
          aria-expanded={figures.isOpen}
          aria-label={builderMessages.figuresOf(figures.of)}
          onClick={figures.onTurn}
        >
          <Chevron isOpen={figures.isOpen} />
        </button>
      )}
      <CheckBox aria-label={title} checked={part.on} partly={part.on && partly} onToggle={() => builder.change((built) => sectionToggled(built, place))} />
      <button type="button" className={styles.name} aria-label={`Show ${title} on the canvas`} onClick={() => onSelect(place)}>
        {title}
      </button>
      <Grip builder={builder} place={place} title={title} className={styles.grip} small />
    </li>
  )
}

/** The figures of a tab, each with a box, in their order. */
function FigureRows({ builder, tab, offer }: { builder: Builder; tab: BuiltTab; offer: OfferedTab }) {
  const isShown = tab.sections.some(({ key, on }) => key === summaryKey && on)
  return tab.tiles.map((part) => {
    const place = { code: tab.code, key: part.key, figure: true } as const
    const title = figureTitleOf(part, offer)
    const on = isShown && part.on
    return (
      <li key={part.key} className={cx(styles.row, styles.figure, !on && styles.off)} data-figure data-tab={tab.code} data-section={part.key}>
        <CheckBox aria-label={builderMessages.figure(title)} checked={on} onToggle={() => builder.change((built) => figureToggled(built, place))} />
        <span className={styles.name}>{title}</span>
        <Grip builder={builder} place={place} title={title} className={styles.grip} small />
      </li>
    )
  })
}
