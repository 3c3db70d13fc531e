/** Good calls of every endpoint with one or two things broken: always a sentence, never a failure, and never a stack. */

import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import type { Handler } from '../functions/kernel/chain/endpoint.ts'
import { readInput } from '../functions/kernel/chain/request-input.ts'
import { Problem } from '../functions/kernel/request/problem.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { rows } from './access-rows.ts'
import { type Called, type CallInput, callHandler, eventOf, sessionAfter } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import { property, sampleOf } from './builders/sizes.ts'
import { ownerIds } from './owner-ids.ts'

const now = new Date()

// a budget would answer before the endpoint does
const tenants = startTenants({ now, unlimited: true })

const texts = [
  '',
  ' ',
  ',',
  '\u0000',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>',
  "'; --",
  '=1+1',
  '👩‍👩‍👧',
  '\ud800',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '-000001-01-01',
  '2026-11-21T25:61',
  'now',
  'x'.repeat(9000),
  'NaN',
  '1e400',
  '%00',
  'Etc/GMT+99',
  'A'.repeat(43),
]
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }))
const junk = fc.oneof(
  text,
  fc.constantFrom(null, true, -1, 0.5, Number.MAX_VALUE, [], {}, [null], [[]], [{}], { length: 3 }, new Array(1500).fill('x')),
  fc.jsonValue({ maxDepth: 3 }),
)

type Change = { at: number; what: 'replace' | 'drop' | 'add'; junk: unknown; name: string }
const change: fc.Arbitrary<Change> = fc.record({ at: fc.nat(50), what: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'), junk, name: text })

function broken(given: Record<string, unknown>, { at, what, junk: value, name }: Change): Record<string, unknown> {
  const keys = Object.keys(given)
  const key = keys[at % Math.max(1, keys.length)]
  const entries = Object.entries(given)
  if (what === 'add' || key === undefined) return Object.fromEntries([...entries, [name, value]])
  if (what === 'drop') return Object.fromEntries(entries.filter(([one]) => one !== key))
  // a list or object inside may be broken inside as well
  const inner = given[key]
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && at % 2 === 1)
    return { ...given, [key]: broken({ ...inner }, { at: at >> 1, what, junk: value, name }) }
  return { ...given, [key]: Array.isArray(inner) && at % 2 === 1 ? [...inner, value] : value }
}

const strings = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))

function brokenCall(input: CallInput, where: number, given: Change): CallInput {
  const { params, query, body } = input
  if (where === 0 && params) return { ...input, params: Object.fromEntries(Object.entries(params).map(([key]) => [key, String(given.name)])) }
  if (where === 1 && typeof body === 'object' && body !== null) return { ...input, body: broken({ ...body }, given) }
  if (where === 2 && body !== undefined)
    return {
      ...input,
      body: typeof given.junk === 'string' ? given.junk : (JSON.stringify(given.junk) ?? ''),
      headers: { 'content-type': 'application/json', ...input.headers },
    }
  return { ...input, query: strings(broken({ ...query }, given)) }
}

/** What is wrong with a field by its size or its kind; 3,000 letters fit into no key of the table, 300 wide ones do not either. */
const sizes: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(3000),
  '👍'.repeat(300),
  'x,'.repeat(4000),
  'x'.repeat(200_000),
  0,
  -1,
  1e21,
  true,
  null,
  {},
  [],
  [''],
  ['x'.repeat(3000)],
  new Array(5000).fill('x'),
]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place a value can stand: what the contract names, and what lies inside a good call. */
function placesIn(given: unknown, schema?: object): string[][] {
  const named = schema && 'entries' in schema && isRecord(schema.entries) ? Object.keys(schema.entries) : []
  const own = isRecord(given) ? given : {}
  return [...new Set([...named, ...Object.keys(own)])].flatMap((key) => [[key], ...placesIn(own[key]).map((path) => [key, ...path])])
}

function withValue(given: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const own = isRecord(given) ? given : {}
  return { ...own, [key]: withValue(own[key], deeper, value) }
}

type Told = { status: number; text: string; error: unknown; called?: Called }

/** Parses the input alone first, and runs the whole chain only for input that the contract accepts. */
async function answerTo(contract: Endpoint, handler: Handler, input: CallInput): Promise<Told> {
  try {
    await readInput(contract, eventOf(contract.method, contract.path, input))
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, text: error.message, error: error.message }
    throw error
  }
  const called = await callHandler(handler, contract.method, contract.path, input)
  const { status, text, json } = called
  // an address that a browser shows as it is answers with a page
  const title = contract.response === 'page' ? /<title>(.+?)<\/title>/.exec(text)?.[1] : undefined
  return { status, text, error: json.error ?? title, called }
}

const runs = Number(process.env.ALMANAC_FUZZ_RUNS ?? 60)
const every = endpoints.map((contract) => [contract.name, contract] as const)
/** With ALMANAC_FUZZ_RUNS every endpoint. */
const some = (count: number, of: string) => (process.env.ALMANAC_FUZZ_RUNS ? every : sampleOf(every, count, of))

test.each(some(8, 'broken calls'))('%s says what is wrong, whatever is sent', async (name, contract) => {
  const handler = handlerOf(name)
  // each sign-in costs what a password check costs
  const numRuns = name === 'login' ? Math.min(runs, 15) : runs
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(rows[name].calls.length - 1), fc.nat(3), fc.array(change, { minLength: 1, maxLength: 2 }), async (row, where, changes) => {
      const good: CallInput = { session: tenants.sessions.owner, ...rows[name].calls[row]?.(ownerIds, ownerIds, now) }
      const { status, text, error, called } = await answerTo(
        contract,
        handler,
        changes.reduce((input, one) => brokenCall(input, where, one), good),
      )
      if (called) tenants.sessions.owner = sessionAfter(called, tenants.sessions.owner)
      expect(status).toBeLessThan(500)
      // who comes back from a provider is told on the page of sign-in
      if (/[?&]failed=/.test(called?.headers.location ?? '')) refused += 1
      if (status < 400) return
      expect(error).toMatch(/^\S.{3,}[.!?]$|^\S.{3,}$/s)
      expect(text).not.toMatch(/Invalid type|Invalid key|Expected|\bat .*\.ts:|undefined/)
      refused += 1
    }),
    { ...property(numRuns, numRuns), ...(process.env.ALMANAC_FUZZ_SEED ? { seed: Number(process.env.ALMANAC_FUZZ_SEED) } : {}) },
  )
  expect(refused).toBeGreaterThan(0)
})

test.each(some(6, 'fields'))('%s refuses or takes every field in turn when it is empty, long, huge or of another kind', async (name, contract) => {
  const handler = handlerOf(name)
  const declared: Endpoint = contract
  const faults: string[] = []
  for (const make of rows[name].calls) {
    const good: CallInput = { session: tenants.sessions.owner, ...make(ownerIds, ownerIds, now) }
    const hasBody = isRecord(good.body) || declared.body !== undefined
    const places = [
      ...placesIn(good.params).map((path) => ['params', ...path]),
      ...placesIn(good.query, declared.query).map((path) => ['query', ...path]),
      ...(hasBody ? placesIn(good.body, declared.body).map((path) => ['body', ...path]) : []),
    ]
    for (const path of places)
      for (const value of sizes) {
        const inBody = path[0] === 'body'
        const sent = inBody || typeof value === 'string' ? value : JSON.stringify(value)
        const { status, text, error } = await answerTo(contract, handler, { ...good, ...Object(withValue(good, path, sent)) })
        const isTold = status < 400 || (status < 500 && typeof error === 'string' && /^\S.{3,}$/s.test(error) && error.length < 400)
        if (!isTold) faults.push(`${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}: ${status} ${text.slice(0, 200)}`)
      }
  }
  expect(faults).toEqual([])
})
