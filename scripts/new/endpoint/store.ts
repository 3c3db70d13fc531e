/** The part of a domain's store that an endpoint needs; what is there already is left as it is. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, inOrder, type Plan, pascal, plural, Refused, sentence, withImport } from '../plan.ts'
import type { Address } from './address.ts'
import type { Import, Parent } from './parents.ts'

/** What can be done with a record: `find` one, read all `of` what has them, `put` or `remove` one. */
export type Deed = 'find' | 'of' | 'put' | 'remove'

type Snippet = { readonly declares: string; readonly code: string; readonly imports: readonly Import[] }

/** Whose the records are: of the account, or of one of its things, in a partition of its own. `many`: each has an id; else there is one at most. */
export type Kept = { readonly noun: string; readonly of: string | null; readonly many: boolean }

/** 'story', 'find' -> 'findStory' */
export function deedName({ noun }: Kept, deed: Deed): string {
  return deed === 'of' ? `${camel(plural(noun))}Of` : `${deed}${pascal(noun)}`
}

const ofTable = (file: string, name: string): Import => [`../../kernel/table/${file}.ts`, name]
const keys = ofTable('table', 'tenantKey')
const schemas: Import = ['valibot', '* as v']

function record({ noun, of, many }: Kept): Snippet {
  const [type, prefix] = [`${pascal(noun)}Record`, noun.toUpperCase()]
  const partition = of ? `\`\${tenantKey(accountId)}#${prefix}#\${${of}Id}\`` : 'tenantKey(accountId)'
  const lies = of ? `in a partition of its own for each ${of}` : "in the account's partition"
  const params = ['accountId: string', ...(of ? [`${of}Id: string`] : []), ...(many ? ['id: string'] : [])].join(', ')
  return {
    declares: `const ${camel(noun)}Key =`,
    imports: [schemas, keys],
    code: `/** ${sentence(many ? plural(noun) : noun)}: ${prefix}${many ? '#<id>' : ''} ${lies}. */
export const ${type} = v.object({ id: v.string() })
export type ${type} = v.InferOutput<typeof ${type}>
const ${camel(noun)}Key = (${params}) => ({ pk: ${partition}, sk: ${many ? `\`${prefix}#\${id}\`` : `'${prefix}'`} })
`,
  }
}

function snippet(kept: Kept, deed: Deed): Snippet {
  const { noun, of, many } = kept
  const [name, type, prefix] = [deedName(kept, deed), `${pascal(noun)}Record`, noun.toUpperCase()]
  const parent = of ? `, ${of}Id: string` : ''
  const key = (id: string) => `${camel(noun)}Key(accountId${of ? `, ${of}Id` : ''}${many ? `, ${id}` : ''})`
  const id = many ? ', id: string' : ''
  const declares = `function ${name}(`
  if (deed === 'find') {
    return {
      declares,
      imports: [ofTable('get-item', 'readItem')],
      code: `export function ${name}(accountId: string${parent}${id}): Promise<${type} | null> {
  return readItem(${type}, ${key('id')})
}
`,
    }
  }
  if (deed === 'put') {
    return {
      declares,
      imports: [ofTable('put-item', 'putItem')],
      code: `export async function ${name}(accountId: string${parent}, ${camel(noun)}: ${type}): Promise<void> {
  await putItem({ ...${key(`${camel(noun)}.id`)}, ...${camel(noun)} })
}
`,
    }
  }
  if (deed === 'remove') {
    return {
      declares,
      imports: [ofTable('delete-item', 'deleteItem'), ofTable('expressions', 'ifThere')],
      code: `/** False when there was none. */
export function ${name}(accountId: string${parent}${id}): Promise<boolean> {
  return deleteItem(${key('id')}, ifThere)
}
`,
    }
  }
  return {
    declares,
    imports: [ofTable('query', 'readAll')],
    code: `/** In the order of their ids. */
export function ${name}(accountId: string${parent}): Promise<${type}[]> {
  return readAll(${type}, { pk: ${camel(noun)}Key(accountId${of ? `, ${of}Id` : ''}, '').pk, prefix: '${prefix}#' })
}
`,
  }
}

function added(text: string, snippets: readonly Snippet[], inFolder: boolean): string {
  const wanted = snippets.filter(({ declares }) => !text.includes(declares))
  const deeper = (from: string) => (inFolder && from.startsWith('.') ? `../${from}` : from)
  const imports = wanted.flatMap((one) => one.imports).map(([from, name]) => withImport(name, deeper(from)))
  return [inOrder(...imports)(text).trimEnd(), ...wanted.map(({ code }) => code)].join('\n\n')
}

/** The file that reads and writes a record: `store.ts` of its domain, or a file of its own where the domain has a folder of them. */
export function storePath(root: string, domain: string, noun: string): string {
  const folder = `functions/domains/${domain}/store`
  return existsSync(join(root, folder)) ? `${folder}/${plural(noun)}.ts` : `${folder}.ts`
}

/** The import of a file of `functions/` in an endpoint. */
export const fromEndpoint = (path: string): string => path.replace(/^functions/, '../../..')

/** The store with what an endpoint does to its records, and with its parent's record where nothing else has that. */
export function storeOf(root: string, domain: string, kept: Kept, deed: Deed, parent: Parent | null): Pick<Plan, 'files' | 'edits'> {
  const path = storePath(root, domain, kept.noun)
  const inFolder = path.includes('/store/')
  const its: Kept = { noun: parent?.noun ?? '', of: null, many: true }
  const snippets = [...(parent?.own ? [record(its), snippet(its, 'find')] : []), record(kept), snippet(kept, deed)]
  if (!existsSync(join(root, path)))
    return { files: { [path]: added(`/** ${sentence(domain)}: the only file that knows their keys. */\n`, snippets, inFolder) }, edits: {} }
  const text = readFileSync(join(root, path), 'utf8')
  const type = `${pascal(kept.noun)}Record`
  if (text.includes(`const ${type} =`) && !text.includes(`const ${camel(kept.noun)}Key =`)) {
    throw new Refused(`${path} has a ${type} already, with keys of its own: write this endpoint like those beside it.`)
  }
  return snippets.every(({ declares }) => text.includes(declares))
    ? { files: {}, edits: {} }
    : { files: {}, edits: { [path]: (now) => added(now, snippets, inFolder) } }
}

export function keptBy({ parent, item }: Address, noun: string, verb: string, owner: Parent | null): Kept {
  return { noun, of: parent && owner ? owner.noun : null, many: item !== null || verb === 'list' || verb === 'create' }
}
