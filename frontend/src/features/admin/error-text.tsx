import type { ErrorRow } from '../../../../shared/api/admin.ts'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './admin.module.css'

const kinds = { screen: 'Screen', endpoint: 'Endpoint', job: 'Job' } as const

/** What an error said, and the lines that it came from. `title`: in place of its first line. */
export function ErrorText({ message, title }: Pick<ErrorRow, 'message'> & { title?: string }) {
  const [first = '', ...frames] = message.split('\n')
  return (
    <>
      <span className={styles.name}>{title ?? first}</span>
      {frames.length > 0 && <code className={styles.frames}>{frames.map((line) => line.trim()).join('\n')}</code>}
    </>
  )
}

export function ErrorPlace({ kind, name }: Pick<ErrorRow, 'kind' | 'name'>) {
  return (
    <span>
      <Tag tone="flat">{kinds[kind]}</Tag>
      <span className={`${table.under} ${styles.where}`}>{name}</span>
    </span>
  )
}
