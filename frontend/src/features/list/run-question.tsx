import { type HandingOver, HandOverDialog } from './hand-over-dialog.tsx'
import { type Removal, RemoveDialog } from './remove-dialog.tsx'
import { type Again, SendAgainDialog } from './send-again-dialog.tsx'

export type Question = Removal | Again | HandingOver

type RunQuestionProps = { asked: Question; onRemoved: () => void; onClose: () => void }

/** What is asked before something is done with a run. In one part: the list has the name of each. */
export default function RunQuestion({ asked, onRemoved, onClose }: RunQuestionProps) {
  if ('whole' in asked) return <RemoveDialog removal={asked} onRemoved={onRemoved} onClose={onClose} />
  if ('give' in asked) return <HandOverDialog record={asked.record} onClose={onClose} />
  return <SendAgainDialog again={asked} onClose={onClose} />
}
