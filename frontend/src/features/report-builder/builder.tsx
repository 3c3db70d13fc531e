import { BookOpen, Redo2, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Heading } from 'react-aria-components/Heading'
import type { ReportTemplateAnswer, TemplateDraft } from '../../../../shared/api/templates.ts'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { wallTime } from '../../../../shared/dates/zoned.ts'
import { firstExtent } from '../../../../shared/pdf-extent.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { cx } from '../../lib/cx.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './builder.module.css'
import { Canvas } from './canvas.tsx'
import { idOf } from './canvas-tab.tsx'
import { CoverView } from './cover-view.tsx'
import { DataSelect } from './data-select.tsx'
import { DraftNote } from './draft-note.tsx'
import { DragLayer } from './drag-layer.tsx'
import { GearMenu, type Shown } from './gear-menu.tsx'
import { handedOn } from './handed.ts'
import type { OfferedTab, Place } from './model.ts'
import { OtherSavedDialog } from './other-saved-dialog.tsx'
import { PagesPane } from './pages-pane.tsx'
import { Panel } from './panel.tsx'
import { nameAt, placeOf } from './titles.ts'
import { useBuilder } from './use-builder.ts'
import { newOf, useDraft } from './use-draft.ts'
import { useOwnReport } from './use-own-report.ts'
import { useSave } from './use-save.ts'

type BuilderProps = {
  type: ReportType
  offered: readonly OfferedTab[]
  template: ReportTemplateAnswer | null
  /** what this person left unsaved of it */
  draft: TemplateDraft | null
  onClose: () => void
  /** the first save of a new one gave it an address */
  onMade: (id: string) => void
}

const views = [
  { id: 'sections', label: 'Sections' },
  { id: 'cover', label: 'Cover' },
] as const

/** The whole builder: what is in the report at the right, how it looks at the left, and every step back. */
export function Builder({ type, offered, template, draft, onClose, onMade }: BuilderProps) {
  const [handed] = useState(() => handedOn.take(template?._id))
  const builder = useBuilder(offered, template, handed, draft)
  const version = draft?.version ?? template?.version ?? 0
  const keeping = useDraft({
    of: template?._id ?? newOf(type),
    offered,
    built: builder.built,
    isSaved: builder.isSaved,
    version,
    saves: draft?.saves ?? 0,
  })
  const zone = zoneOf(useMe())
  useEffect(() => {
    if (draft) showToast({ kind: 'info', message: builderMessages.draftBack(wallTime(draft.saved_at, zone).slice(11)), detail: builderMessages.draftBackHint })
  }, [draft, zone])
  const saving = useSave({ type, offered, template, version, builder, onMade, onSaved: keeping.forget })
  const [shown, setShown] = useState<Shown>({ hidden: true, sample: true })
  const [selected, setSelected] = useState<Place | null>(null)
  const [view, setView] = useState<'sections' | 'cover'>('sections')
  const [group, setGroup] = useState<string | null>(null)
  const own = useOwnReport(type, group, builder.built)
  const [paged, setPaged] = useState(false)
  const [extent, setExtent] = useState(firstExtent)
  const [asking, setAsking] = useState<'exit' | 'reset' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  const canvas = useRef<HTMLDivElement>(null)
  const close = () => (builder.isSaved && template ? onClose() : setAsking('exit'))
  const show = (place: Place) => {
    setSelected(place)
    setView('sections')
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(idOf(place))?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  }
  useSteps(builder.undo, builder.redo)
  const manifest = reportManifest(type)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of the whole window
    <div
      ref={root}
      // where nothing else has the focus, its keys are this one's
      tabIndex={-1}
      className={styles.builder}
      data-paged={paged || undefined}
      onKeyDown={(event) => {
        // what lies over the builder has an Escape of its own
        if (event.key === 'Escape' && event.target instanceof Node && event.currentTarget.contains(event.target)) close()
      }}
    >
      <header className={styles.bar}>
        <IconButton label="Close report builder" onClick={close}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <Heading slot="title" level={1} className={styles.title}>
          Report builder
        </Heading>
        <span className={styles.line} />
        {manifest && (
          <span className={styles.type}>
            <ReportIcon name={manifest.icon} size={16} />
            {manifest.name}
          </span>
        )}
        {own.groups.length > 0 && <DataSelect groups={own.groups} value={group} onChange={setGroup} isLoading={own.isLoading} />}
        <div className={styles.views}>
          <Segmented label="Edit" options={views} value={view} onChange={setView} small />
        </div>
        <DraftNote draft={keeping} />
        <span className={styles.line} />
        <IconButton label="Undo, Ctrl Z" aria-disabled={builder.history.past.length === 0 || undefined} onClick={builder.undo}>
          <Undo2 size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Redo, Ctrl Shift Z" aria-disabled={builder.history.future.length === 0 || undefined} onClick={builder.redo}>
          <Redo2 size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Pages of the PDF" aria-pressed={paged} className={cx(paged && styles.pressed)} onClick={() => setPaged(!paged)}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <GearMenu
          indicators={!builder.built.hideIndicators}
          onIndicators={() => builder.change((built) => ({ ...built, hideIndicators: !built.hideIndicators }))}
          shown={shown}
          onShown={setShown}
        />
      </header>
      {view === 'cover' ? (
        <CoverView builder={builder} type={type} offered={offered} />
      ) : (
        <Canvas
          builder={builder}
          type={type}
          onCover={() => setView('cover')}
          offered={offered}
          own={own.report}
          shown={shown}
          paged={paged}
          selected={selected}
          onSelect={setSelected}
          of={canvas}
        />
      )}
      {paged && <PagesPane type={type} offered={offered} own={own.report} built={builder.built} selected={selected} extent={extent} onExtent={setExtent} />}
      <Panel
        type={type}
        builder={builder}
        offered={offered}
        selected={selected}
        onSelect={show}
        onCover={() => setView('cover')}
        invalid={saving.nameMissing}
        onReset={() => setAsking('reset')}
        onSave={() => void saving.save()}
        busy={saving.busy}
      />
      <DragLayer builder={builder} offered={offered} root={root} />
      <Carried builder={builder} offered={offered} />
      {asking === 'exit' && (
        <ConfirmDialog
          title="Close report builder"
          question={keeping.state === 'kept' ? `${builderMessages.exitQuestion} ${builderMessages.draftStays}` : builderMessages.exitQuestion}
          action="Exit"
          busyAction="Exit"
          cancel="Keep editing"
          onConfirm={async () => onClose()}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'reset' && (
        <ConfirmDialog
          title="Reset template"
          question={builderMessages.resetQuestion}
          action="Reset"
          busyAction="Reset"
          onConfirm={async () => {
            builder.change((built) => ({ ...builder.whole, name: built.name }))
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {saving.otherSaved && <OtherSavedDialog {...saving.otherSaved} />}
    </div>
  )
}

/** Ctrl Z and Ctrl Shift Z; what is typed in a field has its own. */
function useSteps(undo: () => void, redo: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea, [contenteditable=true]')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [undo, redo])
}

/** What is carried by keyboard, where it is, and the keys. */
function Carried({ builder, offered }: { builder: ReturnType<typeof useBuilder>; offered: readonly OfferedTab[] }) {
  const place = builder.lift?.place
  const at = place && placeOf(builder, place)
  const text = place && at ? builderMessages.place(nameAt(builder.built, offered, place), at.at + 1, at.of) : ''
  return (
    <div className={styles.carried} data-shown={text !== '' || undefined}>
      <span role="status">{text}</span>
      {text && (
        <span className={styles.keys} aria-hidden>
          <kbd>↑</kbd>
          <kbd>↓</kbd> move <kbd>Space</kbd> drop <kbd>Esc</kbd> put back
        </span>
      )}
    </div>
  )
}
