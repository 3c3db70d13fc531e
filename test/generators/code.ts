/** Code that runs in the copy: it imports what the generators wrote there. */

/** What a reader of the copy finds of them. */
export const found = `import { networkColors } from './frontend/src/ui/network-colors.vite.ts'
import { metricIds, networksOf } from './shared/metrics/index.ts'
import { isScreen } from './shared/screens.ts'
import { NetworkCode, tabCodes, tabDisplay } from './shared/networks.ts'
import { genericSeries } from './functions/domains/readers/generic/days-and-posts.ts'
console.log(JSON.stringify({
  metric: metricIds.includes('saves_by_fans') && networksOf('saves_by_fans'),
  ratio: networksOf('save_rate'),
  screen: isScreen('/hats'),
  network: NetworkCode.options.includes('mastodon') && tabCodes.includes('mastodon') && tabDisplay('mastodon'),
  colors: networkColors().match(/--n-mastodon/g)?.length,
  importer: genericSeries.networks ?? 'any',
}))`

/** A report as its own folder declares it, run by a person through the endpoint and offered in the picker. */
export const running = `import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startSession } from '../functions/kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../functions/kernel/accounts/store.ts'
import { handler as run } from '../functions/edge/endpoints/reports/get-performance-report.ts'
import { handler as options } from '../functions/edge/endpoints/reports/get-report-options.ts'
import { writeSeries } from '../functions/domains/series/store/series.ts'
import { callHandler } from './builders/call.ts'
import { aProfile } from './builders/dataset.ts'
import { startTable, type TestTable } from './builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: 'new', name: 'New', timezone: 'UTC', features: {} })
  await putUser('new', { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
})
afterAll(() => table.stop())

test('the new report runs and is in the picker', async () => {
  const profile = aProfile('shop', 'facebook', { available_from: '2026-01-01' })
  await putGroup('new', { entity_gid: profile.entity_gid, name: 'Shop', timezone: null })
  await putProfile('new', profile)
  await writeSeries('new', 'shop', [{ date: '2026-03-01', values: { impressions: 70 } }, { date: '2026-03-02', values: { impressions: 30 } }])
  const session = await startSession('new', 'u', new Date())
  const query = { type: 'story_performance', profiles: 'shop', timezone: 'UTC', dateFrom: '2026-03-01', dateTo: '2026-03-02' }
  const { json } = await callHandler(run, 'GET', '/reports/performance', { session, query })
  expect(json).toMatchObject({ type: 'story_performance', reports: { crossChannel: { summary: [{ key: 'impressions', value: 100 }, {}, {}] } } })
  const picker = await callHandler(options, 'GET', '/reports/options', { session })
  expect(picker.json.types).toContainEqual(expect.objectContaining({ id: 'story_performance', enabled: true }))
})

test('the one about a subject of its own is run by its id, and by nobody who may not', async () => {
  const groups = { g: { role: 'ADMIN' as const, permissions: {} } }
  await putGroup('new', { entity_gid: 'g', name: 'Shop', timezone: null })
  await putUser('new', { id: 'r', email: 'r@x.test', name: 'R', role: 'RESTRICTED', type: 'member', joined: true, groups })
  const query = { type: 'brand_health', timezone: 'UTC', dateFrom: '2026-03-01', dateTo: '2026-03-02' }
  const ask = async (user: string, more: object) =>
    callHandler(run, 'GET', '/reports/performance', { session: await startSession('new', user, new Date()), query: { ...query, ...more } })
  expect(await ask('u', { brand_id: 'b' })).toMatchObject({ status: 200, json: { type: 'brand_health' } })
  expect(await ask('u', {})).toMatchObject({ status: 400, json: { error: 'Choose what the report is about.' } })
  expect(await ask('r', { brand_id: 'b' })).toMatchObject({ status: 404 })
})
`

/** The developers' page of the copy, as its own code makes it. */
export const previewed = `import { notificationPages } from './scripts/local/pages/notifications.ts'
await notificationPages({ writeHead() {}, end: (page) => console.log(page) })`

/** A report that declares the new kind, as a reader of the screen and of the PDF finds it, and as the engine answers it. */
export const drawn = `import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { SectionCard } from '../frontend/src/blocks/card/section-card.tsx'
import { loadPrints } from '../frontend/src/blocks/print.ts'
import { PrintContext } from '../frontend/src/paper/context.ts'
import { ChartsPage } from '../frontend/src/print/pages/charts.tsx'
import { planPages } from '../frontend/src/print/plan.ts'
import { Report } from '../shared/reports/report.ts'
import { sampleReport } from '../shared/reports/samples/index.ts'
import { posts } from '../shared/reports/types/posts/definition.ts'

const blocks = [{ kind: 'funnel' as const, key: 'steps', metric: 'impressions' as const }]
const report = sampleReport({ ...posts, sections: [{ key: 'steps', title: 'Steps', basis: 'lifetime', tabs: 'all', span: 4, blocks }] })

test('it stands in the answer, on the screen and on a page of the PDF', async () => {
  await loadPrints()
  expect(v.parse(Report, report)).toEqual(report)
  const [section] = report.reports.crossChannel.report
  const card = section && renderToStaticMarkup(<SectionCard section={section} id="steps" marked={false} />)
  expect(card).toMatch(/<h2[^>]*>Steps<.*>Instagram<.*View as table/s)
  const pages = planPages(report)
  const page = pages.find((one) => one.kind === 'charts')
  const input = { id: 'x', report, client: 'Northbound', madeBy: 'Almanac', madeAt: report.fetchedAt, hash: 'ab'.repeat(32) }
  const context = { input, report, pages, total: pages.length, zone: 'UTC', numberOf: () => 1 }
  const paper = page && renderToStaticMarkup(<PrintContext value={context}><ChartsPage page={page} /></PrintContext>)
  expect(paper).toMatch(/data-block="funnel".*>Instagram</s)
})
`

/** Rights and size of functions, from bundles that the copy builds. */
export const bundled = (names: readonly string[]) => `import { rmSync } from 'node:fs'
import { buildBundles, bundleOf, functionFiles } from './infra/bundle.ts'
import { grants } from './infra/grants.gen.ts'
import { rightsIn } from './infra/bundle-rights.ts'
import { faultsOfStart } from './test/builders/bundle-faults.ts'

const [folder, names] = ['dist/lambda-of-new', ${JSON.stringify(names)}]
await buildBundles(names, folder)
console.log(JSON.stringify(names.map((name) => {
  const bundle = bundleOf(folder, name)
  const lacking = rightsIn(name, bundle).join() === grants[name]?.join() ? [] : ['the rights of its bundle are others']
  return [name, [...lacking, ...faultsOfStart(name, functionFiles.get(name), bundle, grants[name])]]
})))
rmSync(folder, { recursive: true })`
