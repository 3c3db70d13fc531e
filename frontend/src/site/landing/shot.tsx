import page from '../page.module.css'
import phoneDark from '../pictures/phone-dark.webp'
import phoneLight from '../pictures/phone-light.webp'
import reportDark from '../pictures/report-dark.webp'
import reportLight from '../pictures/report-light.webp'
import styles from './shot.module.css'

const dark = '(prefers-color-scheme: dark)'
const narrow = '(max-width: 720px)'

/** The product as it is, in the theme of the system and as wide as the screen. */
export function Shot() {
  return (
    <figure className={styles.shot}>
      <picture>
        <source media={`${narrow} and ${dark}`} srcSet={phoneDark} width={780} height={1452} />
        <source media={narrow} srcSet={phoneLight} width={780} height={1452} />
        <source media={dark} srcSet={reportDark} width={2176} height={1248} />
        <img
          src={reportLight}
          width={2176}
          height={1248}
          fetchPriority="high"
          alt="A social media performance report over ten networks: tiles with followers, impressions and engagements, each with its change, and a written summary"
        />
      </picture>
      <figcaption className={page.caption}>The product with its demo account. Demo data; the calculations are real.</figcaption>
    </figure>
  )
}
