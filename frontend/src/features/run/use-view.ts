import { useEffect } from 'react'
import { today } from '../../../../shared/dates/zoned.ts'
import { messages } from '../../../../shared/messages.ts'
import { useMe } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { showToast } from '../../lib/toast.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { dateWords, priorIn, type ReportSearch, sameSearch } from '../../request/address.ts'
import { choiceAfter, withChoice } from '../../request/choice.ts'
import { keepChoice, lastChoice } from '../../request/last-choice.ts'
import { isCompared, type ReportSubject, searchOfSubject } from '../../request/subject.ts'
import { type ReportView, refusedDates, refusesGroup, searchOf, viewOf } from '../../request/view.ts'
import { useSubjectZone } from './use-subject-zone.ts'

type Asked = {
  type: string
  search: ReportSearch
  subject: ReportSubject | undefined
  onSearch: (search: ReportSearch, replace: boolean) => void
}

/** What the address of a report stands for. What it left open, or could not mean, is written into it. */
export function useView({ type, search, subject, onSearch }: Asked) {
  const me = useMe()
  const { groups, isLoading, error, retry } = useReportGroups(type)
  const { zone, isLoading: zoneLoading } = useSubjectZone(subject ?? null, groups)
  // an address that says its dates needs no template for them
  const { templates, isLoading: templateLoading } = useReportTemplates(search.template_id && !priorIn(search) ? type : null)
  const preset = templates.find(({ _id }) => _id === search.template_id)
  const loading = isLoading || zoneLoading || templateLoading
  // what address and template leave open stays as it was on the report before
  const asked = withChoice(search, lastChoice(), subject ? [] : groups, preset)
  const given = loading ? null : viewOf(asked, groups, me.account.timezone, (inZone) => today(inZone, serverNow()), zone, preset)
  const view = given && subject ? { ...given, ...subject } : given

  const addressOf = (next: ReportView): ReportSearch =>
    subject ? { ...searchOfDates(next, isCompared(type)), ...searchOfSubject(type, subject) } : searchOf(next, groups)
  const address = view ? addressOf(view) : null
  const differs = address !== null && !sameSearch(address, search)
  const named = isCompared(type) ? search : { from_date: search.from_date, to_date: search.to_date }
  const refused = given && refusedDates(named, today(given.timezone, serverNow()))
  // the address is replaced below, so it is said once
  useEffect(() => {
    if (refused) showToast({ kind: 'warning', message: refused })
  }, [refused])
  const group = groups.find(({ entity_gid }) => entity_gid === view?.entityGid) ?? null
  const shownInstead = group && !subject && refusesGroup(search, group) ? group.name : null
  useEffect(() => {
    if (shownInstead) showToast({ kind: 'warning', message: messages.report.otherGroup(shownInstead) })
  }, [shownInstead])
  useEffect(() => {
    if (address && differs) onSearch(address, true)
  })

  useEffect(() => {
    if (view) keepChoice((before) => choiceAfter(before, view, subject ? null : group, isCompared(type)))
  })
  return { groups, group, view, address, addressOf, isLoading: loading, error, retry }
}

/** What an address keeps of the view of a report that is not about a profile group. */
function searchOfDates({ range, prior, templateId }: ReportView, compared: boolean): ReportSearch {
  return { ...dateWords(compared ? { range, prior } : { range }), ...(templateId ? { template_id: templateId } : {}) }
}
