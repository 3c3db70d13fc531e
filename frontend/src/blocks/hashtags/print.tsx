import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { capital } from '../../../../shared/narrative/words.ts'
import { pageHeight, railWidth } from '../../paper/measures.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { cloudHeight, firstTags, fittingTags } from './cloud-size.ts'
import { HashtagsKey, HashtagsView } from './view.tsx'

type Data = BlockOf<'hashtags'>

/** Tags beyond it are counted as others. */
const tallestCloud = pageHeight
/** A cloud that is taller has a page of its own, with a list beside it. */
const sharedCloud = 430
/** of several in one section, in the shorter PDF: four lines */
const firstCloud = 272

const name = (tag: string) => (tag.startsWith('#') ? tag : `#${tag}`)

function Key({ data }: { data: Data }) {
  return (
    <span className="legend-words">
      Size: {data.noun.many}. <HashtagsKey data={data} />
    </span>
  )
}

function Aside({ data }: { data: Data }) {
  const top = data.values[0]
  const rated = data.values.filter((tag) => tag.engPerPost !== null).sort((one, other) => (other.engPerPost ?? 0) - (one.engPerPost ?? 0))
  return (
    <>
      {top && (
        <p className="lead">
          <b>{name(top.tag)}</b> is on {formatFigure(top.posts, 'count')} {top.posts === 1 ? data.noun.one : data.noun.many}.
          {rated[0] && ` ${name(rated[0].tag)} earned most per ${data.noun.one}: ${formatFigure(rated[0].engPerPost, 'count')} engagements.`}
        </p>
      )}
      <table className="mini">
        <thead>
          <tr>
            <th scope="col">Most per {data.noun.one}</th>
            <th scope="col">{capital(data.noun.many)}</th>
            <th scope="col">Per {data.noun.one}</th>
          </tr>
        </thead>
        <tbody>
          {rated.slice(0, 8).map((tag) => (
            <tr key={tag.tag}>
              <th scope="row">
                <bdi>{name(tag.tag)}</bdi>
              </th>
              <td>{formatCount(tag.posts)}</td>
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

export const hashtagsPrint: BlockPrint<'hashtags'> = {
  form: 'small',
  size: ({ block }, { head }) => fixed('whole', head(railWidth) + Math.min(tallestCloud, cloudHeight(block, railWidth))),
  ownPage: ({ block, section }) => section.content.length === 1 && cloudHeight(block, railWidth) > sharedCloud,
  once: () => true,
  // two of them stand on a page
  first: { of: (data, { content }) => (content.length > 1 ? firstTags(data, railWidth, firstCloud) : data), whole: (data) => data },
  gist: ({ values: [first] }) => (first ? `${name(first.tag)} used most` : ''),
  View: HashtagsView,
  Key,
  keyWidth: null,
  rail: { heading: (data) => `${formatCount(fittingTags(data, railWidth, pageHeight).values.length)} most used`, Aside },
}
