import { CalendarClock, ChevronDown, Ellipsis, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { hasTemplates, reportManifest } from '../../../../shared/reports/index.ts'
import { type Report, reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import { NetworkTabs } from '../../blocks/report/network-tabs.tsx'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { isCompared } from '../../request/subject.ts'
import type { ReportGroup, ReportView } from '../../request/view.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { type MenuGroup, MenuOf } from '../../ui/menu.tsx'
import { DateButton } from './date-button.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LabelButton } from './label-button.tsx'
import { ProfileButton } from './profile-button.tsx'
import styles from './report-toolbar.module.css'
import { useKeptHeight } from './use-kept-height.ts'

type ReportToolbarProps = {
  type: string
  view: ReportView
  group: ReportGroup | null
  groups: readonly ReportGroup[]
  report: Report | null
  tab: TabReport | null
  busy: boolean
  /** it is about what its first step chose, not about a selection of profiles */
  hasSubject: boolean
  onChange: (next: Partial<ReportView>) => void
  onRefresh: () => void
  onShare: () => void
  onSchedule: () => void
  /** why nothing can be scheduled, when the plan leaves it out */
  scheduleLocked: string | undefined
}

const defaultTemplate = 'default'
const selectTemplate = 'Select report template'

/** Tabs, profiles, template, labels (posts), dates, refresh, export: in this order (docs/behaviours.md#the-toolbar). */
export function ReportToolbar({
  type,
  view,
  group,
  groups,
  report,
  tab,
  busy,
  hasSubject,
  onChange,
  onRefresh,
  onShare,
  onSchedule,
  scheduleLocked,
}: ReportToolbarProps) {
  const templated = hasTemplates(type)
  const { templates } = useReportTemplates(templated ? type : null)
  const chosen = templates.find((template) => template._id === view.templateId)
  const template: MenuGroup = {
    id: 'template',
    title: selectTemplate,
    selected: view.templateId ?? defaultTemplate,
    choices: [{ id: defaultTemplate, label: 'Default report template' }, ...templates.map((one) => ({ id: one._id, label: one.name }))],
    // another template may not have the open tab: back to the first
    onSelect: (id) => onChange({ templateId: id === defaultTemplate ? null : id, network: 'cross_channel' }),
  }
  const tabs = report ? reportTabs(report) : []
  const hasTabs = !(report && tabs.length === 1)
  const toolbar = useRef<HTMLDivElement>(null)
  useKeptHeight(toolbar, hasTabs)
  return (
    <div className={styles.tool} ref={toolbar}>
      {hasTabs && (
        <div className={styles.tabs} data-tabs>
          {tab && <NetworkTabs tabs={tabs} selected={tab.code} onSelect={(network) => onChange({ network })} />}
        </div>
      )}
      <div className={styles.controls} data-off-paper>
        {!hasSubject && <ProfileButton view={view} group={group} groups={groups} busy={busy} onChange={(profileIds) => onChange({ profileIds })} />}
        {templated && (
          <MenuOf label={selectTemplate} groups={[template]} ignored={busy}>
            {(opener) => (
              <Button className={styles.wide} {...opener}>
                <span className={styles.cut}>{chosen?.name ?? 'Default report template'}</span>
                <ChevronDown size={14} strokeWidth={2} aria-hidden />
              </Button>
            )}
          </MenuOf>
        )}
        {reportManifest(type)?.labels && <LabelButton view={view} busy={busy} onChange={onChange} />}
        <DateButton view={view} compared={isCompared(type)} busy={busy} onChange={onChange} />
        <IconButton look="secondary" label="Refresh" onClick={onRefresh}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <MenuOf
          label="More"
          placement="bottom end"
          ignored={busy}
          groups={[
            ...(templated ? [template] : []),
            {
              id: 'actions',
              choices: [
                {
                  id: 'schedule',
                  label: 'Schedule',
                  icon: <CalendarClock size={16} aria-hidden />,
                  onAction: onSchedule,
                  ...(scheduleLocked ? { locked: scheduleLocked } : {}),
                },
              ],
            },
          ]}
        >
          {(opener) => (
            <IconButton look="secondary" label="Template and schedule" tipEnd className={styles.narrow} {...opener}>
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </MenuOf>
        <ExportMenu type={type} view={view} report={report} busy={busy} onShare={onShare} />
      </div>
    </div>
  )
}

/** Its place, until it is known what the report is about: nothing below it moves when it comes. */
export const NoToolbar = () => (
  <div className={styles.tool}>
    <div className={styles.controls} />
  </div>
)
