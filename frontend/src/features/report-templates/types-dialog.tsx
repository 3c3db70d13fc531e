import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { messages } from '../../../../shared/messages.ts'
import { hasTemplates } from '../../../../shared/reports/index.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { type Starter, starters } from '../../../../shared/templates/starters.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { type ReportType, useReportOptions } from '../../request/use-report-options.ts'
import { IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import cards from '../../ui/type-card.module.css'
import { TypeCard } from '../../ui/type-card.tsx'
import styles from './templates-dialog.module.css'

/** "Report template builder", step 2: the type of report that the new template is for. Closing it is going back. */
export default function TypesDialog() {
  const navigate = useNavigate()
  const { types, isLoading } = useReportOptions()
  const { busy, save } = useSaving()
  const back = () => void navigate({ to: '/reports/templates' })
  const open = ({ id, enabled, reason, description }: ReportType) => {
    if (enabled) void navigate({ href: `/reports/templates/new/${id}` })
    else showToast({ kind: 'locked', message: reason ?? description })
  }
  /** It is saved under its own name, and then opened: what is changed of it is its second version. */
  const take = ({ id: _id, description: _description, ...content }: Starter) =>
    save(async () => {
      const { template } = await call('POST /reports/templates', { body: { ...content, reports: [...content.reports] } })
      showToast({ kind: 'success', message: templateMessages.saved })
      void navigate({ href: `/reports/templates/${template._id}` })
    }, messages.unable.saveTemplate)
  return (
    <Dialog
      title="Report template builder"
      width={1000}
      busy={isLoading || busy}
      onClose={back}
      start={
        <IconButton label="Back" tip={false} onClick={back}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
      head={<p className={styles.step}>Step 2 of 2, choose a type</p>}
    >
      {isLoading ? (
        <ListSkeleton />
      ) : (
        <>
          <ul className={cards.grid}>
            {types
              .filter(({ id }) => hasTemplates(id))
              .map((type) => (
                <TypeCard key={type.id} type={type} onOpen={() => open(type)} />
              ))}
          </ul>
          <h3 className={styles.part}>Or start from a template</h3>
          <ul className={cards.grid}>
            {starters.map((starter) => {
              const type = types.find(({ id }) => id === starter.flavor)
              return (
                type && (
                  <TypeCard
                    key={starter.id}
                    type={{ ...type, id: starter.id, title: starter.name, description: starter.description }}
                    onOpen={() => (type.enabled ? void take(starter) : open(type))}
                  />
                )
              )
            })}
          </ul>
        </>
      )}
    </Dialog>
  )
}
