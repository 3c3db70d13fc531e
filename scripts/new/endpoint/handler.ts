import { camel } from '../plan.ts'
import type { Address } from './address.ts'
import type { Import, Parent, Rights } from './parents.ts'
import { type Deed, deedName, fromEndpoint, type Kept } from './store.ts'

/** What an endpoint's verb does to records, until its author says otherwise. */
export const deeds: Readonly<Record<string, Deed>> = { list: 'of', create: 'put', delete: 'remove', revoke: 'remove' }
export const deedOf = (verb: string): Deed => deeds[verb] ?? 'find'

/** `rows`: what a list is called in its answer. */
type Named = { readonly verb: string; readonly variable: string; readonly domain: string; readonly noun: string; readonly rows: string }

function work(kept: Kept, deed: Deed, scope: string, { noun, rows, item }: Pick<Named, 'noun' | 'rows'> & { item: string | null }): string {
  const call = (last: string | null) => `${deedName(kept, deed)}(${[scope, ...(last ? [last] : [])].join(', ')})`
  const id = item ? `params.${item}` : null
  const own = kept.noun === kept.of ? `${camel(noun)}Record` : camel(noun)
  if (deed === 'of') return `return { ${rows}: await ${call(null)} }`
  if (deed === 'put') return `const ${own} = { id: crypto.randomUUID() }\n  await ${call(own)}\n  return ${own}`
  if (deed === 'remove') return `if (!(await ${call(id)})) throw problem(404, messages.missing)\n  return { id: ${id ?? 'actor.accountId'} }`
  return `const ${own} = await ${call(id)}\n  if (!${own}) throw problem(404, messages.missing)\n  return { id: ${own}.id }`
}

/** What is missing and what belongs to others is answered alike. */
export function handlerText(
  { verb, variable, domain, noun, rows }: Named,
  { parent: of, item, params }: Address,
  kept: Kept,
  parent: Parent | null,
  rights: Rights,
  store: string,
): string {
  const deed = deedOf(verb)
  const refuses = deed === 'find' || deed === 'remove'
  const imports: Import[] = [
    [`../../../../shared/api/${domain}.ts`, variable],
    ['../../../kernel/chain/endpoint.ts', 'handle'],
    [fromEndpoint(store), deedName(kept, deed)],
    ...(parent?.imports ?? []),
    ...(refuses
      ? ([
          ['../../../kernel/request/problem.ts', 'problem'],
          ['../../../../shared/messages.ts', 'messages'],
        ] as const)
      : []),
  ]
  const lines = [...new Set(imports.map(([from, name]) => `import { ${name} } from '${from}'`))]
  const scope = ['actor.accountId', ...(parent ? [`${parent.noun}.id`] : [])].join(', ')
  const check = of && parent ? `${parent.check(`params.${of.param}`, rights)}\n  ` : ''
  return `${lines.join('\n')}

export const handler = handle(${variable}, async ({ actor${params.length > 0 ? ', params' : ''} }) => {
  ${check}${work(kept, deed, scope, { noun, rows, item })}
})
`
}
