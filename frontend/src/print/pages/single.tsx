import { formatFigure } from '../../../../shared/format.ts'
import { capital } from '../../../../shared/narrative/words.ts'
import { shareText } from '../../blocks/chart/slices-view.tsx'
import { fittingTags } from '../../blocks/hashtags/cloud-size.ts'
import { cellWords, isCount } from '../../blocks/heatmap/cells.ts'
import { railWidth } from '../block-size.ts'
import type { PrintPage } from '../page-types.ts'
import { PassportRef } from '../passport-ref.tsx'
import { PrintChart } from '../print-block.tsx'
import { PrintKey } from '../print-key.tsx'
import { bestHours } from '../sentences.ts'
import { Eyebrow, Page, Title } from '../sheet.tsx'

/** Of the one block, in pixels. */
const bodyHeight = 670

type Data = Extract<PrintPage, { kind: 'single' }>

/** A page for one block: the heat map, the map, the hashtags, and whatever has nothing to show. */
export function SinglePage({ page }: { page: Data }) {
  const { section, block } = page.item
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          <Aside page={page} />
          {section.subTitle && (
            <p className="basis">
              <b>Basis.</b> {section.subTitle}
              {/[.!?]$/.test(section.subTitle) ? '' : '.'}
            </p>
          )}
        </div>
        <div>
          {block.no_data === null && (
            <div className="chart-head">
              <div>
                <h2>{heading(page)}</h2>
                <PassportRef tab={page.item.tab} figures={block.passports} />
              </div>
              <PrintKey block={block} />
            </div>
          )}
          <PrintChart item={page.item} width={railWidth} height={bodyHeight} heading={false} />
        </div>
      </div>
    </Page>
  )
}

function heading({ item }: Data): string {
  switch (item.block.kind) {
    case 'heatmap':
      return isCount(item.block) ? 'By weekday and hour' : `By weekday and hour, ${item.block.itemsLabel} below`
    case 'hashtags':
      return `${fittingTags(item.block, railWidth, bodyHeight).values.length} most used`
    case 'map':
      return 'By country'
    default:
      return item.title
  }
}

function Aside({ page }: { page: Data }) {
  const { block } = page.item
  if (block.no_data) return null
  if (block.kind === 'heatmap') {
    const best = bestHours(block)
    const first = best[0]
    if (!first) return <p className="lead">No hour has three {block.itemsLabel} yet, so none is ranked.</p>
    return (
      <>
        <p className="lead">
          <b>{`${first.day} ${first.hour}`}</b> leads: {cellWords(first, block)}.
        </p>
        <ol className="ranked">
          {best.map((time, index) => (
            <li key={`${time.day}${time.hour}`}>
              <b>
                <em>{index + 1}</em>
                {time.day}, {time.hour}
              </b>
              <span>{cellWords(time, block)}</span>
            </li>
          ))}
        </ol>
      </>
    )
  }
  if (block.kind === 'hashtags') {
    const top = block.values[0]
    const rated = block.values.filter((tag) => tag.engPerPost !== null).sort((one, other) => (other.engPerPost ?? 0) - (one.engPerPost ?? 0))
    const name = (tag: string) => (tag.startsWith('#') ? tag : `#${tag}`)
    return (
      <>
        {top && (
          <p className="lead">
            <b>{name(top.tag)}</b> is on {formatFigure(top.posts, 'count')} {top.posts === 1 ? block.noun.one : block.noun.many}.
            {rated[0] && ` ${name(rated[0].tag)} earned most per ${block.noun.one}: ${formatFigure(rated[0].engPerPost, 'count')} engagements.`}
          </p>
        )}
        <table className="mini">
          <thead>
            <tr>
              <th scope="col">Most per {block.noun.one}</th>
              <th scope="col">{capital(block.noun.many)}</th>
              <th scope="col">Per {block.noun.one}</th>
            </tr>
          </thead>
          <tbody>
            {rated.slice(0, 8).map((tag) => (
              <tr key={tag.tag}>
                <td>
                  <bdi>{name(tag.tag)}</bdi>
                </td>
                <td>{tag.posts}</td>
                <td>
                  <b>{formatFigure(tag.engPerPost, 'count')}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )
  }
  if (block.kind === 'map' && block.values[0]) {
    return (
      <p className="lead">
        <b>{block.values[0].label}</b> leads: {shareText(block.values[0].share)} of all whose country is known.
      </p>
    )
  }
  return null
}
