import { ChevronRight } from 'lucide-react'
import styles from './crumbs.module.css'

export function Crumbs({ above, here }: { above: { readonly label: string; readonly to: string }; here: string }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={above.to}>{above.label}</a>
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
