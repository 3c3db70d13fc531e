import { Image, Play } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { safePicture } from '../lib/safe-address.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useBlockMode } from './mode.ts'
import styles from './picture.module.css'

type Props = {
  url: string | null
  alt: string /** of the person it shows */
  person?: string | null
  video?: boolean
  className?: string
  style?: CSSProperties
}

/** A picture from a network; where there is none or it does not load, initials of a person, else a quiet box. */
export function Picture({ url, alt, person = null, video = false, className, style }: Props) {
  const { mode } = useBlockMode()
  const [broken, setBroken] = useState(false)
  const source = broken ? null : safePicture(url)
  return (
    <span className={cx(styles.picture, className)} style={style}>
      {source ? (
        <img
          src={source}
          alt={alt}
          loading={mode === 'print' ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : person ? (
        <Avatar name={person} size={40} />
      ) : (
        <Image size={18} strokeWidth={1.5} aria-hidden />
      )}
      {video && (
        <span className={styles.play}>
          <Play size={10} fill="currentColor" strokeWidth={0} aria-hidden />
        </span>
      )}
    </span>
  )
}
