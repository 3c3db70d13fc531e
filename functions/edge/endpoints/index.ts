/** The registry of handlers, made from the contracts: an endpoint's Lambda is functions/edge/endpoints/<domain>/<name>.ts. */
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../../shared/api/index.ts'
import type { Handler } from '../../kernel/chain/endpoint.ts'

/** Where the handler of a contract is, from the root of the project. */
export function handlerFile({ domain, name }: Pick<Endpoint, 'domain' | 'name'>): string {
  return `functions/edge/endpoints/${domain}/${name}.ts`
}

/** Loads its file at the first call, so a host with every endpoint starts at once. */
function lazily({ domain, name }: Endpoint): Handler {
  let loaded: Promise<{ handler: Handler }> | undefined
  return async (event, context) => {
    loaded ??= import(`./${domain}/${name}.ts`)
    const { handler } = await loaded
    return handler(event, context)
  }
}

export const handlers = Object.fromEntries(endpoints.map((contract) => [contract.name, lazily(contract)])) satisfies Record<string, Handler>

/** The handler of a contract's name. */
export function handlerOf(name: EndpointName): Handler {
  const found = handlers[name]
  if (!found) throw new Error(`No endpoint is called ${name}.`)
  return found
}
