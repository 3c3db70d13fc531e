import { Fragment, type ReactNode } from 'react'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { inDigits } from '../../../../shared/formats.ts'
import { networks } from '../../../../shared/networks.ts'
import { coverageUnit } from '../../../../shared/reports/coverage-words.ts'
import type { Passport } from '../../../../shared/reports/report.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { GrowthChip } from '../growth/growth.tsx'
import { useChangeShown } from '../growth/use-change-shown.ts'
import { useBlockMode } from '../mode.ts'
import { hintWords } from '../tile/change-hint.ts'
import styles from './panel.module.css'

/** The figure at full precision, with its change; nothing where only single posts or items have it. */
export function EntryFigure({ name, passport: { figure, note } }: { name: string; passport: Passport }) {
  const { hideIndicators } = useBlockMode()
  const changeShown = useChangeShown()
  if (!figure) return note ? <p className={styles.note}>{note}</p> : null
  const { value, prior, growth, unit } = figure
  const { polarity, grey } = changeShown(figure, [name])
  return (
    <div className={styles.figure}>
      <b>{formatFigure(value, unit)}</b>
      <GrowthChip growth={growth} polarity={polarity} unit={unit} title={hintWords(figure, grey)} />
      {prior !== null && !hideIndicators && <span>{changeTerms(figure, 'full')}</span>}
      {note && <p>{note}</p>}
    </div>
  )
}

/** What the figure is and how it came to be, row by row. */
export function Entry({ passport }: { passport: Passport }) {
  const { definition, formula, terms, rule, coverage, days, compared, fetched, native } = passport
  return (
    <dl className={styles.rows}>
      <Row name="Definition">{definition}</Row>
      <Row name="Formula">{formula}</Row>
      {terms && (
        <Row name="Terms">
          <TermRows terms={terms} />
        </Row>
      )}
      <Row name="How it adds up">{rule}</Row>
      {passport.networks.length > 0 && (
        <Row name="Networks">
          <Networks passport={passport} />
        </Row>
      )}
      {coverage && (coverage.expected > 0 || coverage.notes.length > 0) && (
        <Row name="Coverage">
          <Days coverage={coverage} />
        </Row>
      )}
      <Row name="Days">{days}</Row>
      <Row name="Compared">{compared}</Row>
      <Row name="Fetched">{fetched}</Row>
      {native && <Row name="Native figure">{native}</Row>}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The figures that this one is worked out from, and whose they are. */
function TermRows({ terms: { parts, profiles = [], without = [] } }: { terms: NonNullable<Passport['terms']> }) {
  return (
    <>
      <table className={styles.terms}>
        <tbody>
          {parts.map(({ title, value, unit }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{formatFigure(value, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {profiles.length > 0 && <p>{screenMessages.terms.of(profiles)}</p>}
      {without.length > 0 && <p>{screenMessages.terms.without(without)}</p>}
    </>
  )
}

function Networks({ passport }: { passport: Passport }) {
  const unit = passport.figure?.unit ?? 'count'
  const marked = passport.networks.some(({ network }) => network)
  return (
    <table className={styles.networks}>
      <tbody>
        {passport.networks.map(({ network, name = '', field, value, note }) => (
          <tr key={network ?? name} data-out={(value === null && field === '') || undefined}>
            {marked && <td>{network && <NetworkIcon network={network} size={14} colored />}</td>}
            <th scope="row">{network ? networks[network].display : name}</th>
            {field === '' ? (
              <td colSpan={2}>{note ?? 'Left out: gives none'}</td>
            ) : (
              <>
                <td>
                  <code>
                    <Field name={field} />
                  </code>
                  {note && <small>{note}</small>}
                </td>
                <td className={styles.value}>{passport.figure || value !== null ? formatFigure(value, unit) : ''}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Breaks where the network's own words end: page_total_|media_|view, unique|Impressions|Count. */
function Field({ name }: { name: string }) {
  const ends = [...name.matchAll(/_|(?<=[a-z])(?=[A-Z])/g)].map(({ index, 0: mark }) => index + mark.length)
  return [0, ...ends].map((start, at) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      <span>{name.slice(start, ends[at])}</span>
    </Fragment>
  ))
}

function Days({ coverage }: { coverage: NonNullable<Passport['coverage']> }) {
  const { have, expected, notes } = coverage
  if (expected === 0) return <span>{notes.join(' ')}</span>
  const share = (have / expected) * 100
  return (
    <>
      <span className={styles.meter}>
        <i style={{ width: `${share}%` }} />
      </span>
      <span>
        {[
          `${formatFigure(have, 'count')} of ${formatFigure(expected, 'count')} ${coverageUnit(coverage)}`,
          `(${inDigits(new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(share))}%).`,
          ...notes,
        ].join(' ')}
      </span>
    </>
  )
}
