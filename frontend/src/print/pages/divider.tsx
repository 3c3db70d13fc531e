import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { usePrint } from '../../paper/context.ts'
import { Monogram } from '../../paper/monogram.tsx'
import type { PrintPage } from '../../paper/page-types.ts'
import { Page } from '../../paper/sheet.tsx'
import { plural } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { openingHeight } from '../chart-pages.ts'
import { shownProfiles } from '../profile-pages.ts'
import { headline } from '../sentences.ts'
import { PrintTiles } from '../tiles.tsx'
import { Rows } from './charts.tsx'

type Data = Extract<PrintPage, { kind: 'divider' }>

/** of the pages that follow; rows of more are lower */
const shownPages = 14

/** The opening page of a network: name, profiles, figures, and its first chart. */
export function DividerPage({ page }: { page: Data }) {
  const { pages, numberOf } = usePrint()
  const { tab } = page
  const rest = pages.filter((one) => one.tab === tab && one.id !== page.id && (one.continued === null || one.continued[0] === 1))
  const profiles = tab.by_profile
  const line = headline(tab)
  const { tile } = openingHeight(tab.summary.length)
  return (
    <Page page={page}>
      <div className="glance-grid">
        <div className="rail">
          <div className="divider-icon">
            <NetworkIcon network={tab.code} size={40} colored />
          </div>
          <h1 className="divider-title">{tab.display}</h1>
          {line && <p className="lead">{line}</p>}
          <ul className="profile-chips">
            {profiles.slice(0, profiles.length > shownProfiles + 1 ? shownProfiles : profiles.length).map(({ profile, summary }) => {
              const followers = summary.find((one) => one.key === 'followers')?.value ?? null
              return (
                <li key={profile.id}>
                  <Monogram name={profile.name} size={20} />
                  <bdi>{profile.name}</bdi>
                  {followers !== null && <span>{formatFigure(followers, 'count', 'compact')}</span>}
                </li>
              )
            })}
            {profiles.length > shownProfiles + 1 && (
              <li className="more">
                <a href="#profiles">{`+${formatCount(profiles.length - shownProfiles)}, p. ${numberOf('profiles')}`}</a>
              </li>
            )}
          </ul>
          <ol className="onward">
            {rest.slice(0, rest.length > shownPages + 1 ? shownPages : rest.length).map((one) => (
              <li key={one.id}>
                <a href={`#${one.id}`}>
                  <span>{one.title}</span>
                  <b>{numberOf(one.id)}</b>
                </a>
              </li>
            ))}
            {rest.length > shownPages + 1 && <li>{`and ${plural(rest.length - shownPages, 'more page')}`}</li>}
          </ol>
        </div>
        <div>
          <PrintTiles tab={tab} columns={3} height={tile} />
          <div style={{ marginTop: 28 }}>
            <Rows rows={page.rows} width={657} />
          </div>
        </div>
      </div>
    </Page>
  )
}
