import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import { templateMessages, templateScreenMessages } from '../../../../shared/template-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a template is removed, and says which schedules use it. */
export default function RemoveDialog({ template: { _id, name, schedules }, onClose }: { template: TemplateRow; onClose: () => void }) {
  const confirm = async () => {
    try {
      await call('DELETE /reports/templates/{id}', { params: { id: _id } })
      showToast({ kind: 'success', message: templateMessages.removed })
      onClose()
    } catch (error) {
      tellFailure(error, messages.unable.removeTemplate)
    }
  }
  return (
    <ConfirmDialog
      title="Remove report template"
      question={templateScreenMessages.remove(name, schedules)}
      action="Remove"
      busyAction="Removing"
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
