import { Layers, Type } from 'lucide-react'
import { type CSSProperties, useMemo } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { isWhole } from '../../../../shared/networks.ts'
import type { Report, Section } from '../../../../shared/reports/report.ts'
import { allowsHalf } from '../../../../shared/reports/section-rows.ts'
import { chosenTab } from '../../../../shared/templates/apply.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { BlockModeContext } from '../../blocks/mode.ts'
import { PassportsContext } from '../../blocks/passport/context.ts'
import tiles from '../../blocks/tile/tile.module.css'
import { Tile } from '../../blocks/tile/tile.tsx'
import { IconButton } from '../../ui/button.tsx'
import { NetworkIcon, networkColor } from '../../ui/network-icon.tsx'
import styles from './canvas.module.css'
import { CanvasPart } from './canvas-part.tsx'
import type { Shown } from './gear-menu.tsx'
import { isLone, withHidden } from './halves.ts'
import { type BuiltTab, choiceOf, countOn, isSamePlace, type OfferedTab, type Place, tabText, textGiven } from './model.ts'
import { SectionDrawing } from './section-drawing.tsx'
import { titleOf } from './titles.ts'
import type { Builder } from './use-builder.ts'
import { Words } from './words.tsx'

type CanvasTabProps = {
  builder: Builder
  tab: BuiltTab
  offer: OfferedTab
  /** whose tab it is; null: sample data */
  own: Report | null
  /** its sections with sample data: what they can be is asked of them, as the server does */
  sample: readonly Section[]
  shown: Shown
  selected: Place | null
  onSelect: (place: Place) => void
}

export const idOf = ({ code, key }: Place) => `canvas-${code}-${key}`

/** Tiles a row, five at most, as in the report. */
const columnsFor = (count: number): CSSProperties & Record<'--columns', number> => ({ '--columns': Math.ceil(count / Math.max(1, Math.ceil(count / 5))) })

/** One network, by the very function that applies the template to a report. */
export function CanvasTab({ builder, tab, offer, own, sample, shown, selected, onSelect }: CanvasTabProps) {
  const { built } = builder
  const isSample = shown.sample && own === null
  const drawn = useMemo(() => {
    const sections = shown.hidden ? withHidden(tab) : tab.sections
    return chosenTab(offer.sample, choiceOf({ ...tab, sections }, offer.summary))
  }, [offer, tab, shown.hidden])
  const mode = useMemo(
    () =>
      ({
        mode: 'share',
        hideIndicators: built.hideIndicators || offer.sample.hideIndicators,
        timezone: own?.timezone ?? 'Europe/London',
        dates: own?.dates ?? sampleDates,
      }) as const,
    [built.hideIndicators, offer, own],
  )
  const partOf = (key: string) => {
    const place = { code: tab.code, key }
    const part = tab.sections.find((one) => one.key === key) ?? { key, title: null, on: true }
    return { builder, place, part, title: titleOf(part, offer), selected: isSamePlace(selected, place), onSelect }
  }
  const halfOf = (key: string) => {
    const section = sample.find((one) => one.key === key)
    const { part } = partOf(key)
    return section && (allowsHalf(section) || part.width) ? { alone: isLone(tab, part) } : undefined
  }
  const wordsOf = (key: string) => {
    const { part, place, title } = partOf(key)
    return part.on && part.extraText !== undefined ? <Words builder={builder} place={place} title={title} html={part.extraText} /> : null
  }
  return (
    <BlockModeContext value={mode}>
      <PassportsContext value={noPassports}>
        <section className={styles.tab} aria-labelledby={`canvas-${tab.code}`}>
          <div className={styles.head}>
            {isWhole(tab.code) ? (
              <Layers size={18} strokeWidth={1.75} className={styles.layers} aria-hidden />
            ) : (
              <NetworkIcon network={tab.code} size={18} colored />
            )}
            <h2 id={`canvas-${tab.code}`}>{offer.display}</h2>
            <span>{builderMessages.sectionsOf(countOn(tab.sections), tab.sections.length)}</span>
            {tab.extraText === undefined && (
              <IconButton
                label={`Add text to ${offer.display}`}
                tip={false}
                onClick={() => builder.change((before) => textGiven(before, { code: tab.code, key: tabText }, ''))}
              >
                <Type size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
          {tab.extraText !== undefined && (
            <div className={styles.words}>
              <Words builder={builder} place={{ code: tab.code, key: tabText }} title={offer.display} html={tab.extraText} />
            </div>
          )}
          {drawn.summary.length > 0 && (
            <CanvasPart {...partOf(summaryKey)} span={12} sample={isSample}>
              <ul className={tiles.tiles} style={columnsFor(drawn.summary.length)} aria-label="Summary">
                {drawn.summary.map((tile) => (
                  <Tile key={tile.key} tab={drawn} tile={tile} color={networkColor(tab.code)} selected={false} onSelect={null} />
                ))}
              </ul>
            </CanvasPart>
          )}
          {own && drawn.summary.length + drawn.report.length === 0 && <p className={styles.nothing}>{builderMessages.nothingOwn}</p>}
          <div className={styles.sections}>
            {drawn.report.map((section) => (
              <CanvasPart key={section.key} {...partOf(section.key)} span={section.span} sample={isSample} half={halfOf(section.key)}>
                <SectionDrawing section={section} id={`drawn-${tab.code}-${section.key}`} words={wordsOf(section.key)} />
              </CanvasPart>
            ))}
          </div>
        </section>
      </PassportsContext>
    </BlockModeContext>
  )
}

const noPassports = {}
const sampleDates = { dateFrom: '2026-11-14', dateTo: '2026-11-20', priorFrom: '2026-11-07', priorTo: '2026-11-13' }
