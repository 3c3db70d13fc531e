import first from '../pictures/paper-1.webp'
import second from '../pictures/paper-2.webp'
import third from '../pictures/paper-3.webp'
import fourth from '../pictures/paper-4.webp'
import fifth from '../pictures/paper-5.webp'
import styles from './fan.module.css'

/** Five pages of a PDF; paper stays white in the dark. */
export function Fan() {
  return (
    <div className={styles.fan} role="img" aria-label="Five pages of the PDF of a report, the cover in front, in the colour of a client">
      {[first, second, third, fourth, fifth].map((source) => (
        <img key={source} src={source} width={992} height={702} loading="lazy" alt="" />
      ))}
    </div>
  )
}
