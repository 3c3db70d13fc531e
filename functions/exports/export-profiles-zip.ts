import { exportProfilesZip } from '../../shared/api/exports.ts'
import { defaultRange, today } from '../../shared/dates/index.ts'
import { networks } from '../../shared/networks.ts'
import { profileName } from '../../shared/profile-name.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'
import { comprehensive } from '../../shared/reports/types/comprehensive/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { networksIn } from '../reports/engine/common/profiles.ts'
import { timeAxisOf } from '../reports/engine/common/time-axis.ts'
import type { TabContext } from '../reports/engine/daily/context.ts'
import { loadDataset } from '../reports/engine/daily/load.ts'
import { authoriseDates, defaultTimezone } from '../reports/run/authorise.ts'
import { authoriseProfiles } from '../reports/run/subjects/profiles.ts'
import { csvChunks } from './csv.ts'
import { dayRows, summaryRows } from './profile-rows.ts'
import { sendFile } from './send-file.ts'
import { type Entry, fileNames, zipChunks } from './zip.ts'

export const handler = handle(exportProfilesZip, async ({ actor, body: { profile_gids = [], profileIds = [], timezone, ...asked }, now }) => {
  const profiles = await authoriseProfiles(actor, [...profile_gids, ...profileIds])
  const zone = timezone ?? (await defaultTimezone(actor, { entity_gids: profiles.map(({ entity_gid }) => entity_gid) }))
  const range = asked.dateFrom || asked.dateTo ? asked : { ...asked, ...datesOf(defaultRange(today(zone, now))) }
  const dates = authoriseDates(range, zone, now)
  const context = await loadScope(
    actor.accountId,
    profiles.map(({ id }) => id),
    dates,
    zone,
    now,
  )
  return sendFile({
    accountId: actor.accountId,
    name: `Social media performance profiles ${dates.dateFrom} - ${dates.dateTo}.zip`,
    type: 'application/zip',
    chunks: zipChunks(entries(context)),
  })
})

function datesOf({ from, to }: { from: string; to: string }) {
  return { dateFrom: from, dateTo: to }
}

type Dates = Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo'>

async function loadScope(accountId: string, ids: string[], { dateFrom, dateTo, priorFrom, priorTo }: Dates, zone: string, now: Date): Promise<TabContext> {
  const chosen = new Set(ids)
  const dataset = await loadDataset({
    accountId,
    profiles: (await listProfiles(accountId)).filter(({ id }) => chosen.has(id)),
    range: { from: dateFrom, to: dateTo },
    prior: priorFrom && priorTo ? { from: priorFrom, to: priorTo } : null,
    zone,
    now,
    keep: () => true,
  })
  const profiles = dataset.profiles
  return { definition: comprehensive, tab: 'cross_channel', dataset, timeAxis: timeAxisOf(dataset), profiles, networks: networksIn(profiles) }
}

function* entries(context: TabContext): Generator<Entry> {
  yield { name: 'summary.csv', chunks: csvChunks(summaryRows(context)) }
  const names = fileNames(
    context.profiles.map(({ profile }) => `${networks[profile.network].display} ${profileName(profile)}`),
    '.csv',
  )
  for (const [index, member] of context.profiles.entries()) yield { name: names[index] ?? member.profile.id, chunks: csvChunks(dayRows(context, member)) }
}
