import { initials } from '../lib/initials.ts'
import { safePicture } from '../lib/safe-address.ts'
import styles from './avatar.module.css'

/** Six tints with text of 4.5:1; the same person keeps the same one. */
const tones = 6

function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % tones
}

type AvatarProps = { name: string; picture?: string | null; size?: number }

/** A person, profile group or profile: its picture, else its initials. Decorative: the name stands beside it. */
export function Avatar({ name, picture = null, size = 28 }: AvatarProps) {
  const style = { width: size, height: size, fontSize: Math.max(8, Math.round(size * 0.38)) }
  const source = safePicture(picture)
  if (source) return <img className={styles.avatar} style={style} src={source} alt="" loading="lazy" referrerPolicy="no-referrer" />
  // drawn by the style sheet: initials are a picture, and a name read out must not hold them
  return <span className={styles.avatar} style={style} data-tone={toneOf(name)} data-initials={initials(name)} />
}
