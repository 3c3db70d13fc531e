/**
 * Random accounts, made and computed in Python from docs/metrics.md alone, imported as files and asked for by the endpoints: every figure, what
 * it is compared with and its change are the same. More of them: ALMANAC_DIFFERENTIAL_ACCOUNTS; others: ALMANAC_DIFFERENTIAL_SEED, any text.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { startSession } from '../functions/kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../functions/kernel/accounts/store.ts'
import { importProfileData } from '../shared/api/profiles.ts'
import { NetworkCode } from '../shared/networks.ts'
import { GenericReport, reportOfGeneric } from '../shared/reports/generic-report.ts'
import { Report, reportTabs, type Tile } from '../shared/reports/report.ts'
import { callHandler } from './builders/call.ts'
import { startCloud } from './builders/cloud.ts'
import { aProfile } from './builders/dataset.ts'
import { runPython } from './builders/python.ts'
import { seed as commitSeed, sizeOf } from './builders/sizes.ts'

const accounts = Number(process.env.ALMANAC_DIFFERENTIAL_ACCOUNTS ?? sizeOf(8, 150))
const seed = process.env.ALMANAC_DIFFERENTIAL_SEED ?? String(commitSeed)
/** Made in one go by Python, so that no more than these are in memory at a time. */
const batch = 50
const atOnce = 6

const MaybeFigure = v.nullable(v.number())
const Run = v.object({
  type: v.string(),
  option: v.string(),
  prior: v.tuple([v.string(), v.string()]),
  profiles: v.array(v.string()),
  labels: v.optional(v.array(v.string()), []),
  label_match: v.optional(v.picklist(['any', 'all']), 'any'),
  expected: v.record(v.string(), v.object({ value: MaybeFigure, prior: MaybeFigure, growth: MaybeFigure, compared: MaybeFigure, over: MaybeFigure })),
})
const Account = v.object({
  number: v.number(),
  zone: v.string(),
  range: v.tuple([v.string(), v.string()]),
  profiles: v.array(v.object({ id: v.string(), network: NetworkCode, zone: v.string(), files: v.record(v.string(), v.string()) })),
  runs: v.array(Run),
})
type Account = v.InferOutput<typeof Account>

let stop: () => Promise<void>
beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  ;({ stop } = await startCloud())
})
afterAll(async () => {
  delete process.env.ALMANAC_LIMIT_FACTOR
  await stop()
})

const endpointOf: Readonly<Record<string, readonly [name: Parameters<typeof handlerOf>[0], path: string]>> = {
  comprehensive: ['get-social-media-performance-report', '/reports/social-media-performance'],
  inbox_activity: ['get-inbox-activity-report', '/reports/inbox-activity'],
  ads_performance: ['get-ads-report', '/reports/ads'],
}

/** The account with its people, groups and profiles, and every file of each profile in one import. */
async function makeAccount({ number, zone, profiles }: Account): Promise<string> {
  const account = `acct-${seed}-${number}`
  await putAccount({ id: account, name: account, timezone: zone, features: { inbox_activity: true, ads: true } })
  await putUser(account, { id: `user-${account}`, email: `${account}@x.test`, name: 'Owner', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(account, { entity_gid: `group-${number}`, name: 'Group', timezone: null })
  const session = await startSession(account, `user-${account}`, new Date())
  for (const { id, network, zone: timezone, files } of profiles) {
    await putProfile(account, aProfile(id, network, { entity_gid: `group-${number}`, timezone, available_from: null }))
    const form = new FormData()
    for (const [name, text] of Object.entries(files)) form.append('files', new Blob([text], { type: 'text/csv' }), name)
    if (Object.keys(files).length === 0) continue
    const sent = new Response(form)
    const { json, status, text } = await callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
      session,
      params: { id },
      body: new Uint8Array(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
    // a busy machine answers before the import has ended
    const error = status === 202 ? await errorOfImport(session, v.parse(Import, json).import.id) : status === 200 ? null : text
    if (error !== null) throw new Error(`Account ${number} of seed ${seed}, import of ${Object.keys(files).join()} into ${id} (${network}): ${status} ${error}`)
  }
  return session
}

const Import = v.object({ import: v.object({ id: v.string(), error: v.nullable(v.string()), ended_at: v.nullable(v.string()) }) })

/** Waits for the end of an import. */
async function errorOfImport(session: string, id: string): Promise<string | null> {
  const { json } = await callHandler(handlerOf('get-import'), 'GET', '/imports/{id}', { session, params: { id } })
  const { ended_at, error } = v.parse(Import, json).import
  if (ended_at !== null) return error
  await pause(200)
  return errorOfImport(session, id)
}

/** Sums of floats in another order differ in their last digits, of which none is on the screen. */
const isSame = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** The figures of a tile, and what its change is of: without one nothing, without a note of it all that there is. */
function toldBy(tile: Tile | undefined) {
  const { value = null, prior = null, growth = null } = tile ?? {}
  const isCompared = tile !== undefined && tile.figure.growth.kind !== 'none'
  const compared = isCompared ? (tile.figure.compared ?? value) : null
  return { value, prior, growth, compared, over: isCompared ? (tile.figure.over?.some ?? null) : null }
}

/** How many figures were compared, and the differences in words. */
async function differences(account: Account): Promise<{ compared: number; faults: string[] }> {
  const session = await makeAccount(account)
  const faults: string[] = []
  let compared = 0
  for (const { type, option, prior, profiles, labels, label_match, expected } of account.runs) {
    const [name, path] = endpointOf[type] ?? ['get-performance-report', '/reports/performance']
    const query = {
      ...(path === '/reports/performance' ? { type } : {}),
      profiles: profiles.join(),
      dateFrom: account.range[0],
      dateTo: account.range[1],
      priorFrom: prior[0],
      priorTo: prior[1],
      timezone: account.zone,
      ...(labels.length > 0 ? { label: labels.join(), label_match } : {}),
    }
    const { json, status, text } = await callHandler(handlerOf(name), 'GET', path, { session, query })
    if (status !== 200) throw new Error(`Account ${account.number} of seed ${seed}, ${type}: ${status} ${text}`)
    const [tab] = reportTabs('tab' in json ? reportOfGeneric(v.parse(GenericReport, json)) : v.parse(Report, json))
    for (const [key, want] of Object.entries(expected)) {
      const tile = tab?.summary.find((one) => one.key === key || one.key.startsWith(`${key}_`))
      const own = toldBy(tile)
      for (const what of ['value', 'prior', 'growth', 'compared', 'over'] as const) {
        compared++
        if (isSame(own[what], want[what])) continue
        const of = `account ${account.number} of seed ${seed}, ${type} ${key} ${what}`
        faults.push(
          `${of}: the report says ${own[what]}, Python ${want[what]} (${option}, ${account.range.join(' to ')} against ${prior.join(' to ')}, ${account.zone})`,
        )
      }
    }
  }
  return { compared, faults }
}

/** One difference of each kind, with how many there are. */
function firstOfEach(faults: readonly string[]): string[] {
  const kinds = Map.groupBy(faults, (fault) => fault.replace(/^account .* of seed [^,]*, /, '').replace(/:.*/s, ''))
  return [...kinds.values()].map((of) => `${of.length} x ${of[0]}`)
}

test(
  'whole accounts, imported and asked for, have the figures that an independent calculation gives',
  async () => {
    const faults: string[] = []
    let compared = 0
    for (let first = 0; first < accounts; first += batch) {
      const given = { seed, first, accounts: Math.min(batch, accounts - first), today: new Date().toISOString().slice(0, 10) }
      const made = v.parse(v.array(Account), await runPython('accounts.py', given))
      for (let at = 0; at < made.length; at += atOnce) {
        for (const found of await Promise.all(made.slice(at, at + atOnce).map(differences))) {
          faults.push(...found.faults)
          compared += found.compared
        }
      }
    }
    expect(firstOfEach(faults)).toEqual([])
    expect(compared).toBeGreaterThan(accounts * 20)
  },
  // on a busy core
  Math.max(10 * 60_000, accounts * 4000),
)
