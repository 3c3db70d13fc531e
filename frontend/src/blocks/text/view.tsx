import type { ViewProps } from '../view-props.ts'
import styles from './text.module.css'

/** Paragraphs and facts, as plain text: nothing in them is ever read as HTML. */
export function TextView({ data }: ViewProps<'text'>) {
  return (
    <div className={styles.text} dir="auto">
      {data.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {data.facts.length > 0 && (
        <dl>
          {data.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
