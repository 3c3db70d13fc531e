import { formatFigure } from '../../../../shared/format.ts'
import { postTypeDisplay } from '../../../../shared/posts.ts'
import { postTime } from '../../blocks/dates.ts'
import { useBlockMode } from '../../blocks/mode.ts'
import { PostMedia } from '../../blocks/posts/media.tsx'
import { safeUrl } from '../../lib/safe-address.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import type { PrintPage } from '../page-types.ts'
import { PassportRef } from '../passport-ref.tsx'
import { FullHead, Page } from '../sheet.tsx'

type Data = Extract<PrintPage, { kind: 'posts' }>

/** Eight posts in four columns. */
export function PostsPage({ page }: { page: Data }) {
  const { timezone } = useBlockMode()
  const { block, slice, item } = page
  return (
    <Page page={page}>
      <FullHead page={page}>
        {item.section.subTitle} <PassportRef tab={item.tab} figures={block.passports} />
        <br />
        {slice.parts > 1 ? `Posts ${slice.from + 1}–${slice.to} of ${block.values.length}` : ''}
      </FullHead>
      <ul className="post-grid" data-block="posts">
        {block.values.slice(slice.from, slice.to).map((post, index) => {
          const link = safeUrl(post.url)
          return (
            <li key={post.id}>
              <div className="post-media">
                <PostMedia post={post} className="post-pictures" />
                <em>{slice.from + index + 1}</em>
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
