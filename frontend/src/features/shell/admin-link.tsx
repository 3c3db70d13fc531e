import { Link } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import styles from './sidebar.module.css'

/** The way to the administration section; fetched for administrators alone. */
export default function AdminLink({ path }: { path: string }) {
  return (
    <Link
      to="/$"
      params={{ _splat: 'admin/users' }}
      className={styles.link}
      data-current={path.startsWith('/admin/') || undefined}
      aria-current={path === '/admin/users' ? 'page' : undefined}
    >
      <Wrench size={20} strokeWidth={1.6} aria-hidden />
      <span className={styles.label}>Administration</span>
    </Link>
  )
}
