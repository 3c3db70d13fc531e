import { Plus } from 'lucide-react'
import type { Question } from '../content/questions.ts'
import styles from './questions.module.css'

/** Each opens by itself; the first one is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            {question}
            <Plus size={18} strokeWidth={1.75} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
