/** `npm run templates` against a running stack: what is exported, planned and applied, with an API key. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getReportTemplate, listReportTemplates } from '../shared/api/templates.ts'
import { templateFileMessages as words } from '../shared/template-messages.ts'
import { type Session, signIn } from './builders/session.ts'
import { startStack, type TestStack } from './builders/stack.ts'

let stack: TestStack
let owner: Session
let folder: string
const keys = { read: '', manage: '' }

beforeAll(async () => {
  stack = await startStack({ seed: true })
  owner = await signIn(stack.origin, 'owner@almanac.test')
  folder = mkdtempSync(join(tmpdir(), 'almanac-templates-'))
  for (const scope of ['read', 'manage'] as const) {
    const { body } = await owner('POST', '/api-keys', { name: scope, scopes: scope === 'read' ? ['read'] : ['read', 'manage'], ends: '30' })
    keys[scope] = v.parse(v.object({ token: v.string() }), body).token
  }
}, 180_000)
beforeEach(async () => {
  for (const { _id } of await listed()) expect((await owner('DELETE', `/reports/templates/${_id}`)).status).toBeLessThan(300)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await stack.stop()
})

/** As a shell would see it. */
function templates(key: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = join(import.meta.dirname, '../scripts/templates.ts')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', script, '--at', stack.origin, ...args],
      { cwd: folder, env: { ...process.env, ALMANAC_KEY: key, NODE_OPTIONS: '' } },
      (error, out, err) => resolve({ code: error ? 1 : 0, out: out.trim(), err: err.trim() }),
    )
  })
}
const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
const listed = async () => v.parse(listReportTemplates.response, (await owner('GET', '/reports/templates')).body).templates
const pack = ['name: Board pack', 'flavor: comprehensive', 'reports:', '  - code: cross_channel', '    sections: [summary, audience]']

test('a file is planned, applied, exported, changed and applied again: each save a version, and the plan says it before', async () => {
  write('pack.yaml', ...pack)
  expect((await templates(keys.read, 'plan', 'pack.yaml')).out).toBe(words.makes('pack.yaml', 'Board pack', 'Social media performance'))
  expect(await listed()).toEqual([])
  const applied = await templates(keys.manage, 'apply', 'pack.yaml')
  expect([applied.code, applied.out.split('\n').at(-1)]).toEqual([0, words.made('pack.yaml', 'Board pack')])
  expect((await templates(keys.read, 'plan', 'pack.yaml')).out).toBe(words.unchanged('pack.yaml', 'Board pack', 1))

  expect((await templates(keys.read, 'export', '--into', 'out')).out).toBe(words.exported('board-pack.yaml', 'Board pack', 1))
  expect(readdirSync(join(folder, 'out'))).toEqual(['board-pack.yaml'])
  const file = join(folder, 'out', 'board-pack.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('- audience', '- key: audience\n        title: Who follows us\n      - reach'))
  expect((await templates(keys.read, 'plan', 'out/board-pack.yaml')).out.split('\n')).toEqual([
    words.changes('board-pack.yaml', 'Board pack', 1),
    '  Cross-channel gains Reach.',
    '  On Cross-channel, “Audience” is now called “Who follows us”.',
  ])
  expect((await templates(keys.manage, 'apply', 'out/board-pack.yaml')).out.split('\n').at(-1)).toBe(words.saved('board-pack.yaml', 'Board pack', 2))
  const [row] = await listed()
  const { template, versions } = v.parse(getReportTemplate.response, (await owner('GET', `/reports/templates/${row?._id}`)).body)
  expect(template.reports[0]?.sections.map(({ key, title }) => title ?? key)).toEqual(['summary', 'Who follows us', 'reach'])
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
})

test('dates to start with are a line of a file, and without the line they go', async () => {
  const dated = [...pack.map((line) => line.replace('Board pack', 'Dated pack')), 'range: last_7_days', 'compare: last_year']
  write('dated.yaml', ...dated)
  await templates(keys.manage, 'apply', 'dated.yaml')
  const row = async () => (await listed()).find(({ name }) => name === 'Dated pack')
  expect(await row()).toMatchObject({ range: 'last_7_days', compare: 'last_year' })
  write('dated.yaml', ...dated.slice(0, -2), 'range: month_to_date')
  expect((await templates(keys.manage, 'apply', 'dated.yaml')).out.split('\n').slice(1, 3)).toEqual([
    '  Its default dates are now “Month to date”.',
    '  Its default comparison is removed.',
  ])
  expect(await row()).toMatchObject({ range: 'month_to_date', compare: null, version: 2 })
})

test('what is wrong is told with file and line, and then nothing of all files is changed', async () => {
  const before = await listed()
  write('new.yaml', 'name: Another', 'flavor: posts')
  write('wrong.yaml', ...pack.slice(0, 4), '    sections:', '      - summary', '      - newsletter')
  const { code, err } = await templates(keys.manage, 'apply', 'new.yaml', 'wrong.yaml')
  expect([code, err.split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^wrong\.yaml:7: The report has no section "newsletter" on Cross-channel/), words.nothingDone],
  ])
  expect((await templates(keys.manage, 'plan', 'absent.yaml')).err).toBe(words.noFile('absent.yaml'))
  write('again.yaml', 'name: Another', 'flavor: posts')
  expect((await templates(keys.manage, 'plan', 'new.yaml', 'again.yaml')).err).toContain(words.sameAs('new.yaml'))
  expect(await listed()).toEqual(before)
})

test('a key that may only read plans and exports, and changes nothing', async () => {
  const before = await listed()
  write('new.yaml', 'name: Another', 'flavor: posts')
  expect((await templates(keys.read, 'apply', 'new.yaml')).code).toBe(1)
  expect((await templates('', 'plan', 'new.yaml')).err).toContain(words.noKey)
  expect((await templates('nonsense', 'plan', 'new.yaml')).code).toBe(1)
  expect(await listed()).toEqual(before)
})
