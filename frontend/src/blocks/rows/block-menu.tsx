import { Ellipsis, FileSpreadsheet } from 'lucide-react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { MenuOf } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './block-menu.module.css'
import type { RowsOf } from './context.ts'
import { useRows, useRowsOf } from './use-rows.ts'

type Props = {
  section: string
  /** what the menu stands beside, for whoever hears it */
  title: string
  /** one in most menus; several where blocks share a title */
  blocks: readonly { readonly key: string; readonly name: string }[]
}

/** What can be done with a block: its rows as a file. Nothing where nobody may ask for them. */
export function BlockMenu(props: Props) {
  const of = useRowsOf()
  return of && props.blocks.length > 0 ? <Menu {...props} of={of} /> : null
}

function Menu({ section, title, blocks, of }: Props & { of: RowsOf }) {
  const { busy, locked, download } = useRows(of)
  const choices = blocks.flatMap(({ key, name }) =>
    (['csv', 'xlsx'] as const).map((format) => ({
      id: `${key} ${format}`,
      label: blocks.length === 1 ? screenMessages.rows[format].download : screenMessages.rows[format].downloadOf(name),
      icon: <FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden />,
      hint: screenMessages.rows[format].hint,
      ...(locked === undefined ? {} : { locked }),
      onAction: () => download({ section, block: key }, format),
    })),
  )
  return (
    <MenuOf label={screenMessages.rows.menu(title)} groups={[{ id: 'block', choices }]} ignored={busy}>
      {(opener) => (
        <button type="button" className={styles.button} data-off-paper aria-label={screenMessages.rows.menu(title)} aria-busy={busy} {...opener}>
          {busy ? <Spinner size={14} /> : <Ellipsis size={16} strokeWidth={2} aria-hidden />}
        </button>
      )}
    </MenuOf>
  )
}
