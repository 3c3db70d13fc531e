/** Report templates through the real chain, on the real table. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { getReportBuilder, getReportTemplate, listReportTemplates } from '../../../../shared/api/templates.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { Report, reportTabs } from '../../../../shared/reports/report.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore, type Role } from '../../../../test/builders/tenants.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { authoriseOccurrence } from '../../../domains/schedules/authorise-occurrence.ts'
import { getOccurrence } from '../../../domains/schedules/store/occurrences.ts'
import { listTemplates, removeTemplate } from '../../../domains/templates/store/templates.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { getAccount, putAccount } from '../../../kernel/accounts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const account = 'acct-zebra'

const tenants = startTenants({ now, unlimited: true })

const path = '/reports/templates/{id}'
const as = (role: Role) => {
  const session = tenants.sessions[role]
  return {
    list: (query = {}) => callHandler(handlerOf('list-report-templates'), 'GET', '/reports/templates', { session, query }),
    get: (id: string) => callHandler(handlerOf('get-report-template'), 'GET', path, { session, params: { id } }),
    create: (body: unknown) => callHandler(handlerOf('create-report-template'), 'POST', '/reports/templates', { session, body }),
    update: (id: string, body: unknown) => callHandler(handlerOf('update-report-template'), 'PATCH', path, { session, params: { id }, body }),
    restore: (id: string, body: unknown) => callHandler(handlerOf('restore-report-template'), 'POST', `${path}/restore`, { session, params: { id }, body }),
    changes: (id: string, query: Record<string, string>) =>
      callHandler(handlerOf('compare-report-template'), 'GET', `${path}/changes`, { session, params: { id }, query }),
    recover: (id: string) => callHandler(handlerOf('recover-report-template'), 'POST', `${path}/recover`, { session, params: { id } }),
    remove: (id: string) => callHandler(handlerOf('delete-report-template'), 'DELETE', path, { session, params: { id } }),
    builder: (query: Record<string, string>) => callHandler(handlerOf('get-report-builder'), 'GET', '/reports/builder', { session, query }),
    run: (template_id: string) =>
      callHandler(handlerOf('get-social-media-performance-report'), 'GET', '/reports/social-media-performance', {
        session,
        query: { profiles: 'profile-zebra-1', dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), template_id },
      }),
    schedule: (template_id: string | null, more: object = {}) =>
      callHandler(handlerOf('create-scheduled-report'), 'POST', '/reports/scheduled', {
        session,
        body: {
          ...{ flavor: 'comprehensive', type: 'WEEKLY', quantity: 2, profiles: ['profile-zebra-1'], recipient_users: ['user-zebra-owner'] },
          ...{ generate_at: new Date(now.getTime() + 2 * 86_400_000).toISOString(), template_id, ...more },
        },
      }),
  }
}
const owner = () => as('owner')
const none = (): never => {
  throw new Error('There is none.')
}
const whole = { flavor: 'comprehensive', hideIndicators: false, reports: [] }
const cross = (...sections: unknown[]) => [{ code: 'cross_channel', sections }]
const made = async (body: object = {}) => {
  const { status, json } = await owner().create({ ...whole, name: 'Board pack', ...body })
  expect(status).toBe(201)
  return v.parse(getReportTemplate.response.entries.template, json.template)
}
const read = async (id: string) => v.parse(getReportTemplate.response, (await owner().get(id)).json)
const listed = async (query = {}) => v.parse(listReportTemplates.response, (await owner().list(query)).json).templates
const said = async (answer: ReturnType<ReturnType<typeof as>['get']>) => [(await answer).status, (await answer).json.error]

test('a report is shown as its template says, and names the version it was made with', async () => {
  const reports = cross('engagement', { key: 'summary' }, { key: 'audience', title: '  Who follows us  ' })
  const { _id } = await made({ reports: [{ ...reports[0], summary: ['impressions', { key: 'followers', title: 'Fans' }] }], hideIndicators: true })
  const report = v.parse(Report, (await owner().run(_id)).json)
  expect(report.template).toEqual({ name: 'Board pack', version: 1 })
  expect(
    reportTabs(report).map(({ code, summary, report: sections, hideIndicators }) => [
      code,
      summary.map(({ title }) => title),
      sections.map(({ title }) => title),
      hideIndicators,
    ]),
  ).toEqual([['cross_channel', ['Impressions', 'Fans'], ['Engagements', 'Who follows us'], true]])
  expect(report.authorNotes?.notes).toEqual([
    expect.stringMatching(/^The template leaves out /),
    expect.stringMatching(/^Engagements \(Cross-channel\) has no data/),
  ])
})

test('two halves of a template stand beside each other in its report; what needs the whole width is refused', async () => {
  const half = (key: string) => ({ key, width: 'half' })
  const { _id, reports } = await made({
    name: 'Columns',
    reports: cross(half('engagement'), { key: 'audience', width: 'full' }, half('reach'), half('publishing')),
  })
  expect(reports[0]?.sections.map(({ key, width }) => [key, width])).toEqual([
    ['engagement', 'half'],
    ['audience', undefined],
    ['reach', 'half'],
    ['publishing', 'half'],
  ])
  const { reports: shown } = v.parse(Report, (await owner().run(_id)).json)
  expect(shown.crossChannel.report.map(({ key, span }) => [key, span])).toEqual([
    ['engagement', 12],
    ['audience', 12],
    ['reach', 6],
    ['publishing', 6],
  ])
  const refused = (width: unknown, key = 'top_posts') => said(owner().create({ ...whole, name: 'Wide', reports: cross({ key, width }) }))
  expect(await refused('half')).toEqual([400, templateMessages.noHalf('top_posts', 'Cross-channel')])
  expect((await refused('third'))[0]).toBe(400)
  expect((await listed()).some(({ name }) => name === 'Wide')).toBe(false)
})

test('each save is a version; an earlier one comes back as the newest', async () => {
  const { _id } = await made({ name: 'First', reports: cross('audience') })
  await owner().update(_id, { name: 'Second', hideIndicators: true, reports: cross('reach'), version: 1 })
  const { json } = await owner().restore(_id, { restored: 1, version: 2 })
  expect(json.template).toMatchObject({ name: 'First', hideIndicators: false, reports: cross({ key: 'audience', title: null }), version: 3 })
  const { versions } = await read(_id)
  expect(versions.map(({ version, name, savedBy }) => [version, name, savedBy?.id])).toEqual([
    [3, 'First', 'user-zebra-owner'],
    [2, 'Second', 'user-zebra-owner'],
    [1, 'First', 'user-zebra-owner'],
  ])
  expect(await said(owner().restore(_id, { restored: 9, version: 3 }))).toEqual([404, templateMessages.noVersion])
})

test('what a version changed is said in the titles of its report', async () => {
  const { _id } = await made({ name: 'First', reports: cross('audience', 'summary') })
  await owner().update(_id, { name: 'Second', hideIndicators: false, reports: cross('summary', 'engagement'), version: 1 })
  const between = async (from: string, to: string) => (await owner().changes(_id, { from, to })).json
  expect(await between('1', '2')).toEqual({
    changes: ['The name changes from “First” to “Second”.', 'Cross-channel gains Engagements.', 'Cross-channel loses Audience.'],
  })
  expect(await between('2', '1')).toMatchObject({
    changes: [expect.stringContaining('“First”'), 'Cross-channel gains Audience.', 'Cross-channel loses Engagements.'],
  })
  expect(await between('2', '2')).toEqual({ changes: [] })
  expect(await said(owner().changes(_id, { from: '1', to: '9' }))).toEqual([404, templateMessages.noVersion])
  expect(await said(owner().changes(_id, { from: 'one', to: '2' }))).toEqual([400, templateMessages.noVersion])
})

test('of two people who save at once the second is told, and nothing of the first is lost', async () => {
  const { _id } = await made({ reports: cross('audience') })
  const save = (name: string) => owner().update(_id, { name, hideIndicators: false, reports: cross('reach'), version: 1 })
  const answers = await Promise.all(['One', 'Two', 'Three'].map(save))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.json.error).toBe(templateMessages.changed)
  const { template, versions } = await read(_id)
  expect([template.version, versions.length]).toEqual([2, 2])
})

test('a template that is removed stands in no list, and what is scheduled with it goes on', async () => {
  const { _id } = await made({ name: 'Leaving', reports: cross('audience') })
  expect((await owner().schedule(_id)).status).toBe(201)
  expect((await listed()).find((one) => one._id === _id)).toMatchObject({ name: 'Leaving', schedules: 1 })
  expect((await owner().remove(_id)).json).toEqual({ deleted: true })
  expect((await listed()).some((one) => one._id === _id)).toBe(false)
  expect(await said(owner().get(_id))).toEqual([404, templateMessages.missing])
  expect(await said(owner().remove(_id))).toEqual([404, templateMessages.missing])
  expect(await said(owner().update(_id, { name: 'Back', hideIndicators: false, reports: [], version: 1 }))).toEqual([404, templateMessages.missing])
  expect(reportTabs(v.parse(Report, (await owner().run(_id)).json)).map(({ report }) => report.map(({ key }) => key))).toEqual([['audience']])
})

test('a template that was removed comes back with its versions and its schedules, once, and for 30 days', async () => {
  const { _id } = await made({ name: 'Back again', reports: cross('audience') })
  await owner().update(_id, { name: 'Back again', hideIndicators: false, reports: cross('reach'), version: 1 })
  expect((await owner().schedule(_id)).status).toBe(201)
  expect(await said(owner().recover(_id))).toEqual([404, templateMessages.missing])
  await owner().remove(_id)
  const gone = async () => v.parse(listReportTemplates.response, (await owner().list()).json).removed.find((one) => one._id === _id)
  expect(await gone()).toMatchObject({ name: 'Back again' })
  expect((await owner().recover(_id)).json).toEqual({ restored: true })
  expect([await gone(), (await listed()).find((one) => one._id === _id)]).toMatchObject([undefined, { name: 'Back again', schedules: 1, version: 2 }])
  expect((await read(_id)).versions.map(({ version }) => version)).toEqual([2, 1])
  expect(await said(owner().recover(_id))).toEqual([404, templateMessages.missing])
  // too late, it is offered no more and stays removed
  await removeTemplate(account, _id, new Date(now.getTime() - 31 * 86_400_000))
  expect([await gone(), await said(owner().recover(_id))]).toEqual([undefined, [404, templateMessages.missing]])
})

test('a schedule follows the newest version unless it is pinned to one, and its runs are made with that', async () => {
  const { _id } = await made({ name: 'Pinned', reports: cross('audience') })
  const scheduled = async (more: object) => {
    const { status, json } = await owner().schedule(_id, more)
    expect(status).toBe(201)
    return v.parse(createScheduledReport.response, json).records[0] ?? none()
  }
  const [following, pinned] = [await scheduled({}), await scheduled({ template_version: 1 })]
  expect([following.template_version, pinned.template_version, pinned.template_id]).toEqual([null, 1, _id])
  await owner().update(_id, { name: 'Pinned no more', hideIndicators: false, reports: cross('reach'), version: 1 })
  const shown = async ({ _id: run }: { _id: string }) => {
    const report = await computeReport(
      await authoriseOccurrence((await readActor(account, 'user-zebra-owner')) ?? none(), (await getOccurrence(account, run)) ?? none(), now),
    )
    return [report.template, reportTabs(report).map(({ report: sections }) => sections.map(({ key }) => key)), report.request.template_version]
  }
  expect(await shown(following)).toEqual([{ name: 'Pinned no more', version: 2 }, [['reach']], undefined])
  expect(await shown(pinned)).toEqual([{ name: 'Pinned', version: 1 }, [['audience']], 1])
  // also once it is removed
  await owner().remove(_id)
  expect(await shown(pinned)).toEqual([{ name: 'Pinned', version: 1 }, [['audience']], 1])
  expect(await said(owner().schedule(_id, { template_version: 9 }))).toEqual([404, templateMessages.noVersion])
  expect(await said(owner().schedule(null, { template_version: 1 }))).toEqual([404, messages.scheduleLacks.templateMissing])
  expect((await owner().schedule(_id, { template_version: 0 })).status).toBe(400)
})

test('the list tells who made a template and when, cuts long names between letters, and can be of one type', async () => {
  const name = `${'👩‍👩‍👧'.repeat(30)} للعملاء كل شهر`
  const { _id } = await made({ name, flavor: 'posts' })
  const [row] = (await listed({ flavor: 'posts' })).filter((one) => one._id === _id)
  expect(row).toMatchObject({ name, flavor: 'posts', createdBy: { id: 'user-zebra-owner' }, version: 1, schedules: 0 })
  expect(row?.name_shortened).toBe(`${'👩‍👩‍👧'.repeat(30)} للعملاء…`)
  expect((await listed({ flavor: 'reviews' })).length).toBe(0)
  await made({ name: 'x'.repeat(100) })
})

test('what no report shows is refused with a sentence, and nothing is saved', async () => {
  const before = (await listTemplates(account)).length
  const create = (body: object) => said(owner().create({ ...whole, name: 'Wrong', ...body }))
  expect(await create({ name: '   ' })).toEqual([400, 'Please enter template name'])
  expect(await create({ name: 'x'.repeat(101) })).toEqual([400, templateMessages.nameLong])
  expect(await create({ name: 'a\nb' })).toEqual([400, templateMessages.nameInvalid])
  expect(await create({ reports: cross() })).toEqual([400, 'Your report template has no selected sections.'])
  expect(await create({ reports: cross('audience', 'audience') })).toEqual([400, templateMessages.twice('audience')])
  expect(await create({ reports: [...cross('audience'), ...cross('reach')] })).toEqual([400, templateMessages.twice('Cross-channel')])
  expect(await create({ reports: cross('__proto__') })).toEqual([400, templateMessages.unknownSection('__proto__', 'Cross-channel')])
  expect(await create({ reports: [{ code: 'cross_channel', sections: ['summary'], summary: ['nothing'] }] })).toEqual([
    400,
    templateMessages.unknownFigure('nothing', 'Cross-channel'),
  ])
  expect(await create({ flavor: 'industry_benchmark', reports: [{ code: 'facebook', sections: ['summary'] }] })).toEqual([
    400,
    templateMessages.unknownTab('Facebook'),
  ])
  expect(await create({ flavor: 'zzz' })).toEqual([400, messages.report.unknownType])
  expect((await create({ reports: cross(...Array.from({ length: 101 }, (_, n) => `s${n}`)) }))[0]).toBe(400)
  expect((await listTemplates(account)).length).toBe(before)
})

test('without the builder in the plan templates are seen, not made', async () => {
  const record = await getAccount(account)
  if (!record) throw new Error('no account')
  await putAccount({ ...record, features: { ...record.features, report_builder: false } })
  expect(await said(owner().create({ ...whole, name: 'Locked' }))).toEqual([403, featureMessages.report_builder])
  expect((await owner().list()).status).toBe(200)
  await putAccount(record)
})

test.each(['comprehensive', 'facebook_ads', 'advocacy'])(
  'the builder of %s offers every section of every tab, and a template of all of it can be saved',
  async (flavor) => {
    const { reports } = v.parse(getReportBuilder.response, (await owner().builder({ flavor })).json)
    const tabs = [reports.crossChannel, ...reports.networks]
    expect(tabs.map(({ code }) => code)).toEqual(reports.tabs.map(({ code }) => code))
    const all = tabs.map(({ code, availableSections, summary }) => ({
      code,
      sections: availableSections.map(({ key }) => key),
      summary: summary.map(({ key }) => key),
    }))
    const template = await made({ flavor, reports: all })
    expect(template.reports.map(({ sections }) => sections.length)).toEqual(tabs.map(({ availableSections }) => availableSections.length))
  },
)

test('the builder can be of some networks', async () => {
  const { reports } = v.parse(getReportBuilder.response, (await owner().builder({ flavor: 'comprehensive', networks: 'linkedin,youtube' })).json)
  expect(reports.tabs.map(({ display }) => display)).toEqual(['Cross-channel', 'LinkedIn', 'YouTube'])
  expect((await owner().builder({ flavor: 'comprehensive', networks: 'myspace' })).status).toBe(400)
})
