/** What every report value has around its tabs, whatever its figures are made of. */
import { overlapDays } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { messages } from '../../../../../shared/messages.ts'
import { withLittleData } from '../../../../../shared/narrative/little-data.ts'
import { isWhole, tabDisplay } from '../../../../../shared/networks.ts'
import { basisText } from '../../../../../shared/reports/language/daily.ts'
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import { maxProfiles } from '../../../../../shared/reports/limits.ts'
import type { Report, TabReport } from '../../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../../shared/reports/request.ts'
import { datesOf } from '../../../../../shared/reports/request-dates.ts'
import { byName, isLate, type ReportedProfile } from './profiles.ts'
import type { ReportTime } from './time-axis.ts'

type EnvelopeDataset = ReportTime & { readonly profiles: readonly ReportedProfile[] }

type Given = {
  readonly definition: ReportManifest
  readonly request: ReportRequest
  readonly dataset: EnvelopeDataset
  readonly entities: Report['entities']
  readonly cover: string | null
  readonly crossChannel: TabReport
  readonly networks: TabReport[]
  readonly isEmpty: boolean
  /** what its figures count */
  readonly basis: string
  /** sentences of the report's own, after those that all have */
  readonly notes?: readonly string[] | undefined
  readonly authorNotes?: readonly string[] | undefined
}

export function envelope({ definition, request, dataset, entities, cover, isEmpty, basis, notes = [], authorNotes = [], ...tabs }: Given): Report {
  const days = { current: dataset.days, prior: dataset.priorDays }
  const crossChannel = withLittleData({ days }, tabs.crossChannel)
  const networks = tabs.networks.map((tab) => withLittleData({ days }, tab))
  return {
    type: definition.id,
    title: definition.title,
    version: definition.version,
    request,
    dates: datesOf(dataset),
    days,
    timezone: dataset.zone,
    ...(basis !== basisText.activity && { basis }),
    fetchedAt: dataset.now.toISOString(),
    entities,
    reports: {
      tabs: [crossChannel, ...networks].map(({ code, display }) => ({
        code,
        display,
        networks: dataset.profiles
          .filter(({ profile }) => isWhole(code) || profile.network === code)
          .sort(byName)
          .map(tabProfile),
      })),
      crossChannel,
      networks,
    },
    notes: [...tooMany(request), ...(isEmpty ? [] : notesOf(dataset)), ...notes],
    ...(authorNotes.length > 0 ? { authorNotes: { sections: 0, notes: [...authorNotes] } } : {}),
    no_data: isEmpty ? definition.empty : null,
    cover,
  }
}

function tabProfile({ profile: { id, name, username, picture_url, network } }: ReportedProfile) {
  return { value: id, name, username, picture_url, _code: network, _display: tabDisplay(network) }
}

/** In an empty report too: the profiles beyond the limit may have data. */
function tooMany({ profiles: { length: selected } }: ReportRequest): string[] {
  return selected > maxProfiles ? [messages.profiles.tooMany(maxProfiles, selected)] : []
}

function notesOf({ profiles, prior, range, days, priorDays }: EnvelopeDataset): string[] {
  const fresh = prior ? profiles.filter(({ comparable, profile }) => !comparable && profile.available_from !== null && isLate(profile, prior)).length : 0
  const overlap = prior ? overlapDays(range, prior) : 0
  return [
    ...(fresh > 0 ? [figureMessages.report.notCompared(fresh)] : []),
    ...(priorDays !== null && priorDays !== days ? [figureMessages.report.unequal(days, priorDays)] : []),
    ...(overlap > 0 ? [figureMessages.report.overlap(overlap)] : []),
  ]
}
