import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { levels, permissionSections } from '../../shared/permissions.ts'
import { type Contract, contractsOf } from './contracts.ts'
import { addressOf, collectionOf } from './endpoint/address.ts'
import { deedOf, handlerText } from './endpoint/handler.ts'
import { type Parent, parentOf, type Rights } from './endpoint/parents.ts'
import { accessRow, isHeld, neededRow } from './endpoint/registries.ts'
import { keptBy, storeOf, storePath } from './endpoint/store.ts'
import { known } from './names.ts'
import { camel, type Plan, plural, Refused, sentence, singular } from './plan.ts'

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
const past = (verb: string) => (verb === 'send' ? 'sent' : `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`)
const isVerb = (given: string): given is Verb => given in methods
export const verbs = Object.keys(methods)

export type EndpointChoice = {
  /** folder of functions and file of shared/api; that of the path's list, or the noun in the plural, unless said */
  domain?: string
  /** the domain is a new one */
  'new-domain'?: boolean
  /** below /api; made from verb and noun unless said */
  path?: string
  /** who may call it: `reports:view`, or `account` for owners and managers */
  needs?: string
}

/** @throws Refused for a domain that nobody declared, which may be a typo */
function domainOf(contracts: readonly Contract[], { domain, 'new-domain': isNew }: EndpointChoice, noun: string, path: string): string {
  const domains = [...new Set(contracts.map((one) => one.domain))].sort()
  const owner = contracts.find((one) => collectionOf(one.path) === collectionOf(path))?.domain
  const asked = domain ?? (isNew ? undefined : owner) ?? plural(noun)
  if (!/^[a-z]+(-[a-z]+)*$/.test(asked)) throw new Refused(`A domain is named in small letters with hyphens; "${asked}" is not.`)
  if (isNew && domains.includes(asked)) throw new Refused(`The domain "${asked}" is there already: leave out --new-domain.`)
  return isNew ? asked : known(asked, domains, 'domain yet', 'Say which with --domain NAME, or --new-domain to begin it.')
}

/** @throws Refused for a section or level that does not exist */
export function rightsOf(needs: string | undefined, least: string): Rights | 'account' {
  if (needs === 'account') return needs
  const [section = '', level = ''] = (needs ?? `reports:${least}`).split(':')
  const otherwise = 'Say --needs SECTION:LEVEL, such as reports:view, or --needs account.'
  return { section: known(section, permissionSections, 'section of permissions', otherwise), level: known(level, levels.slice(1), 'level', otherwise) }
}

/** The contract at the end of its domain's file, which is created for the first. */
function contractFile(root: string, domain: string, contract: string): Pick<Plan, 'files' | 'edits'> {
  const path = `shared/api/${domain}.ts`
  if (existsSync(join(root, path))) return { files: {}, edits: { [path]: (text) => `${text}\n${contract}` } }
  const head = "import * as v from 'valibot'\nimport { endpoint } from './endpoint.ts'\n"
  return { files: { [path]: `${head}\n${contract}` }, edits: {} }
}

const hook = (noun: string, path: string, params: readonly string[]) => `import { useRead } from '../../lib/use-read.ts'

export function ${camel(`use-${noun}`)}(${params.map((one) => `${one}: string`).join(', ')}) {
  return useRead('GET ${path}', {${params.length > 0 ? ` params: { ${params.join(', ')} } ` : ''}})
}
`

type Made = {
  name: string
  domain: string
  rights: Rights | 'account'
  collection: string | undefined
  parent: Parent | null
  isRead: boolean
  held: boolean
  keptIn: string
}

function nextOf({ name, domain, rights, collection, parent, isRead, held, keptIn }: Made): string[] {
  const who = rights === 'account' ? 'owners and managers' : `whoever has "${rights.level}" on ${rights.section} in a profile group`
  return [
    `Who may call it: ${who}. Another choice is --needs SECTION:LEVEL or --needs account, or access in shared/api/${domain}.ts.`,
    `Write the contract's fields in shared/api/${domain}.ts, what is kept in ${keptIn}, then the handler in functions/edge/endpoints/${domain}/${name}.ts.`,
    ...(parent?.own ? [`Nothing writes what ${collection} holds yet: every call is answered with 404 until something does, through ${keptIn}.`] : []),
    ...(isRead ? [] : [`Add the reads of other collections that it changes to "changes" in shared/api/${domain}.ts, then run "npm run registry".`]),
    `Run "npm run grants -- ${name}" when its handler is written: its rights are those that its bundle uses.`,
    ...(held
      ? []
      : [
          'No tenant of the access matrix has one yet, so its row in test/access-rows.ts asks for what is missing: let test/builders/tenants.ts write some, and the row call with the ids that it is given.',
        ]),
  ]
}

/** An endpoint: contract, store, handler, rights, a row of the access matrix, and for reads the hook of the screens. */
export async function planEndpoint(root: string, name: string, choice: EndpointChoice): Promise<Plan> {
  const [verb = '', ...words] = name.split('-')
  if (!isVerb(verb) || words.length === 0 || /\d/.test(name)) throw new Refused(`An endpoint's name begins with one of ${verbs.join(', ')}, such as list-tags.`)
  const noun = words.join('-')
  const isList = verb === 'list'
  // a path says how its list is called
  const [one, many] = [isList ? singular(noun) : noun, choice.path?.endsWith(`/${noun}`) ? noun : plural(noun)]
  const method = methods[verb]
  const isRead = method === 'GET'
  const after = ['send', 'import', 'render'].includes(verb) ? `/{id}/${verb}` : ['list', 'create'].includes(verb) ? '' : '/{id}'
  const address = addressOf(choice.path ?? `/${many}${after}`, verb, one)
  const { path, params } = address
  const contracts = await contractsOf(root)
  if (contracts.some((there) => there.name === name)) throw new Refused(`The endpoint ${name} is there already.`)
  if (contracts.some((there) => `${there.method} ${there.path}` === `${method} ${path}`)) throw new Refused(`${method} ${path} is there already.`)
  const domain = domainOf(contracts, choice, one, path)
  const parent = address.parent && parentOf(root, domain, address.parent, one)
  const rights = rightsOf(choice.needs, isRead ? (parent?.level ?? 'view') : 'manage')

  const kept = keptBy(address, one, verb, parent)
  const deed = deedOf(verb)
  const variable = camel(name)
  const rows = camel(many)
  const access = rights === 'account' ? "account: 'manage'" : `permission: ['${rights.section}', '${rights.level}']`
  const contract = `export const ${variable} = endpoint({
  name: '${name}',
  domain: '${domain}',
  method: '${method}',
  path: '${path}',
  summary: '${sentence(name)}',
${isRead ? '' : `  audit: { kind: 'account', to: '${verb}', did: '${past(verb)}', thing: '${one.replaceAll('-', ' ')}' },\n  changes: ['own'],\n`}  access: { session: true, ${access} },
${isRead ? '  query: v.strictObject({}),\n' : method === 'DELETE' ? '' : '  body: v.strictObject({}),\n'}  response: v.object({ ${isList ? `${rows}: v.array(v.object({ id: v.string() }))` : 'id: v.string()'} }),
})
`
  const { files, edits } = contractFile(root, domain, contract)
  const keptIn = storePath(root, domain, kept.noun)
  const store = storeOf(root, domain, kept, deed, parent)
  const checked = rights === 'account' ? { section: 'reports', level: isRead ? 'view' : 'manage' } : rights
  const handler = handlerText({ verb, variable, domain, noun: one, rows }, address, kept, parent, checked, keptIn)
  const hookNoun = isList ? many : one
  return {
    files: {
      ...files,
      ...store.files,
      [`functions/edge/endpoints/${domain}/${name}.ts`]: handler,
      ...(isRead ? { [`frontend/src/features/${domain}/use-${hookNoun}.ts`]: hook(hookNoun, path, params) } : {}),
    },
    registry: true,
    edits: {
      ...edits,
      ...store.edits,
      'test/access-rows.ts': accessRow(name, address, parent, deed, isRead),
      'test/access-table.ts': neededRow(name, rights),
    },
    next: nextOf({ name, domain, rights, collection: address.parent?.collection, parent, isRead, held: isHeld(parent, deed), keptIn }),
  }
}
