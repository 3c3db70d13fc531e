import { Ear } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { ListenerSelect } from '../../pickers/subjects/listener-select.tsx'
import { useListeners } from '../../pickers/subjects/use-listeners.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

/** "Select a listener". The only one there is needs no choosing; on a small screen the choice itself goes on (R5.11). */
export function ListenerStep({ isFirst, onRun, onCancel }: StepProps) {
  const { listeners, error, isLoading } = useListeners(true)
  const small = useMedia(smallView)
  const [chosen, setChosen] = useState<string | null>(null)
  const only = listeners.length === 1 && listeners[0]?.message === null ? listeners[0]._id : null
  const run = (listener_id: string) => onRun({ listener_id }, false)
  useEffect(() => {
    if (isFirst && only) onRun({ listener_id: only }, true)
  })
  const value = chosen ?? only
  return (
    <StepDialog
      title="Select a listener"
      width={520}
      loading={isLoading || (isFirst && only !== null)}
      problem={value ? null : messages.listener.none}
      empty={listeners.length === 0}
      onRun={() => value && run(value)}
      onCancel={onCancel}
    >
      {listeners.length === 0 ? (
        <EmptyState icon={Ear} heading="h3" title={error ? sentenceOf(error, messages.unable.getListeners) : messages.empty.listeners} />
      ) : (
        <ListenerSelect
          listeners={listeners}
          value={value}
          onChange={(id) => {
            setChosen(id)
            if (small) run(id)
          }}
        />
      )}
    </StepDialog>
  )
}
