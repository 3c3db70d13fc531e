/** Which report types a person is told of. A private one is as good as none for everybody who is not named. */
import { type ReportType, reportManifest, reportManifests } from '../../../shared/reports/index.ts'

/**
 * `ALMANAC_PRIVATE_REPORTS`: types that are for named users alone, such as `listener_performance=user-1,user-2; tasks=user-3`.
 * Empty, as it is unless a deployment says otherwise, every type is for everybody (S0 §6).
 */
function usersOf(type: string): readonly string[] | null {
  const entry = (process.env.ALMANAC_PRIVATE_REPORTS ?? '')
    .split(';')
    .map((one) => one.split('='))
    .find(([name]) => name?.trim() === type)
  return entry
    ? (entry[1] ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
    : null
}

/** Those that are for named users alone. */
export const privateTypes = (): ReportType[] => reportManifests.map(({ id }) => id).filter((id) => usersOf(id) !== null)

/** Whether there is such a type for this person. */
export function seesType({ userId }: { readonly userId: string }, type: string): boolean {
  const users = usersOf(type)
  return reportManifest(type) !== null && (users === null || users.includes(userId))
}

export function visibleTypes(actor: { readonly userId: string }): ReportType[] {
  return reportManifests.map(({ id }) => id).filter((id) => seesType(actor, id))
}
