import type { FileColumn } from '../../../../shared/api/import-job.ts'
import { type ColumnTarget, leftOutColumn } from '../../../../shared/import-columns.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { ColumnSelect } from './column-select.tsx'
import styles from './map-columns.module.css'

/** Targets by column name. */
export type Wanted = Readonly<Record<string, ColumnTarget>>

const keyOf = (name: string) => name.toLowerCase()

/** A mapping is by name, so columns that share one cannot be mapped. */
export const isShared = (columns: readonly FileColumn[], name: string): boolean => columns.filter((one) => keyOf(one.name) === keyOf(name)).length > 1

/** Names of the other columns that hold the same. */
export const ownersOf = (wanted: Wanted, target: ColumnTarget, but: string): string[] =>
  target === leftOutColumn ? [] : Object.entries(wanted).flatMap(([name, holds]) => (holds === target && name !== but ? [name] : []))

type ColumnsTableProps = { columns: readonly FileColumn[]; wanted: Wanted; isAsked: boolean; onChange: (wanted: Wanted) => void }

/** The columns of a file with some of their cells and a choice for each. */
export function ColumnsTable({ columns, wanted, isAsked, onChange }: ColumnsTableProps) {
  const rows = [...Map.groupBy(columns, ({ name }) => keyOf(name)).values()].flatMap(([first]) => first ?? [])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Cells</th>
          <th scope="col">Holds</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, samples }) => {
          const target = wanted[name] ?? leftOutColumn
          const [other] = ownersOf(wanted, target, name)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.samples}>{samples.length > 0 ? samples.join(' · ') : 'Empty'}</td>
              <td>
                {isShared(columns, name) ? (
                  importScreenMessages.mapSameName
                ) : (
                  <ColumnSelect
                    column={name}
                    value={target}
                    onChange={(next) => onChange({ ...wanted, [name]: next })}
                    error={isAsked && other !== undefined ? importScreenMessages.mapTwice(other) : undefined}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
