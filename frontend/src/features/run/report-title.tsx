import { ArrowLeft, CalendarClock, ChevronDown, Share2, X } from 'lucide-react'
import type { Logo } from '../../../../shared/branding/brand.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { listed } from '../../../../shared/listed.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { ReportGroup } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { MenuOf } from '../../ui/menu.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './report-title.module.css'

export type TitleSubject = { name: string; network?: NetworkCode }

type ReportTitleProps = {
  title: string
  /** of the brand of the report */
  logo: Logo | null
  groups: readonly ReportGroup[]
  entityGid: string | null
  /** the profile groups that it is about, by name */
  clients: readonly string[]
  onGroup: (entityGid: string) => void
  onShare: () => void
  onSchedule: () => void
  /** why nothing can be scheduled, when the plan leaves it out */
  scheduleLocked: string | undefined
  onClose: () => void
  /** what it is about, where that was chosen in a first step */
  subject?: TitleSubject | null
  /** to the first step, where there is one */
  onBack?: (() => void) | undefined
}

/** The title row: what report, of which profile group, and what can be done with it. */
export function ReportTitle({
  title,
  logo,
  groups,
  entityGid,
  clients,
  onGroup,
  onShare,
  onSchedule,
  scheduleLocked,
  onClose,
  subject = null,
  onBack,
}: ReportTitleProps) {
  const group = groups.find((one) => one.entity_gid === entityGid)
  return (
    <div className={styles.row} data-report-title>
      {logo && <BrandLogo logo={logo} src={`/api/pictures/${logo.id}`} height={28} most={160} />}
      <h1 className={styles.title}>{title}</h1>
      {subject && (
        <span className={styles.subject}>
          {subject.network && <NetworkIcon network={subject.network} size={14} colored labelled />}
          <span className={styles.name}>{subject.name}</span>
        </span>
      )}
      {!group && clients.length > 0 && (
        <span className={styles.client}>
          <Client names={clients} />
        </span>
      )}
      {group && (
        <MenuOf
          label="Profile group"
          groups={[
            {
              id: 'groups',
              title: 'Profile group',
              selected: group.entity_gid,
              onSelect: onGroup,
              choices: groups.map((one) => ({
                id: one.entity_gid,
                label: one.name,
                icon: <Avatar name={one.name} size={16} />,
                hint: one.profiles.length === 1 ? '1 profile' : `${formatCount(one.profiles.length)} profiles`,
              })),
            },
          ]}
        >
          {(opener) => (
            <button type="button" className={styles.group} {...opener}>
              <Client names={clients} />
              <ChevronDown size={12} strokeWidth={2} aria-hidden />
            </button>
          )}
        </MenuOf>
      )}
      <span className={styles.grow} />
      {onBack && (
        <Button look="ghost" onClick={onBack}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          Back
        </Button>
      )}
      <Button look="ghost" className={styles.wide} onClick={onShare}>
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
        Share
      </Button>
      <Button look="ghost" className={styles.wide} locked={scheduleLocked} onClick={onSchedule}>
        <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
        Schedule
      </Button>
      <IconButton label="Close report" tipEnd onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Profile groups by name, with the avatar of the first. */
function Client({ names }: { names: readonly string[] }) {
  return (
    <>
      <Avatar name={names[0] ?? ''} size={16} />
      <span className="sr-only">Profile group:</span>
      <span className={styles.name} dir="auto">
        {listed(names)}
      </span>
    </>
  )
}
