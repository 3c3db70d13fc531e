import { messages } from '../../../shared/messages.ts'
import { FailedList } from './failed-list.tsx'

const retry = () => undefined

export const scenes = {
  failed: () => <FailedList title={messages.notLoaded.reports} error={null} busy={false} onRetry={retry} />,
  trying: () => <FailedList title={messages.notLoaded.reports} error={null} busy onRetry={retry} />,
}
