import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterLast, before, camel, inOrder, type Plan, Refused, sentence } from './plan.ts'

const methods = {
  get: 'GET',
  list: 'GET',
  create: 'POST',
  send: 'POST',
  import: 'POST',
  render: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
  revoke: 'DELETE',
} as const
type Verb = keyof typeof methods
const isVerb = (given: string): given is Verb => given in methods

export type EndpointChoice = {
  /** folder of functions and file of shared/api; the noun in the plural unless said */
  domain?: string
  /** below /api; made from the noun unless said */
  path?: string
}

const plural = (noun: string) => (noun.endsWith('s') ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** The contract at the end of its domain's file, which is made and registered when it is the first. */
function contractFile(root: string, domain: string, contract: string): Pick<Plan, 'files' | 'edits'> {
  const path = `shared/api/${domain}.ts`
  if (!existsSync(join(root, path))) {
    const head = "import * as v from 'valibot'\nimport { endpoint } from './endpoint.ts'\n"
    const registered = afterLast(/^import \* as /, `import * as ${camel(domain)} from './${domain}.ts'`)
    return { files: { [path]: `${head}\n${contract}` }, edits: { 'shared/api/index.ts': registered } }
  }
  return { files: {}, edits: { [path]: (text) => `${text}\n${contract}` } }
}

/** Every item of the account; its keys belong into ./store.ts as soon as a second file needs them. */
const listHandler = (variable: string, domain: string, noun: string, list: string) => `import * as v from 'valibot'
import { ${variable} } from '../../shared/api/${domain}.ts'
import { handle } from '../lib/endpoint.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'

const Item = v.object({ id: v.string() })

export const handler = handle(${variable}, async ({ actor }) => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(actor.accountId), ':prefix': '${noun.toUpperCase()}#' },
  })
  return { ${list}: items.map((item) => v.parse(Item, item)) }
})
`

/** One item of the account; what is missing and what belongs to others is answered alike. */
const itemHandler = (
  variable: string,
  domain: string,
  noun: string,
  param: string | undefined,
  isRead: boolean,
) => `import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ${variable} } from '../../shared/api/${domain}.ts'
import { messages } from '../../shared/messages.ts'
import { documents, tableName } from '../lib/clients.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { tenantKey } from '../lib/table.ts'

export const handler = handle(${variable}, async ({ actor${param ? ', params' : ''} }) => {
  const id = ${param ? `params.${param}` : `actor.userId`}
  const Key = { pk: tenantKey(actor.accountId), sk: \`${noun.toUpperCase()}#\${id}\` }
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key${isRead ? '' : ', ConsistentRead: true'} }))
  if (!Item) throw problem(404, messages.missing)
  return { id }
})
`

const hook = (noun: string, path: string, params: string[]) => `import { useRead } from '../../lib/use-read.ts'

export function ${camel(`use-${noun}`)}(${params.map((one) => `${one}: string`).join(', ')}) {
  return useRead('GET ${path}', {${params.length > 0 ? ` params: { ${params.join(', ')} } ` : ''}})
}
`

/** An endpoint: contract, handler, rights, a row of the access matrix, and for reads the hook of the screens. */
export function planEndpoint(root: string, name: string, choice: EndpointChoice): Plan {
  const [verb = '', ...words] = name.split('-')
  if (!isVerb(verb) || words.length === 0) throw new Refused(`An endpoint's name begins with one of ${Object.keys(methods).join(', ')}, such as list-tags.`)
  const noun = words.join('-')
  const domain = choice.domain ?? plural(noun)
  const method = methods[verb]
  const isRead = method === 'GET'
  const takesId = ['get', 'update', 'delete', 'revoke'].includes(verb)
  const path = choice.path ?? `/${plural(noun)}${takesId ? '/{id}' : ''}`
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '')
  const variable = camel(name)
  const namespace = camel(domain)

  const contract = `export const ${variable} = endpoint({
  name: '${name}',
  domain: '${domain}',
  method: '${method}',
  path: '${path}',
  summary: '${sentence(name)}',
  access: { session: true, permission: ['reports', '${isRead ? 'view' : 'manage'}'] },
${isRead ? '  query: v.strictObject({}),\n' : method === 'DELETE' ? '' : '  body: v.strictObject({}),\n'}  response: v.object({ ${isRead && !takesId ? `${camel(plural(noun))}: v.array(v.object({ id: v.string() }))` : 'id: v.string()'} }),
})
`
  const [param] = params
  const handler = isRead && !param ? listHandler(variable, domain, noun, camel(plural(noun))) : itemHandler(variable, domain, noun, param, isRead)
  const { files, edits } = contractFile(root, domain, contract)
  const registry = before('export const endpoints = [', '] as const', `  ${namespace}.${variable},\n`)
  const registryEdit = edits['shared/api/index.ts']
  const call = param ? `() => ({ params: { ${params.map((one) => `${one}: 'missing'`).join(', ')} } })` : '() => ({})'
  const hookNoun = verb === 'list' ? plural(noun) : noun
  const hookFile = `frontend/src/features/${domain}/use-${hookNoun}.ts`
  return {
    files: { ...files, [`functions/${domain}/${name}.ts`]: handler, ...(isRead ? { [hookFile]: hook(hookNoun, path, params) } : {}) },
    edits: {
      ...edits,
      ...(isRead ? {} : { 'shared/api/changes.ts': before('export const changes = {', '} as const', `  '${method} ${path}': [],\n`) }),
      'shared/api/index.ts': registryEdit ? inOrder(registryEdit, registry) : registry,
      'infra/grants.ts': before('export const endpointGrants = {', '} as const', `  '${name}': ['table-read'],\n`),
      'test/access-rows.ts': (text) => text.replace(/\n}\s*$/, `\n  '${name}': { calls: [${call}]${param || !isRead ? ', status: 404' : ''} },\n}\n`),
    },
    next: [
      `Write the contract's fields in shared/api/${domain}.ts, then the handler in functions/${domain}/${name}.ts.`,
      ...(isRead ? [] : ['Name in shared/api/changes.ts the reads that it changes: screens read them anew after it.']),
      'Name in infra/grants.ts only what the handler touches, and put own, foreign and missing ids into its row of test/access-rows.ts.',
    ],
  }
}
