import { CalendarX, Hourglass, RefreshCw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { networkCodes, tabDisplay } from '../../../../shared/networks.ts'
import { GrowthChip, GrowthText } from '../../blocks/growth/growth.tsx'
import { showToast } from '../../lib/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './gallery.module.css'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}

const growths = [12.4, -3.1, 0.02, 1240] as const

/** The parts of the design system. */
export function Parts() {
  const [search, setSearch] = useState('coffee')
  const [open, setOpen] = useState<'confirm' | 'drawer' | null>(null)
  return (
    <div className={styles.parts}>
      <Group title="Buttons">
        {(['primary', 'secondary', 'ghost', 'danger'] as const).map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button size="small">
          <RefreshCw size={14} strokeWidth={2} aria-hidden />
          Small
        </Button>
        <IconButton label="Refresh">
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <Spinner />
      </Group>
      <Group title="Fields">
        <TextField label="Name" defaultValue="Northbound Coffee" />
        <TextField label="Email" defaultValue="not an address" error={messages.schedule.badEmail('not an address')} />
        <SearchField label="Search" value={search} onChange={setSearch} />
      </Group>
      <Group title="Growth">
        {growths.map((value) => (
          <GrowthChip key={value} growth={{ kind: 'percent', value }} polarity="higher" unit="count" />
        ))}
        <GrowthChip growth={{ kind: 'percent', value: -12.4 }} polarity="lower" unit="count" />
        <GrowthChip growth={{ kind: 'percent', value: 4.2 }} polarity="neutral" unit="count" />
        <GrowthChip growth={{ kind: 'new', value: null }} polarity="higher" unit="count" />
        <GrowthChip growth={{ kind: 'dash', value: null }} polarity="higher" unit="count" />
        <GrowthChip growth={{ kind: 'points', value: 0.02 }} polarity="higher" unit="stars" />
        <GrowthText growth={{ kind: 'percent', value: 8.6 }} polarity="higher" unit="count" />
      </Group>
      <Group title="States in words">
        <Tag tone="good">Ready</Tag>
        <Tag tone="bad">Failed</Tag>
        <Tag tone="flat">Paused</Tag>
        <Tag tone="info">Scheduled</Tag>
        <Tag tone="warn" icon={<TriangleAlert size={12} aria-hidden />}>
          Plan limit
        </Tag>
      </Group>
      <Group title="Networks">
        {networkCodes.map((code) => (
          <span key={code} className={styles.row}>
            <NetworkIcon network={code} colored />
            {tabDisplay(code)}
          </span>
        ))}
      </Group>
      <Group title="People and places">
        <Avatar name="Mara Okafor" />
        <Avatar name="北方咖啡" size={36} />
        <Avatar name="" />
      </Group>
      <Group title="Overlays">
        <Button onClick={() => setOpen('confirm')}>Question</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => showToast({ kind: 'info', message: messages.pdf.queued('mara@northbound.example') })}>Notice</Button>
      </Group>
      <Group title="Nothing to show">
        <EmptyState icon={Hourglass} title={messages.empty.whoops} hint={messages.empty.newProfiles} action={<Button>Refresh</Button>} />
        <EmptyState icon={CalendarX} title={messages.empty.posts} hint={messages.empty.range} />
      </Group>
      <Group title="Loading">
        <Skeleton width={240} height={16} />
        <Skeleton width={120} height={32} />
      </Group>
      {open === 'confirm' && (
        <ConfirmDialog
          title="Remove report"
          question={messages.schedule.remove}
          action="Remove"
          busyAction="Removing"
          onConfirm={async () => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'drawer' && (
        <Drawer label="Sample drawer" onClose={() => setOpen(null)}>
          <EmptyState icon={Hourglass} title="A drawer" />
        </Drawer>
      )}
    </div>
  )
}
