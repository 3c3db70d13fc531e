import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { kindNames } from '../scripts/new/usage.ts'
import { notifications } from '../shared/notifications/index.ts'
import { additions } from './generators/additions.ts'
import { bundled, drawn, found, previewed, running } from './generators/code.ts'
import { commit, copy, faults, generate, git, lint, makeCopy, ownTests, printed, removeCopy, unused } from './generators/copy.ts'

beforeAll(makeCopy, 60_000)
afterAll(removeCopy)

test.each(additions)(
  '$what',
  ({ made, touched, lines = 2 }) => {
    commit()
    expect(generate(...made).stderr).toBe('')
    expect(git('status', '--porcelain', '-uall').replace(/^ /gm, '').trim().split('\n')).toEqual(touched)
    const added = git('diff', '--numstat', '--', '.', ':!*.gen.ts')
      .trim()
      .split('\n')
      .map((line) => Number(line.split('\t')[0]))
    for (const count of added) expect(count).toBeLessThanOrEqual(lines)
  },
  60_000,
)

test('what was added is known wherever its kind is: in lists, in colours, in what networks give', () => {
  expect(JSON.parse(printed(found))).toEqual({
    metric: ['instagram', 'tiktok'],
    ratio: ['instagram', 'twitter', 'tiktok', 'pinterest'],
    network: 'Mastodon',
    colors: 3,
    importer: 'any',
    screen: true,
  })
})

test('the preview shows the new notification', () => {
  const page = printed(previewed)
  expect(page).toContain('<h2>Budget reached</h2>')
  expect(page).toContain('Budget reached in Northbound Coffee.')
  expect(page.match(/<h2>/g)?.length).toBe(notifications.length + 1)
}, 60_000)

const newEndpoints = ['list-notes', 'list-brims', 'list-x', 'create-hat', 'delete-hat', 'create-pledge', 'list-tries']

/** Tests over all of a kind. */
const holding = [
  'shared/api/changes.test.ts',
  'shared/screens.test.ts',
  'shared/reports/index.test.ts',
  'shared/metrics/catalogue.test.ts',
  'test/registry.test.ts',
  'shared/notifications/budget-reached/email.test.ts',
  'frontend/src/blocks/funnel/view.test.tsx',
]

/** Each form that a kind can have, besides those above. */
const others = [
  ['metric', 'fan-reach', '--of', 'fan_reach', '--new-measure', '--class', 'UNIQUE', '--topic', 'exposure', '--networks', 'instagram'],
  ['metric', 'shares-per-day', '--over', 'shares', '--under', 'days'],
  ['endpoint', 'create-hat', '--path', '/hats'],
  ['endpoint', 'get-hat'],
  ['endpoint', 'update-hat'],
  ['endpoint', 'delete-hat'],
  ['endpoint', 'send-hat'],
  ['endpoint', 'list-brims', '--path', '/hats/{id}/brims'],
  ['endpoint', 'list-x', '--path', '/a/{id}/x', '--domain', 'hats'],
  ['endpoint', 'get-hat-plan', '--path', '/hat-plan', '--domain', 'hats', '--needs', 'account'],
  ['endpoint', 'get-budget', '--path', '/profiles/{id}/budget'],
  ['endpoint', 'revoke-note', '--path', '/profiles/{id}/notes/{note}'],
  ['endpoint', 'list-rules', '--path', '/listen/{id}/rules'],
  ['endpoint', 'create-pledge', '--path', '/advocacy/{id}/pledges'],
  ['endpoint', 'list-openings', '--path', '/reports/share/{id}/openings'],
  ['endpoint', 'list-tries', '--path', '/reports/scheduled/{id}/tries'],
  ['endpoint', 'get-story', '--domain', 'reports', '--path', '/reports/stories/{id}'],
  ['notification', 'import-failed'],
  ['screen', 'tips', '--needs', 'profiles:manage'],
  ['screen', 'hat', '--path', '/hats/{id}'],
  ['screen', 'tries', '--path', '/reports/tries', '--list', '/reports/scheduled'],
]

describe('one of every kind, in every form', () => {
  beforeAll(() => {
    expect(new Set([...additions.map(({ made }) => made[0]), ...others.map(([kind]) => kind)])).toEqual(new Set(kindNames))
    expect(others.map((made) => generate(...made)).map(({ stderr }) => stderr)).toEqual(others.map(() => ''))
  }, 120_000)

  test('type-checks, and a new kind of block does not without its lines', () => {
    const registries = [
      'frontend/src/blocks/index.ts',
      'functions/domains/exports/rows/daily/made-of.ts',
      'functions/domains/reports/engine/daily/blocks/index.ts',
    ]
    const lacking = [...registries, 'frontend/src/pickers/subjects/use-subject-options.ts'].map((file) => [file, file.replace('.ts', '.lacking.ts')] as const)
    // compiled beside the complete ones, so that one run of the compiler shows both
    for (const [file, twin] of lacking) writeFileSync(join(copy, twin), readFileSync(join(copy, file), 'utf8').replace(/^.*\b(?:funnel|brand)\b.*\n/gm, ''))
    expect(faults()).toEqual(lacking.map(([, twin]) => twin).sort())
    for (const [, twin] of lacking) rmSync(join(copy, twin))
  }, 300_000)

  test('lints, and nothing of it is unused but the hooks that a screen is to call', () => {
    expect(lint()).toBe('')
    expect(unused().filter((line) => !/^frontend\/src\/features\/[\w-]+\/use-[\w-]+\.ts$/.test(line))).toEqual(['Unused files (10)'])
  }, 300_000)

  test('is taken by the tests that hold all of its kind, runs, is drawn, and answers everybody as it declares', () => {
    const own = git('ls-files', '--others', '--exclude-standard', '--', '*.test.ts').trim().split('\n')
    expect(own.length).toBeGreaterThan(0)
    writeFileSync(join(copy, 'test/story.test.ts'), running)
    writeFileSync(join(copy, 'test/funnel.test.tsx'), drawn)
    const passed = ownTests(
      [...holding, ...own, 'test/story.test.ts', 'test/funnel.test.tsx', 'test/access-matrix.test.ts'],
      // of the access matrix the new endpoints alone
      `^(?:(?:${newEndpoints.join('|')}): everybody|(?!.*: everybody))`,
    )
    expect(passed).toMatchObject({
      'test/story.test.ts': 2,
      'test/funnel.test.tsx': 1,
      'frontend/src/blocks/funnel/view.test.tsx': 1,
      // and that each has a row
      'test/access-matrix.test.ts': newEndpoints.length + 1,
    })
  }, 300_000)

  test('a new endpoint may do just what it calls, and starts light', () => {
    expect(JSON.parse(printed(bundled(newEndpoints)))).toEqual(newEndpoints.map((name) => [name, []]))
  }, 300_000)
})

test.each([
  [['report', 'Story Performance'], 'Usage:'],
  [['metric'], '--over METRIC --under METRIC'],
  [['report', 'posts'], 'shared/reports/types/posts/manifest.ts is there already.'],
  [['endpoint', 'tags'], 'begins with one of get, list'],
  [
    ['endpoint', 'list-caps', '--domain', 'profile'],
    '"profile" is no domain yet. Near it: profiles. Say which with --domain NAME, or --new-domain to begin it.',
  ],
  [['endpoint', 'list-profiles'], 'The endpoint list-profiles is there already.'],
  [['endpoint', 'list-caps', '--path', '/a/{id}'], 'its path does not end with an id'],
  [['metric', 'fans', '--of', 'folowers', '--networks', 'tiktok'], '"folowers" is no measure that is stored. Near it: followers'],
  [['metric', 'fans', '--of', 'followers', '--networks', 'tiktak'], '"tiktak" is no code of a network. Near it: tiktok.'],
  [['metric', 'fans', '--of', 'followers'], 'Say which networks give it'],
  [['metric', 'fans', '--over', 'saves', '--under', 'reach', '--networks', 'tiktok'], '--networks is of a stored metric.'],
  [['screen', 'shared', '--path', '/reports/links'], 'There is a screen at /reports/links already.'],
  [['screen', 'shared', '--list', '/profile'], 'Near it: /profiles'],
  [['block', 'sketch', '--colour', 'red'], "Unknown option '--colour'"],
])('%j writes nothing and says why', (made, said) => {
  commit()
  expect(generate(...made)).toMatchObject({ status: 1, stderr: expect.stringContaining(said) })
  expect(git('status', '--porcelain')).toBe('')
})
