import { type ExportFormat, exportProfilesZip } from '../../../../shared/api/exports.ts'
import { defaultRange, today as todayIn } from '../../../../shared/dates/index.ts'
import { networks } from '../../../../shared/networks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { comprehensive } from '../../../../shared/reports/types/comprehensive/definition.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { dayRows, summaryRows } from '../../../domains/exports/profile-rows.ts'
import { sendFile } from '../../../domains/exports/send-file.ts'
import { chunksOf } from '../../../domains/exports/send-rows.ts'
import { type Entry, fileNames, zipChunks } from '../../../domains/exports/zip.ts'
import { networksIn } from '../../../domains/reports/engine/common/profiles.ts'
import { timeAxisOf } from '../../../domains/reports/engine/common/time-axis.ts'
import type { TabContext } from '../../../domains/reports/engine/daily/context.ts'
import { loadDataset } from '../../../domains/reports/engine/daily/load.ts'
import { authoriseRanges, zoneOfGroup } from '../../../domains/reports/run/authorise.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { authoriseProfiles } from '../../../domains/reports/run/subjects/profiles.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportProfilesZip, async ({ actor, body: { profile_gids = [], profileIds = [], format, ...body }, now }) => {
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
  const groups = new Set(selected.map(({ entity_gid }) => entity_gid))
  return sendFile({
    accountId: actor.accountId,
    name: `${exportFileName(actor, 'Social media performance profiles', { range: ranges.range, groups })}.zip`,
    type: 'application/zip',
    chunks: zipChunks(
      await entries(
        { definition: comprehensive, tab: 'cross_channel', dataset, timeAxis: timeAxisOf(dataset), profiles, networks: networksIn(profiles) },
        format,
      ),
    ),
  })
})

function entries(context: TabContext, format: ExportFormat): Promise<Entry[]> {
  const entry = async (name: string, rows: Iterable<readonly Value[]>): Promise<Entry> => {
    const chunks = await chunksOf(rows, format)
    return format === 'xlsx' ? { name, chunks, isPacked: true } : { name, chunks }
  }
  const names = fileNames(
    context.profiles.map(({ profile }) => `${networks[profile.network].display} ${profileName(profile)}`),
    `.${format}`,
  )
  return Promise.all([
    entry(`summary.${format}`, summaryRows(context)),
    ...context.profiles.map((member, index) => entry(names[index] ?? member.profile.id, dayRows(context, member))),
  ])
}
