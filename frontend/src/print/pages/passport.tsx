import { formatFigure } from '../../../../shared/format.ts'
import { tabDisplay } from '../../../../shared/networks.ts'
import type { Passport } from '../../../../shared/reports/report.ts'
import { Eyebrow, Page, Title } from '../frame.tsx'
import type { PrintPage } from '../plan.ts'

type Data = Extract<PrintPage, { kind: 'passport' }>

/** "Facebook page_follows; LinkedIn followers", the fields that were given and who gave none. */
function fields(passport: Passport): string {
  const given = passport.networks.filter((one) => one.value !== null)
  const none = passport.networks.filter((one) => one.value === null)
  const by = Map.groupBy(given, (one) => one.field)
  const words = [...by].map(([field, ones]) => `${ones.map((one) => tabDisplay(one.network)).join(', ')} ${field}`)
  return [...words, ...(none.length > 0 ? [`none from ${none.map((one) => tabDisplay(one.network)).join(', ')}`] : [])].join('; ')
}

/** How every figure came to be, in one table. */
export function PassportPage({ page }: { page: Data }) {
  const { summary, passports } = page.tab
  const tiles = summary.flatMap((tile) => {
    const passport = passports[tile.passport ?? '']
    return passport ? [{ ...tile, passport }] : []
  })
  return (
    <Page page={page}>
      <div className="full-head">
        <div>
          <Eyebrow page={page} />
          <Title page={page} />
        </div>
        <p>
          Every figure is computed at full precision and rounded once, when printed,
          <br />
          half away from zero: growth to one decimal, rates to two.
        </p>
      </div>
      <table className="passport">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="right">
              This report
            </th>
            <th scope="col">Formula</th>
            <th scope="col">Network fields</th>
            <th scope="col">Days</th>
            <th scope="col">Why the network may differ</th>
          </tr>
        </thead>
        <tbody>
          {tiles.slice(page.slice.from, page.slice.to).map((tile) => (
            <tr key={tile.key}>
              <th scope="row">{tile.title}</th>
              <td className="right">
                <b>{formatFigure(tile.value, tile.unit)}</b>
              </td>
              <td>
                <span>{tile.passport.formula}</span>
              </td>
              <td>
                <span>{fields(tile.passport)}</span>
              </td>
              <td>
                <span>{tile.passport.days}</span>
              </td>
              <td>
                <span>{tile.passport.native ?? tile.passport.definition}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  )
}
