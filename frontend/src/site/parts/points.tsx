import styles from './points.module.css'

/** What there is, and what it means, a line each. */
export function Points({ points }: { points: readonly (readonly [what: string, how: string])[] }) {
  return (
    <dl className={styles.points}>
      {points.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  )
}
