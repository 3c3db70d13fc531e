import { formatFigure } from '../../../../shared/format.ts'
import { tabDisplay } from '../../../../shared/networks.ts'
import { postTypeDisplay } from '../../../../shared/posts.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { postTime } from '../dates.ts'
import { GrowthText } from '../growth/growth.tsx'
import { useBlockMode } from '../mode.ts'
import type { ViewProps } from '../view-props.ts'
import { type PostCard, PostMedia } from './media.tsx'
import styles from './posts.module.css'

export function PostsView({ data }: ViewProps<'posts'>) {
  return (
    <ul className={styles.grid}>
      {data.values.map((post) => (
        <li key={post.id}>
          <Card post={post} />
        </li>
      ))}
    </ul>
  )
}

function Card({ post }: { post: PostCard }) {
  const { timezone } = useBlockMode()
  const link = safeUrl(post.url)
  const text = post.text || postTypeDisplay[post.postType]
  return (
    <article className={styles.card}>
      <PostMedia post={post} className={styles.media} />
      <div className={styles.body}>
        <div className={styles.head}>
          <NetworkIcon network={post.network} size={14} colored />
          <span dir="auto" title={post.profile || undefined}>
            {post.profile || tabDisplay(post.network)}
          </span>
          <time dateTime={post.publishedAt}>{postTime(post.publishedAt, timezone)}</time>
        </div>
        <p className={styles.text} dir="auto">
          {link ? (
            <a href={link} target="_blank" rel="noreferrer noopener">
              {text}
            </a>
          ) : (
            text
          )}
        </p>
        <dl className={styles.figures}>
          {post.figures.slice(0, 3).map(({ key, label, figure }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <span>{formatFigure(figure.value, figure.unit, figure.unit === 'count' && (figure.value ?? 0) >= 100_000 ? 'compact' : 'full')}</span>{' '}
                <GrowthText growth={figure.growth} polarity={figure.polarity} unit={figure.unit} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
