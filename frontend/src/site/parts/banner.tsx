import { trialDays } from '../../../../shared/plan-catalogue.ts'
import page from '../page.module.css'
import { Action } from './action.tsx'
import styles from './banner.module.css'

/** Radius, width and opacity of each ring; the lower set stands a bit to the right, and fainter. */
const rings = [
  [55, 14, 0.07],
  [84, 10, 0.07],
  [113, 14, 0.07],
  [142, 10, 0.1],
  [171, 14, 0.1],
  [200, 2, 0.1],
  [229, 2, 0.18],
  [258, 2, 0.1],
  [287, 14, 0.05],
  [316, 2, 0.1],
  [345, 10, 0.07],
  [374, 2, 0.05],
  [403, 2, 0.1],
  [432, 6, 0.18],
  [461, 6, 0.05],
  [490, 2, 0.14],
  [519, 2, 0.14],
] as const
const [upper, lower, horizon] = [930, 964, 228]

/** The cover's two half-sets of rings on a horizon: the text above the line, the act below it. */
function Art() {
  return (
    <svg className={styles.art} viewBox="0 0 1200 360" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" fill="none" stroke="#fff">
      {rings.map(([radius, width, opacity]) => (
        <g key={radius} strokeWidth={width}>
          <path d={`M${upper - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0`} opacity={opacity} />
          <path d={`M${lower - radius} ${horizon}a${radius} ${radius} 0 0 0 ${2 * radius} 0`} opacity={opacity * 0.72} />
        </g>
      ))}
      <path d={`M${upper - 32} ${horizon}a32 32 0 0 1 64 0z`} fill="#fff" stroke="none" opacity=".92" />
      <path d={`M${lower - 32} ${horizon}a32 32 0 0 0 64 0z`} fill="#fff" stroke="none" opacity=".42" />
      <path d={`M0 ${horizon}h1200`} opacity=".4" />
    </svg>
  )
}

export const trialNote = `${trialDays} days free, no card.`

export function Banner({ title, note }: { title: string; note?: string }) {
  return (
    <section className={styles.banner} aria-labelledby="banner">
      <div className={page.wrap}>
        <div className={styles.panel}>
          <Art />
          <div className={styles.text}>
            <div className={styles.say}>
              <h2 id="banner">{title}</h2>
              <p>{[trialNote, note].filter(Boolean).join(' ')}</p>
            </div>
            <Action look="inverted" size="large" className={styles.act} href="/pricing">
              Get started now
            </Action>
          </div>
        </div>
      </div>
    </section>
  )
}
