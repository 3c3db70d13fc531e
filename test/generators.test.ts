import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { notifications } from '../shared/notifications/index.ts'

const checkout = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'almanac-new-'))
const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', join(checkout, 'scripts/new.ts'), '--root', copy, ...args], { encoding: 'utf8' })

beforeAll(() => {
  for (const folder of [
    'shared',
    'functions',
    'infra',
    'frontend',
    'scripts',
    'test',
    'tsconfig.json',
    'biome.json',
    'jest.config.mjs',
    'package.json',
    'package-lock.json',
    'cdk.json',
  ]) {
    cpSync(join(checkout, folder), join(copy, folder), { recursive: true })
  }
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'))
  // its linter asks git what to ignore
  git('init', '-q')
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n')
  commit()
})
function commit(): void {
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@x.test', 'commit', '--allow-empty', '-qm', 'as it is')
}
/** What git says of the copy. */
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A report as its own folder declares it, run by a person through the endpoint and offered in the picker. */
const running = `import { expect, test } from '@jest/globals'
import { startSession } from '../functions/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../functions/accounts/store.ts'
import { handler as run } from '../functions/reports/get-performance-report.ts'
import { handler as options } from '../functions/reports/get-report-options.ts'
import { writeSeries } from '../functions/series/store.ts'
import { callHandler } from './builders/call.ts'
import { aProfile } from './builders/facts.ts'
import { startTable } from './builders/stack.ts'

test('the new report runs and is in the picker', async () => {
  const table = await startTable()
  const profile = aProfile('shop', 'facebook', { available_from: '2026-01-01' })
  await putAccount({ id: 'new', name: 'New', timezone: 'UTC', features: {} })
  await putUser('new', { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup('new', { entity_gid: profile.entity_gid, name: 'Shop', timezone: null })
  await putProfile('new', profile)
  await writeSeries('new', 'shop', [{ date: '2026-03-01', values: { impressions: 70 } }, { date: '2026-03-02', values: { impressions: 30 } }])
  const session = await startSession('new', 'u', new Date())
  const query = { type: 'story_performance', profiles: 'shop', timezone: 'UTC', dateFrom: '2026-03-01', dateTo: '2026-03-02' }
  const { json } = await callHandler(run, 'GET', '/reports/performance', { session, query })
  expect(json).toMatchObject({ type: 'story_performance', reports: { crossChannel: { summary: [{ key: 'impressions', value: 100 }, {}, {}] } } })
  const picker = await callHandler(options, 'GET', '/reports/options', { session })
  expect(picker.json.types).toContainEqual(expect.objectContaining({ id: 'story_performance', enabled: true }))
  await table.stop()
})
`

test('a new report touches its own folder and one line of the registry; it runs, and the picker offers it', () => {
  expect(generate('report', 'story-performance').stderr).toBe('')
  expect(git('status', '--porcelain', '-uall').trim().split('\n')).toEqual([
    'M shared/reports/index.ts',
    '?? shared/reports/types/story-performance/definition.test.ts',
    '?? shared/reports/types/story-performance/definition.ts',
    '?? shared/reports/types/story-performance/manifest.ts',
  ])
  const changed = git('diff', '-U0', '--', 'shared/reports/index.ts').split('\n')
  expect(changed.filter((line) => /^[-+](?![-+])/.test(line))).toEqual([
    "+import { manifest as storyPerformance } from './types/story-performance/manifest.ts'",
    '+  storyPerformance,',
  ])
  writeFileSync(join(copy, 'test/story.test.ts'), running)
  expect(ownTests('test/story.test.ts')).toEqual([0, expect.stringContaining('1 passed')])
}, 120_000)

/** The developers' page of the copy, as its own code makes it. */
const previewed = `import { notificationPages } from './scripts/local/pages/notifications.ts'
await notificationPages({ writeHead() {}, end: (page) => console.log(page) })`

test('a new notification touches its own folder and one line of the registry; the preview shows it', () => {
  commit()
  expect(generate('notification', 'budget-reached').stderr).toBe('')
  expect(git('status', '--porcelain', '-uall').trim().split('\n')).toEqual([
    'M shared/notifications/index.ts',
    '?? shared/notifications/budget-reached/definition.ts',
    '?? shared/notifications/budget-reached/email.test.ts',
    '?? shared/notifications/budget-reached/email.ts',
    '?? shared/notifications/budget-reached/samples.ts',
  ])
  const added = git('diff', '-U0', '--word-diff=porcelain', '--', 'shared/notifications/index.ts').split('\n')
  expect(added.filter((line) => /^[-+](?![-+])/.test(line))).toEqual([
    "+import { budgetReached } from './budget-reached/definition.ts'",
    expect.stringMatching(/^-\w+\]$/),
    expect.stringMatching(/^\+\w+, budgetReached\]$/),
  ])
  writeFileSync(join(copy, 'preview.ts'), previewed)
  const page = spawnSync(process.execPath, ['--no-warnings', 'preview.ts'], { cwd: copy, encoding: 'utf8' })
  expect(page.stderr).toBe('')
  expect(page.stdout).toContain('<h2>Budget reached</h2>')
  expect(page.stdout).toContain('Budget reached in Northbound Coffee.')
  expect(page.stdout.match(/<h2>/g)?.length).toBe(notifications.length + 1)
}, 60_000)

/** What each addition touches, and nothing besides: what stands elsewhere is demanded by the compiler or read from here. */
const additions = [
  {
    what: 'a report about a subject of its own is its folder and its line, and the row and the resolver of the subject',
    made: ['report', 'brand-health', '--subject', 'brand'],
    touched: [
      'M functions/reports/run/subjects/index.ts',
      'M shared/reports/index.ts',
      'M shared/reports/subjects.ts',
      '?? functions/reports/run/subjects/brand.ts',
      '?? shared/reports/types/brand-health/definition.test.ts',
      '?? shared/reports/types/brand-health/definition.ts',
      '?? shared/reports/types/brand-health/manifest.ts',
    ],
  },
  {
    what: 'a metric is its entry and a line of each network that gives it',
    made: ['metric', 'saves-by-fans', '--topic', 'engagement', '--of', 'saves', '--networks', 'instagram,tiktok'],
    touched: ['M shared/metrics/engagement.ts', 'M shared/metrics/given.ts'],
  },
  {
    what: 'a network is its row, what it gives of the metrics, and its mark',
    made: ['network', 'mastodon'],
    touched: ['M frontend/src/ui/network-icon.tsx', 'M shared/metrics/given.ts', 'M shared/networks.ts'],
  },
]

/** What a reader of the copy finds of them. */
const found = `import { networkColors } from './frontend/src/ui/network-colors.vite.ts'
import { metricIds, networksOf } from './shared/metrics/index.ts'
import { NetworkCode, tabCodes, tabDisplay } from './shared/networks.ts'
import { genericSeries } from './functions/import/generic/days-and-posts.ts'
console.log(JSON.stringify({
  metric: metricIds.includes('saves_by_fans') && networksOf('saves_by_fans'),
  network: NetworkCode.options.includes('mastodon') && tabCodes.includes('mastodon') && tabDisplay('mastodon'),
  colors: networkColors().match(/--n-mastodon/g)?.length,
  importer: genericSeries.networks ?? 'any',
}))`

test.each(additions)('$what', ({ made, touched }) => {
  commit()
  expect(generate(...made).stderr).toBe('')
  expect(git('status', '--porcelain', '-uall').replace(/^ /gm, '').trim().split('\n')).toEqual(touched)
})

test('what was added is known wherever its kind is: in lists, in colours, in what networks give', () => {
  writeFileSync(join(copy, 'found.ts'), found)
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', 'found.ts'], { cwd: copy, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({ metric: ['instagram', 'tiktok'], network: 'Mastodon', colors: 3, importer: 'any' })
  rmSync(join(copy, 'found.ts'))
})

/** A report that declares the new kind, as a reader of the screen and of the PDF finds it, and as the engine answers it. */
const drawn = `import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { SectionCard } from '../frontend/src/blocks/card/section-card.tsx'
import { PrintContext } from '../frontend/src/print/context.ts'
import { ChartsPage } from '../frontend/src/print/pages/charts.tsx'
import { planPages } from '../frontend/src/print/plan.ts'
import { Report } from '../shared/reports/report.ts'
import { sampleReport } from '../shared/reports/samples/index.ts'
import { posts } from '../shared/reports/types/posts/definition.ts'

const blocks = [{ kind: 'funnel' as const, key: 'steps', metric: 'impressions' as const }]
const report = sampleReport({ ...posts, sections: [{ key: 'steps', title: 'Steps', basis: 'lifetime', tabs: 'all', span: 4, blocks }] })

test('it stands in the answer, on the screen and on a page of the PDF', () => {
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

/** What the compiler says of the copy: the files it finds fault with. */
function faults(): string[] {
  const { stdout } = spawnSync(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: copy, encoding: 'utf8' })
  return [...new Set([...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ''))].sort()
}

test('a new kind of block touches its folders and the records of kinds, which do not compile without it; screen and paper draw it', () => {
  commit()
  expect(generate('block', 'funnel').stderr).toBe('')
  const records = [
    'frontend/src/blocks/print.ts',
    'frontend/src/blocks/views.ts',
    'frontend/src/features/gallery/samples/blocks.ts',
    'functions/reports/engine/daily/blocks/index.ts',
    'shared/blocks/kinds.ts',
    'shared/blocks/readings.ts',
  ]
  const [screen, engine, data] = ['frontend/src/blocks/funnel', 'functions/reports/engine/daily/blocks', 'shared/blocks/funnel']
  expect(
    git('status', '--porcelain', '-uall')
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    ...[...records.slice(0, 4), 'shared/blocks/index.ts', ...records.slice(4)].map((file) => `M ${file}`),
    ...['funnel.module.css', 'print.ts', 'sample.ts', 'table.ts', 'view.test.tsx', 'view.tsx'].map((file) => `?? ${screen}/${file}`),
    `?? ${engine}/funnel.ts`,
    ...['data.ts', 'figures.ts', 'reading.ts', 'sample.ts', 'spec.ts'].map((file) => `?? ${data}/${file}`),
  ])
  const added = git('diff', '--numstat').split('\n').filter(Boolean)
  expect(added.every((line) => Number(line.split('\t')[0]) <= 6)).toBe(true)

  const entries = records.map((file) => [file, readFileSync(join(copy, file), 'utf8')] as const)
  git('checkout', '--', ...records)
  expect(faults()).toEqual(expect.arrayContaining(records))
  for (const [file, text] of entries) writeFileSync(join(copy, file), text)
  writeFileSync(join(copy, 'test/funnel.test.tsx'), drawn)
  expect(faults()).toEqual([])
  expect(ownTests('test/funnel.test.tsx', `${screen}/view.test.tsx`)).toEqual([0, expect.stringContaining('2 passed')])
}, 300_000)

/** Exit code and count of the tests of the copy. */
function ownTests(...paths: string[]) {
  const jest = ['--experimental-vm-modules', '--no-warnings', join(checkout, 'node_modules/jest/bin/jest.js'), '--rootDir', copy, '--runTestsByPath', ...paths]
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: copy, encoding: 'utf8' })
  return [status, stderr.match(/Tests: .*/)?.[0]]
}

test('what the generators write is registered, type-checks, lints and passes its own tests', () => {
  const made = [
    generate('report', 'reel-performance'),
    generate('endpoint', 'list-tags'),
    generate('endpoint', 'update-tag'),
    generate('endpoint', 'get-story', '--domain', 'reports', '--path', '/reports/stories/{id}'),
    generate('notification', 'import-finished'),
    generate('notification', 'import-failed'),
  ]
  expect(made.map(({ status, stderr }) => [status, stderr])).toEqual(made.map(() => [0, '']))
  const written = [...new Set(made.flatMap(({ stdout }) => stdout.split('\n\n')[0]?.split('\n') ?? []))]
  expect(readFileSync(join(copy, 'shared/reports/index.ts'), 'utf8')).toContain('reelPerformance')

  const types = spawnSync(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: copy, encoding: 'utf8' })
  expect(types.stdout).toBe('')
  const lint = spawnSync(process.execPath, [join(copy, 'node_modules/@biomejs/biome/bin/biome'), 'check', ...written], { cwd: copy, encoding: 'utf8' })
  expect([lint.status, lint.stderr]).toEqual([0, ''])
  const own = written.filter((path) => path.endsWith('.test.ts'))
  expect(own.length).toBe(3)
  expect(ownTests(...own)).toEqual([0, expect.stringContaining('3 passed')])
}, 180_000)

test('a bad name, or one that is taken, writes nothing and says why', () => {
  expect(generate('report', 'Story Performance').stderr).toContain('Usage:')
  expect(generate('endpoint', 'tags').stderr).toContain('begins with one of get, list')
  expect(generate('report', 'posts').stderr).toBe('shared/reports/types/posts/manifest.ts is there already.\n')
})
