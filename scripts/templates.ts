/**
 * `npm run templates -- export|plan|apply`: report templates as YAML files, over the API of a running stack or deployment. ALMANAC_KEY is an
 * API key that may manage, or read for all but apply.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '../shared/api/client.ts'
import { templateFileMessages as words } from '../shared/template-messages.ts'
import { templateSchemaPath } from '../shared/templates/file.ts'
import { fileNames } from './templates/file-names.ts'
import { apply, type Client, type Plan, planOf, planText } from './templates/plan.ts'
import { templateSchema } from './templates/schema.ts'
import { writeTemplate } from './templates/template-file.ts'

const checkout = resolve(import.meta.dirname, '..')
const schemaFile = join(checkout, templateSchemaPath)

const usage = `Usage: npm run templates -- export [--into FOLDER]
       npm run templates -- plan FILE...
       npm run templates -- apply FILE...
       npm run templates -- schema
ALMANAC_KEY holds an API key; --at is the address of the product, http://localhost:3000 unless given.`

class Refused extends Error {}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string', default: 'http://localhost:3000' }, into: { type: 'string', default: '.' } },
  })
  const [verb, ...files] = positionals
  if (verb === 'schema') return writeFileSync(schemaFile, `${JSON.stringify(templateSchema(), null, 2)}\n`)
  if (verb === 'export' && files.length === 0) return exportAll(clientOf(values.at), values.into)
  if ((verb !== 'plan' && verb !== 'apply') || files.length === 0) throw new Refused(usage)
  const client = clientOf(values.at)
  const plan = await planOf(
    client,
    files.map((file) => ({ name: basename(file), text: textOf(file) })),
  )
  if ('refusals' in plan) throw new Refused(refusalText(plan))
  console.log(planText(plan))
  if (verb === 'apply') await apply(client, plan, (line) => console.log(line))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refused(words.noFile(file))
  }
}

function clientOf(at: string): Client {
  const key = process.env.ALMANAC_KEY
  if (!key) throw new Refused(`${words.noKey}\n${usage}`)
  const send: typeof fetch = (address, init) => fetch(address, { ...init, headers: { ...init?.headers, authorization: `Bearer ${key}` } })
  return createClient(send, `${at.replace(/\/$/, '')}/api`)
}

const refusalText = ({ refusals }: Extract<Plan, { refusals: unknown }>) =>
  [...refusals.map(({ file, line, message }) => `${file}${line === null ? '' : `:${line}`}: ${message}`), words.nothingDone].join('\n')

async function exportAll(client: Client, into: string): Promise<void> {
  const { templates } = await client.call('GET /reports/templates')
  mkdirSync(into, { recursive: true })
  const names = fileNames(templates)
  for (const { _id } of templates) {
    const { template } = await client.call('GET /reports/templates/{id}', { params: { id: _id } })
    const name = names.get(_id) ?? `${_id}.yaml`
    writeFileSync(join(into, name), writeTemplate(template, schemaFile))
    console.log(words.exported(name, template.name, template.version))
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
