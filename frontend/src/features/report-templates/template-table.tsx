import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, Ellipsis, History, Pencil, Play, TextCursorInput, Trash2 } from 'lucide-react'
import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { reportIcon, reportManifest } from '../../../../shared/reports/index.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { type MenuGroup, MenuOf } from '../../ui/menu.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import styles from './templates-dialog.module.css'

type Acts = { onDuplicate: (template: TemplateRow) => void; onOpen: (what: 'rename' | 'history' | 'remove', template: TemplateRow) => void }

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** On a phone a row is the mark of its type, the name over date and author, and its menu. */
export function TemplateTable({ templates, ...acts }: Acts & { templates: readonly TemplateRow[] }) {
  const zone = zoneOf(useMe())
  const menuOf = useRowMenu(acts)
  return (
    <table className={`${table.table} ${styles.table}`}>
      <ListColumns names={['Name', 'Created', 'Author', 'Type']} />
      <tbody>
        {templates.map((template) => (
          <tr key={template._id}>
            <td className={styles.name} title={template.name_shortened === template.name ? undefined : template.name} dir="auto">
              {template.name_shortened}
            </td>
            <td className={styles.made}>{formatDate(dateIn(template.created_at, zone))}</td>
            <td className={styles.author}>
              <span>
                {template.createdBy && <Avatar name={template.createdBy.name} size={24} />}
                <span dir="auto">{template.createdBy?.name ?? '–'}</span>
              </span>
            </td>
            <td className={styles.kind}>
              <span>
                <ReportIcon name={reportIcon(template.flavor)} size={16} />
                <span>{reportManifest(template.flavor)?.name ?? template.flavor}</span>
              </span>
            </td>
            <td className={`${table.actions} ${styles.menu}`}>
              <div>
                <MenuOf label={`More: ${template.name}`} placement="bottom end" groups={menuOf(template)}>
                  {(opener) => (
                    <IconButton label={`More: ${template.name}`} tip={false} size="small" {...opener}>
                      <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
                    </IconButton>
                  )}
                </MenuOf>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRowMenu({ onDuplicate, onOpen }: Acts): (template: TemplateRow) => MenuGroup[] {
  const navigate = useNavigate()
  return (template) => [
    {
      id: 'use',
      choices: [
        {
          id: 'run',
          label: 'Run report',
          icon: <Play {...icon} />,
          onAction: () => void navigate({ to: '/reports/run/$type', params: { type: template.flavor }, search: { template_id: template._id } }),
        },
        { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onAction: () => void navigate({ href: `/reports/templates/${template._id}` }) },
      ],
    },
    {
      id: 'keep',
      choices: [
        { id: 'duplicate', label: 'Duplicate', icon: <CopyPlus {...icon} />, onAction: () => onDuplicate(template) },
        { id: 'rename', label: 'Rename', icon: <TextCursorInput {...icon} />, onAction: () => onOpen('rename', template) },
        { id: 'history', label: 'History', icon: <History {...icon} />, onAction: () => onOpen('history', template) },
      ],
    },
    { id: 'remove', choices: [{ id: 'remove', label: 'Remove', icon: <Trash2 {...icon} />, onAction: () => onOpen('remove', template) }] },
  ]
}
