import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { postTypeDisplay } from '../../../../shared/posts.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import type { Slice } from '../../paper/page-types.ts'
import { PassportRef } from '../../paper/passport-ref.tsx'
import { FullHead, Page } from '../../paper/sheet.tsx'
import { countOf, moreOnScreen } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { type BlockPrint, fixed, type OwnPageProps } from '../block-print.ts'
import { postTime } from '../dates.ts'
import { useBlockMode } from '../mode.ts'
import { PostMedia } from './media.tsx'
import { PostsView } from './view.tsx'

const postsPerPage = 8

function slices({ values }: BlockOf<'posts'>): Slice[] {
  const parts = Math.max(1, Math.ceil(values.length / postsPerPage))
  return Array.from({ length: parts }, (_, part) => ({
    from: part * postsPerPage,
    to: Math.min(values.length, (part + 1) * postsPerPage),
    part: part + 1,
    parts,
    last: part + 1 === parts,
  }))
}

/** Eight posts in four columns. */
function PostsPage({ page, item }: OwnPageProps<'posts'>) {
  const { timezone } = useBlockMode()
  const { slice } = page
  const { block } = item
  const more = slice.last || slice.parts > 1 ? 0 : block.values.length - slice.to
  return (
    <Page page={page}>
      <FullHead page={page}>
        {item.section.subTitle} <PassportRef tab={item.tab} figures={block.passports} />
        <br />
        {slice.parts > 1 || more > 0
          ? `Posts ${formatCount(slice.from + 1)}–${formatCount(slice.to)} of ${formatCount(block.values.length)}${moreOnScreen(more)}`
          : ''}
      </FullHead>
      <ul className="post-grid" data-block="posts">
        {block.values.slice(slice.from, slice.to).map((post, index) => {
          const link = safeUrl(post.url)
          return (
            <li key={post.id}>
              <div className="post-media">
                {/* before what it counts, as it is read */}
                <em>{slice.from + index + 1}</em>
                <PostMedia post={post} className="post-pictures" />
              </div>
              <div className="post-body">
                <div className="post-head">
                  <NetworkIcon network={post.network} size={12} colored />
                  <b dir="auto">{post.profile}</b>
                  <span>{postTime(post.publishedAt, timezone).replace(/^\w+ /, '')}</span>
                </div>
                <p dir="auto">{link ? <a href={link}>{post.text || postTypeDisplay[post.postType]}</a> : post.text || postTypeDisplay[post.postType]}</p>
                <dl>
                  {post.figures.slice(0, 4).map(({ key, label, figure }) => (
                    <div key={key}>
                      <dt>{label}</dt>
                      <dd>{formatFigure(figure.value, figure.unit, 'compact')}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}

export const postsPrint: BlockPrint<'posts'> = {
  form: 'cards',
  // they never share a page
  size: () => fixed('whole', Number.POSITIVE_INFINITY),
  ownPage: () => true,
  once: () => true,
  gist: ({ rowsTotal }, printed) => countOf(printed, rowsTotal, 'post'),
  View: PostsView,
  Key: null,
  keyWidth: null,
  pages: { slices, Page: PostsPage },
}
