import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { BlockData } from '../../../../shared/blocks/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { isEmptySection } from '../../../../shared/reports/for-readers.ts'
import type { Section } from '../../../../shared/reports/report.ts'
import { cx } from '../../lib/cx.ts'
import { viewOf } from '../index.ts'
import { PassportButton } from '../passport/passport-button.tsx'
import { LazyRichText } from '../rich-text/lazy.tsx'
import { BlockMenu } from '../rows/block-menu.tsx'
import styles from './card.module.css'
import { BlockGuard } from './guard.tsx'
import { PlainTableView } from './plain-table.tsx'
import { Switch } from './switch.tsx'

/** `words`: under its title, in place of those of its template */
type SectionCardProps = { section: Section; id: string; marked: boolean; words?: ReactNode }

/** One section of a report: a card with its title and one block, or several under titles of their own. */
export function SectionCard({ section, id, marked, words = section.extraText && <LazyRichText html={section.extraText} /> }: SectionCardProps) {
  const told = words ? <div className={styles.words}>{words}</div> : null
  const [only] = section.content
  const single = section.content.length === 1 && only ? only : null
  // a block without a title of its own has its button beside the section's
  const unnamed = section.content.filter(({ title }) => title === null)
  const untitled = [...new Set(unnamed.flatMap(({ passports }) => passports))]
  return (
    <section
      className={cx(styles.card, styles[`span${section.span}`], marked && styles.marked)}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-off-paper={offPaper(isEmptySection(section))}
    >
      {single ? (
        <BlockPart
          block={single}
          section={section}
          title={section.title}
          subTitle={section.subTitle ?? single.subTitle}
          titleId={`${id}-title`}
          level={2}
          words={told}
        />
      ) : (
        <>
          <div className={styles.head}>
            <div className={styles.titles}>
              <div className={styles.title}>
                <h2 id={`${id}-title`}>{section.title}</h2>
                <PassportButton figures={untitled} title={section.title} size="small" />
                <BlockMenu section={section.key} title={section.title} blocks={unnamed.map(({ key, kind }) => ({ key, name: nameOf(kind) }))} />
              </div>
              {section.subTitle && <p>{section.subTitle}</p>}
            </div>
          </div>
          {told}
          {section.content.map((block) => (
            <div key={block.key} className={styles.part} data-off-paper={offPaper(block.no_data !== null)}>
              <BlockPart
                block={block}
                section={section}
                title={block.title ?? section.title}
                subTitle={block.subTitle}
                titleId={`${id}-${block.key}`}
                level={3}
                hideTitle={block.title === null}
              />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

/** Marks empty blocks, which the print style sheet hides. */
const offPaper = (isEmpty: boolean) => isEmpty || undefined

/** What a block without a title of its own is called beside others of its section. */
const nameOf = (kind: BlockData['kind']) => (kind === 'table' ? 'table' : kind === 'text' ? 'text' : kind === 'posts' ? 'posts' : 'chart')

type PartProps = {
  block: BlockData
  section: Section
  title: string
  subTitle: string | null
  titleId: string
  level: 2 | 3
  hideTitle?: boolean
  words?: ReactNode
}

function BlockPart({ block, section, title, subTitle, titleId, level, hideTitle = false, words }: PartProps) {
  const [asTable, setAsTable] = useState(false)
  const [cut, setCut] = useState<'first' | 'other'>('first')
  const { View, Legend, Head, Key, Note, table, cuts, flush } = viewOf(block)
  const Title = level === 2 ? 'h2' : 'h3'
  const empty = block.no_data !== null
  const switchable = empty ? null : (cuts?.(block) ?? null)
  return (
    <>
      <div className={cx(styles.head, hideTitle && !Head && !switchable && styles.hidden)}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <Title id={titleId} className={hideTitle ? 'sr-only' : undefined}>
              {title}
            </Title>
            {!hideTitle && <PassportButton figures={block.passports} title={title} size="small" />}
            {!hideTitle && <BlockMenu section={section.key} title={title} blocks={[{ key: block.key, name: title }]} />}
          </div>
          {subTitle && <p>{subTitle}</p>}
        </div>
        {!empty && Head && (
          <div className={styles.aside}>
            <BlockGuard name={title} quiet>
              <Head data={block} />
            </BlockGuard>
          </div>
        )}
        {switchable && <Switch label={`${title}, shown as`} value={cut} onChange={setCut} first={switchable[0]} other={switchable[1]} />}
      </div>
      {words}
      <BlockGuard name={title}>
        {block.no_data ? (
          <p className={styles.empty}>{block.no_data.message || messages.empty.block}</p>
        ) : asTable && table ? (
          <AsTable block={block} cut={cut} name={title} />
        ) : (
          <>
            {Legend && <Legend data={block} cut={cut} />}
            <div className={flush ? styles.flush : styles.drawing}>
              <Suspense fallback={<div style={{ height: 280 }} />}>
                <View data={block} section={section.content} name={title} cut={cut} />
              </Suspense>
            </div>
          </>
        )}
      </BlockGuard>
      {Key && !empty && (
        <BlockGuard name={title} quiet>
          <Key data={block} />
        </BlockGuard>
      )}
      {table && !empty && (
        <div className={styles.foot}>
          <button type="button" data-off-paper onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn size={14} strokeWidth={2} aria-hidden /> : <Table2 size={14} strokeWidth={2} aria-hidden />}
            <span>{asTable ? 'View as chart' : 'View as table'}</span>
            <span className="sr-only">: {title}</span>
          </button>
          {Note && (
            <BlockGuard name={title} quiet>
              <Note data={block} />
            </BlockGuard>
          )}
        </div>
      )}
      {!table && !flush && !Key && !empty && <div className={styles.end} />}
    </>
  )
}

function AsTable({ block, cut, name }: { block: BlockData; cut: 'first' | 'other'; name: string }) {
  const { table } = viewOf(block)
  return table ? <PlainTableView table={table(block, cut)} name={name} /> : null
}
