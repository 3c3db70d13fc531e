import { formatCount } from '../../../../shared/format-count.ts'
import { postTypeDisplay } from '../../../../shared/posts.ts'
import { cx } from '../../lib/cx.ts'
import { Picture } from '../picture.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './media.module.css'

export type PostCard = ViewProps<'posts'>['data']['values'][number]

/** Up to four pictures; from the fifth on, the last cell counts those not shown (docs/behaviours.md#blocks). A post without any shows its words. */
export function PostMedia({ post, className }: { post: PostCard; className?: string }) {
  const more = Math.max(0, post.media.length - (post.media.length > 4 ? 3 : 4))
  const shown = post.media.slice(0, more > 0 ? 3 : 4)
  if (post.media.length === 0) {
    return (
      <div className={cx(styles.words, className)} dir="auto">
        <span>{post.text || postTypeDisplay[post.postType]}</span>
      </div>
    )
  }
  return (
    <div className={cx(styles.media, className)} data-count={more > 0 ? 4 : shown.length}>
      {shown.map((media, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: media carry no id of their own
        <Picture key={index} url={media.picture_url} alt={media.alt} video={media.kind === 'video'} />
      ))}
      {more > 0 && (
        <span className={styles.more}>
          <Picture url={post.media[3]?.picture_url ?? null} alt="" />
          <b>{`+${formatCount(more)}`}</b>
        </span>
      )}
    </div>
  )
}
