import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, LayoutTemplate, Lock, Plus, SearchX } from 'lucide-react'
import { lazy, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifests } from '../../../../shared/reports/index.ts'
import { templateScreenMessages as words } from '../../../../shared/template-messages.ts'
import { call } from '../../lib/api.ts'
import { hasFeature, useMe, zoneOf } from '../../lib/me.tsx'
import { useLate } from '../../lib/use-late.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { RemovedList } from '../../ui/removed-list.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TemplateTable } from './template-table.tsx'
import styles from './templates-dialog.module.css'
import { duplicate, useTemplates } from './use-templates.ts'

const NameDialog = lazy(() => import('./name-dialog.tsx'))
const HistoryDialog = lazy(() => import('./history-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

/** After the last letter of what is searched for, in milliseconds. */
const settles = 300

type Opened = { what: 'rename' | 'history' | 'remove'; template: TemplateRow }

/** "Report template builder", step 1: the saved templates, or why there are none. */
export default function TemplatesDialog() {
  const me = useMe()
  const navigate = useNavigate()
  const hasBuilder = hasFeature(me, 'report_builder')
  const { templates, removed, isLoading, isValidating, retry } = useTemplates()
  const { busy, save } = useSaving()
  const [opened, setOpened] = useState<Opened | null>(null)
  const add = () => void navigate({ to: '/reports/templates/new' })
  const close = () => setOpened(null)
  return (
    <Dialog title="Report template builder" width={1000} busy={isLoading || busy} onClose={() => void navigate({ to: '/reports' })}>
      {!hasBuilder ? (
        <EmptyState
          heading="h3"
          icon={Lock}
          title={featureMessages.report_builder}
          hint={words.locked}
          action={
            <a href="/pricing" className={buttonClass({ look: 'primary' })}>
              Please upgrade
            </a>
          }
        />
      ) : isLoading ? (
        <ListSkeleton what="templates" />
      ) : !templates ? (
        <EmptyState
          heading="h3"
          icon={CircleAlert}
          title={words.notLoaded}
          action={
            <Button onClick={retry} disabled={isValidating}>
              Try again
            </Button>
          }
        />
      ) : templates.length === 0 ? (
        <EmptyState
          heading="h3"
          icon={LayoutTemplate}
          title={words.none}
          hint={words.noneHint}
          action={
            <Button look="primary" onClick={add}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              Create report template
            </Button>
          }
        />
      ) : (
        <Listed
          templates={templates}
          onAdd={add}
          onDuplicate={(template) => void save(() => duplicate(template), messages.unable.saveTemplate)}
          onOpen={(what, template) => setOpened({ what, template })}
        />
      )}
      {hasBuilder && removed.length > 0 && (
        <div className={styles.removed}>
          <RemovedList
            things={removed.map(({ _id, ...template }) => ({ id: _id, ...template }))}
            zone={zoneOf(me)}
            restore={(id) => call('POST /reports/templates/{id}/recover', { params: { id } })}
            restored={words.recovered}
          />
        </div>
      )}
      <Part onClose={close}>
        {opened?.what === 'rename' && <NameDialog template={opened.template} onClose={close} />}
        {opened?.what === 'history' && <HistoryDialog template={opened.template} onClose={close} />}
        {opened?.what === 'remove' && <RemoveDialog template={opened.template} onClose={close} />}
      </Part>
    </Dialog>
  )
}

type ListedProps = {
  templates: readonly TemplateRow[]
  onAdd: () => void
  onDuplicate: (template: TemplateRow) => void
  onOpen: (what: Opened['what'], template: TemplateRow) => void
}

function Listed({ templates, onAdd, ...acts }: ListedProps) {
  const { report_types } = useMe()
  const [query, setQuery] = useState('')
  const [type, setType] = useState('all')
  const wanted = useLate(query, settles).trim().toLowerCase()
  const shown = templates.filter(({ name, flavor }) => name.toLowerCase().includes(wanted) && (type === 'all' || flavor === type))
  const types = reportManifests.filter(({ id }) => report_types.includes(id)).map(({ id, name }) => ({ id, label: name }))
  return (
    <>
      <div className={styles.bar}>
        <SearchField small autoFocus label="Search templates" value={query} onChange={setQuery} className={styles.search} />
        <div className={styles.type}>
          <FormSelect hideLabel label="Type" options={[{ id: 'all', label: 'All types' }, ...types]} value={type} onChange={setType} />
        </div>
        <Button look="primary" className={styles.add} onClick={onAdd}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add template
        </Button>
      </div>
      <p className="sr-only" role="status">
        {words.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState heading="h3" icon={SearchX} title="No templates found" hint={words.noMatch} />
      ) : (
        <TemplateTable templates={shown} {...acts} />
      )}
    </>
  )
}
