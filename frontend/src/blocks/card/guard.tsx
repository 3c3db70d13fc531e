import { CircleAlert, RotateCw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './card.module.css'

/** `quiet`: for what stands around a drawing; its failure needs no words of its own */
type Props = { name: string; quiet?: boolean; children: ReactNode }

/** One block that fails keeps its place and says so; the report around it stays. */
export class BlockGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    return (
      <FailedBlock title={screenMessages.blocks.failed(this.props.name)} hint={screenMessages.blocks.others} onRetry={() => this.setState({ failed: false })} />
    )
  }
}

function FailedBlock({ title, hint, onRetry }: { title: string; hint: string; onRetry?: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <span className={styles.failedIcon}>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <b>{title}</b>
      <p>{hint}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <RotateCw size={14} strokeWidth={2} aria-hidden />
          Try again
        </Button>
      )}
    </div>
  )
}
