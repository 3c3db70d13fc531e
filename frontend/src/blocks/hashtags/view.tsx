import { useState } from 'react'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { capital } from '../../../../shared/narrative/words.ts'
import { cx } from '../../lib/cx.ts'
import { Switch } from '../card/switch.tsx'
import { useBlockMode } from '../mode.ts'
import type { ViewProps } from '../view-props.ts'
import { fittingTags, fontRanges, fontSize, printLine } from './cloud-size.ts'
import styles from './hashtags.module.css'

type Data = ViewProps<'hashtags'>['data']
type Tag = Data['values'][number]

/** Thirds by engagements per post; the tone of a tag is always explained in words beside the cloud. */
function thirds(tags: readonly Tag[]): (tag: Tag) => 'lower' | 'middle' | 'higher' {
  const rates = tags.flatMap((tag) => (tag.engPerPost === null ? [] : [tag.engPerPost])).sort((one, other) => one - other)
  const low = rates[Math.floor(rates.length / 3)] ?? 0
  const high = rates[Math.floor((rates.length * 2) / 3)] ?? 0
  // what is not known is no less than the others
  return ({ engPerPost }) => (engPerPost === null ? 'middle' : engPerPost < low ? 'lower' : engPerPost < high ? 'middle' : 'higher')
}

const hasEngagements = ({ values }: Data) => values.some(({ engPerPost }) => engPerPost !== null)

export function HashtagsView({ data, width, height }: ViewProps<'hashtags'>) {
  const { mode } = useBlockMode()
  const [by, setBy] = useState<'first' | 'other'>('first')
  const weight = (tag: Tag) => (by === 'first' ? tag.posts : (tag.engagements ?? 0))
  const tone = thirds(data.values)
  const printed = mode === 'print' ? fittingTags(data, width ?? 852, height ?? 670) : null
  const size = printed ? fontRanges.print : fontRanges.screen
  const shown = printed ? printed.values : [...data.values].sort((one, other) => one.tag.localeCompare(other.tag))
  const weights = shown.map(weight)
  const othersUsed = printed ? printed.othersUsed : (data.other?.posts ?? null)
  return (
    <>
      {mode !== 'print' && hasEngagements(data) && (
        <div className={styles.by}>
          <Switch label="Size by" value={by} onChange={setBy} first={capital(data.noun.many)} other="Engagements" />
        </div>
      )}
      <ul className={styles.cloud} data-print={printed ? '' : undefined} style={printed ? { lineHeight: `${printLine}px` } : undefined}>
        {shown.map((tag) => {
          const font = fontSize(weight(tag), Math.min(...weights), Math.max(...weights), size)
          return (
            <li
              key={tag.tag}
              className={cx(styles.tag, styles[tone(tag)])}
              style={{ fontSize: font, lineHeight: mode === 'print' ? undefined : `${Math.round(font * 1.3)}px` }}
              title={mode === 'print' ? undefined : `${formatFigure(tag.posts, 'count')} ${tag.posts === 1 ? data.noun.one : data.noun.many}`}
            >
              <span dir="auto">{tag.tag.startsWith('#') ? tag.tag : `#${tag.tag}`}</span>
              {mode === 'print' && <small>{formatCount(tag.posts)}</small>}
            </li>
          )
        })}
        {othersUsed !== null && (
          <li className={styles.rest} style={printed ? { fontSize: size.least } : undefined}>
            Other <span>{formatCount(othersUsed)}</span>
          </li>
        )}
      </ul>
    </>
  )
}

/** Nothing where no engagements are known: then the tone of a tag says nothing. */
export function HashtagsKey({ data }: { data: Data }) {
  if (!hasEngagements(data)) return null
  return (
    <span className={styles.key}>
      <b className={styles.lower}>Lower</b>
      <b className={styles.middle}>Middle</b>
      <b className={styles.higher}>Higher</b> engagements per {data.noun.one}
    </span>
  )
}
