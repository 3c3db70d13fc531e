/** What a checkout declares, as its own files say: a generator is told the same as the product. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { known } from './names.ts'
import { Refused } from './plan.ts'

const Contract = v.looseObject({
  name: v.string(),
  domain: v.string(),
  method: v.string(),
  path: v.string(),
  response: v.unknown(),
  changes: v.optional(v.array(v.unknown())),
})
/** `module`: its file in shared/api, without extension. */
export type Contract = v.InferOutput<typeof Contract> & { module: string; variable: string }

/** A module of the checkout at `root`, which may be another than this one. */
const load = (root: string, path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href)

const methods = ['GET', 'POST', 'PATCH', 'DELETE']

/** Read from their own files, because the registry may be out of date. Deletions are last: tests that call all endpoints in turn need the data. */
export async function contractsOf(root: string): Promise<readonly Contract[]> {
  const folder = join(root, 'shared/api')
  const modules = readdirSync(folder)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && readFileSync(join(folder, file), 'utf8').includes('= endpoint('))
    .map((file) => file.replace('.ts', ''))
  const found = modules.map(async (module) =>
    Object.entries(Object(await load(root, `shared/api/${module}.ts`))).flatMap(([variable, value]) =>
      v.is(Contract, value) ? [{ ...value, module, variable }] : [],
    ),
  )
  const order = ({ method, path }: Contract) => `${methods.indexOf(method)} ${path}`
  return (await Promise.all(found)).flat().sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

const Metrics = v.object({
  measureIds: v.array(v.string()),
  metrics: v.record(v.string(), v.looseObject({ title: v.string(), class: v.string() })),
  offers: v.function(),
})

export async function metricsOf(root: string): Promise<v.InferOutput<typeof Metrics>> {
  return v.parse(Metrics, { ...Object(await load(root, 'shared/metrics/index.ts')) })
}

export async function networksOf(root: string): Promise<string[]> {
  return v.parse(v.object({ networkCodes: v.array(v.string()) }), await load(root, 'shared/networks.ts')).networkCodes
}

export function screensOf(root: string): Promise<{ screens: string[]; screensOfOne: string[] }> {
  return load(root, 'shared/screens.ts').then((found) => v.parse(v.object({ screens: v.array(v.string()), screensOfOne: v.array(v.string()) }), found))
}

const Text = v.object({ type: v.literal('string') })
const Listed = v.object({ type: v.literal('array'), item: v.object({ entries: v.record(v.string(), v.unknown()) }) })
const Answer = v.object({ entries: v.record(v.string(), v.unknown()) })

/** What a read answers with a row for each: the key of its list, and the fields that tell one row from another and name it. */
export type Rows = { readonly path: string; readonly key: string; readonly id: string; readonly label: string }

/** @throws Refused for a path that no read has, and for a read of something else than rows */
export async function rowsOf(root: string, path: string): Promise<Rows> {
  const reads = (await contractsOf(root)).filter(({ method, path: its }) => method === 'GET' && !its.includes('{'))
  const asked = known(
    path,
    reads.map((one) => one.path),
    'read that takes no id',
    'npm run new endpoint list-... makes one.',
  )
  const answer = v.safeParse(Answer, reads.find((one) => one.path === asked)?.response)
  for (const [key, one] of Object.entries(answer.success ? answer.output.entries : {})) {
    const listed = v.safeParse(Listed, one)
    const texts = listed.success ? Object.entries(listed.output.item.entries).flatMap(([field, its]) => (v.is(Text, its) ? [field] : [])) : []
    const [first] = texts
    if (first)
      return {
        path,
        key,
        id: texts.find((field) => field === 'id' || field === '_id') ?? first,
        label: texts.find((field) => /^(name|title)$/.test(field)) ?? first,
      }
  }
  throw new Refused(`GET ${path} answers with no list of rows that have a text.`)
}
