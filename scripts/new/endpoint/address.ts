import { plural, Refused } from '../plan.ts'

/** What the parts of a path stand for. */
export type Address = {
  readonly path: string
  readonly params: readonly string[]
  /** `/a/{id}/x` is of one of the `/a`, which is named by `id` */
  readonly parent: { readonly collection: string; readonly param: string } | null
  /** the param that names what the endpoint is about */
  readonly item: string | null
}

const param = /^\{(\w+)\}$/

/** `/a/{id}/x` and `/a/{id}/x/{other}` have a parent; `/x/{id}` and `/x/{id}/send` have none. @throws Refused for a path that no contract may have */
export function addressOf(path: string, verb: string, noun: string): Address {
  if (!/^(\/([a-z.-]+|\{\w+\}))+$/.test(path))
    throw new Refused(`A path is made of small letters, hyphens and ids, such as /profiles/{id}/notes; "${path}" is not.`)
  const parts = path.slice(1).split('/')
  const named = parts.flatMap((part, at) => {
    const name = param.exec(part)?.[1]
    return name ? [{ param: name, collection: `/${parts.slice(0, at).join('/')}`, isLast: at === parts.length - 1 }] : []
  })
  if (named.length > 2 || new Set(named.map((one) => one.param)).size < named.length || parts[0]?.startsWith('{')) {
    throw new Refused(`A path names one thing and at most one that it belongs to, each by a name of its own; "${path}" does not.`)
  }
  const last = named.at(-1)
  const ofOne = verb !== 'list' && verb !== 'create'
  // what follows an id is what is done to it, or what it has
  const isItem = last && ofOne && (last.isLast || last.collection.endsWith(`/${plural(noun)}`))
  if (last?.isLast && !ofOne) throw new Refused(`"${verb}" is about all of a list, so its path does not end with an id.`)
  const parent = isItem ? named.at(-2) : last
  if (!isItem && named.length > 1) throw new Refused(`"${path}" names two things that it belongs to; one is the most.`)
  return {
    path,
    params: named.map((one) => one.param),
    parent: parent ? { collection: parent.collection, param: parent.param } : null,
    item: isItem ? last.param : null,
  }
}

/** What a path is about: `/a/{id}/import` and `/a/{id}` are of `/a`. */
export const collectionOf = (path: string) => path.split('/{')[0] ?? path
