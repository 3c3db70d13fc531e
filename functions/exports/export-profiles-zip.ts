import { exportProfilesZip } from '../../shared/api/exports.ts'
import { defaultRange, today as todayIn } from '../../shared/dates/index.ts'
import { networks } from '../../shared/networks.ts'
import { profileName } from '../../shared/profile-name.ts'
import { comprehensive } from '../../shared/reports/types/comprehensive/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { networksIn } from '../reports/engine/common/profiles.ts'
import { timeAxisOf } from '../reports/engine/common/time-axis.ts'
import type { TabContext } from '../reports/engine/daily/context.ts'
import { loadDataset } from '../reports/engine/daily/load.ts'
import { authoriseRanges, zoneOfGroup } from '../reports/run/authorise.ts'
import { runQuery } from '../reports/run/request.ts'
import { authoriseProfiles } from '../reports/run/subjects/profiles.ts'
import { csvChunks } from './csv.ts'
import { dayRows, summaryRows } from './profile-rows.ts'
import { sendFile } from './send-file.ts'
import { type Entry, fileNames, zipChunks } from './zip.ts'

export const handler = handle(exportProfilesZip, async ({ actor, body: { profile_gids = [], profileIds = [], ...body }, now }) => {
  const selected = await authoriseProfiles(actor, [...profile_gids, ...profileIds])
  const asked = runQuery(comprehensive.id, 'query', body)
  const zone =
    asked.timezone ??
    zoneOfGroup(
      actor,
      selected.map(({ entity_gid }) => entity_gid),
    )
  const today = todayIn(zone, now)
  const ranges = authoriseRanges({ ...asked, range: asked.range.from || asked.range.to ? asked.range : defaultRange(today) }, today)
  const dataset = await loadDataset({ accountId: actor.accountId, profiles: selected, ...ranges, zone, now, keep: () => true })
  const { profiles } = dataset
  return sendFile({
    accountId: actor.accountId,
    name: `Social media performance profiles ${ranges.range.from} - ${ranges.range.to}.zip`,
    type: 'application/zip',
    chunks: zipChunks(
      entries({ definition: comprehensive, tab: 'cross_channel', dataset, timeAxis: timeAxisOf(dataset), profiles, networks: networksIn(profiles) }),
    ),
  })
})

function* entries(context: TabContext): Generator<Entry> {
  yield { name: 'summary.csv', chunks: csvChunks(summaryRows(context)) }
  const names = fileNames(
    context.profiles.map(({ profile }) => `${networks[profile.network].display} ${profileName(profile)}`),
    '.csv',
  )
  for (const [index, member] of context.profiles.entries()) yield { name: names[index] ?? member.profile.id, chunks: csvChunks(dayRows(context, member)) }
}
