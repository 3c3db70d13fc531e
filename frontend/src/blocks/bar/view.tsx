import { use } from 'react'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { cssColor } from '../color.ts'
import { GrowthText } from '../growth/growth.tsx'
import { useChangeShown } from '../growth/use-change-shown.ts'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import { hintWords } from '../tile/change-hint.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './bar.module.css'
import { comparable } from './compared.ts'
import { partsOf } from './parts.ts'

/** Of the key of what bars consist of, with the space under it. */
export const legendHeight = 20

/** Of a row on paper that has room for what a figure rests on under its name, which would else be cut for it. */
const twoLines = 26

/** Along the middle of the second part and those after it, on paper, which may be grey. */
const lines = [undefined, 'solid', 'dotted', 'double', 'dashed']

/** Horizontal bars in HTML: their text is text. The prior value is a tick. Those below zero go to the left of where the others begin. */
export function BarView({ data, section = [data], height }: ViewProps<'bar'>) {
  const { mode, hideIndicators } = useBlockMode()
  const isPrinted = use(PaperWidth) !== null || mode === 'print'
  // on one scale with those that are compared with them
  const all = section.flatMap((block) => (comparable(data, block) ? block.values : [])).flatMap(({ figure }) => [figure.value ?? 0, figure.prior ?? 0])
  const low = Math.min(0, ...all)
  const length = Math.max(1e-9, Math.max(0, ...all) - low)
  const at = (value: number) => ((value - low) / length) * 100
  const barOf = (value: number) => ({ marginLeft: `${at(Math.min(0, value))}%`, width: `${(Math.abs(value) / length) * 100}%` })
  const stack = partsOf(data)
  const textures = mode === 'print' ? lines : []
  const rowHeight =
    mode === 'print' && height ? Math.max(17, Math.min(34, Math.floor((height - (stack.length > 0 ? legendHeight : 0)) / data.values.length))) : undefined
  return (
    <>
      {stack.length > 0 && (
        <ul className={styles.legend}>
          {stack.map(({ key, label, color }, at) => (
            <li key={key}>
              <i data-texture={textures[at]} style={{ background: cssColor(color) }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.bars} data-print={mode === 'print' || undefined}>
        {data.values.map((row) => (
          <li key={row.key} style={{ height: rowHeight }}>
            <div className={styles.words}>
              <span className={styles.name}>
                {row.badge?.network && <NetworkIcon network={row.badge.network} colored />}
                <span className={styles.who} data-two-lines={(rowHeight ?? 0) >= twoLines || undefined}>
                  <span className={styles.label} dir="auto" title={row.label}>
                    {row.label}
                  </span>
                  {row.basis && <small className={styles.basis}>{row.basis}</small>}
                </span>
              </span>
              <span className={styles.value}>{formatFigure(row.figure.value, row.figure.unit)}</span>
              <span className={styles.growth}>
                <Change figure={row.figure} keys={data.passports} />
                {isPrinted && !hideIndicators && row.figure.growth.kind !== 'none' && <small> {changeTerms({ ...row.figure, over: undefined })}</small>}
              </span>
            </div>
            <div className={styles.track} data-stacked={row.parts !== undefined || undefined} aria-hidden="true">
              {row.parts?.map(({ key, color, share }) => (
                <i key={key} data-texture={textures[stack.findIndex((one) => one.key === key)]} style={{ width: `${share}%`, background: cssColor(color) }} />
              ))}
              {row.parts === undefined && row.figure.value !== null && (
                <i style={{ ...barOf(row.figure.value), background: row.color === 'c1' ? 'var(--bar, var(--c1))' : cssColor(row.color) }} />
              )}
              {row.parts === undefined && row.figure.prior !== null && <s style={{ left: `calc(${at(row.figure.prior)}% - 1px)` }} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Its tooltip has both terms, for which only paper has room. */
function Change({ figure, keys }: { figure: BlockOf<'bar'>['values'][number]['figure']; keys: readonly string[] }) {
  const { polarity, grey } = useChangeShown()(figure, keys)
  return (
    <GrowthText
      growth={figure.growth}
      polarity={polarity}
      unit={figure.unit}
      title={[changeTerms(figure, 'full'), hintWords(figure, grey)].filter(Boolean).join('. ')}
    />
  )
}
