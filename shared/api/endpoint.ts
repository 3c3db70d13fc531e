/**
 * The contract of one endpoint, written once. Lambdas, routes, IAM, the local API, the typed client,
 * OpenAPI and the access matrix are all derived from it (docs/decisions/0001-one-contract.md).
 */
import type * as v from 'valibot'
import type { AdminRole } from '../admin-roles.ts'
import type { Deed } from '../audit.ts'
import type { ContractWork } from '../limits.ts'
import type { Level, PermissionSection } from '../permissions.ts'
import type { FeatureId } from '../plans.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Any schema whose output is a plain object. */
export type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>
/** A list of plain objects, where the specification answers with one. */
export type ListSchema = v.GenericSchema<unknown, Record<string, unknown>[]>

export type Access = {
  /** false: anyone may call it, and a cookie that is sent along is not looked at */
  session: boolean
  /** anyone may call it, and whoever is signed in is recognised */
  recognises?: true
  /** the level the caller needs in at least one profile group; resources are checked against their own group */
  permission?: readonly [PermissionSection, Level]
  /** said instead of the general sentence when the permission is missing */
  refusal?: string
  /** for whoever may invite: owners, managers, and admins of a profile group */
  team?: 'invite'
  /** account-wide right, for what is not about one profile group: of owners and managers, or of owners alone */
  account?: 'manage' | 'own'
  /** for administrators of the deployment with one of these roles; for anybody else there is no such endpoint */
  admin?: readonly AdminRole[]
  /** for the person alone, not for an administrator who acts in their place */
  inPerson?: true
  /** plan feature that must be on, else 403 with the feature's description */
  feature?: FeatureId
}

type Declared = {
  /** kebab-case, verb first: the Lambda's name and the handler's file name */
  name: string
  domain: string
  /** under /api, without it: `/reports/templates/{id}` */
  path: string
  summary: string
  access: Access
  /** said when it fails without a sentence of its own (docs/behaviours.md#failures); the general one unless given */
  failure?: string
  /** said when it takes too long; derived from its work where it is not said */
  slow?: string
  /** whose budget a call is taken from; derived where it is not said (shared/limits.ts) */
  work?: ContractWork
  /** strictObject of strings coming in; may transform */
  query?: ObjectSchema
  body?: ObjectSchema
  /** its body may be a form as well, of programs that send no JSON; for what no cookie has a part in */
  form?: true
  /**
   * raw or multipart file upload instead of a JSON body; size in bytes for all files together. `types`: CSV unless said; `tooLarge`: the
   * sentence for more than that, where it is no import
   */
  upload?: { maxBytes: number; types?: readonly string[]; tooLarge?: string }
  response: ObjectSchema | ListSchema | 'csv' | 'zip' | 'picture' | 'font' | 'page' | 'redirect' | 'empty'
  /** HTTP status of success, 200 unless said */
  status?: 200 | 201 | 202 | 204 | 302
}

/** Routes of reads, or sets of them (read-sets.ts). `own`: the reads of the write's own collection. */
export type Reads = readonly (`GET /${string}` | 'own' | Reads)[]

type Read = { method: 'GET'; audit?: Deed }
type Write = {
  method: Exclude<Method, 'GET'>
  /** `unaudited` when it changes nothing that anybody could ask about */
  audit: Deed | 'unaudited'
  /** reads that the client refreshes afterwards; empty when the write changes nothing that can be read */
  changes: Reads
}

export type Endpoint = Declared & (Read | Write)

/** Declares an endpoint; the literal types are kept, so handlers and the client infer everything. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

/** The methods under which its path is called: HEAD wherever GET is. */
export const methodsOf = ({ method }: Pick<Endpoint, 'method'>): (Method | 'HEAD')[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** Route of API Gateway. A read takes any method, because a HEAD route beside each GET exceeds the 300 routes of an API; the chain refuses the others. */
export const routeKeyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method === 'GET' ? 'ANY' : method} /api${path}`

type Output<S, Otherwise> = S extends v.GenericSchema<unknown, infer O> ? O : Otherwise
type Input<S, Otherwise> = S extends v.GenericSchema<infer I, unknown> ? I : Otherwise

export type QueryOf<E extends Endpoint> = Output<E['query'], Record<string, never>>
export type QueryInputOf<E extends Endpoint> = Input<E['query'], Record<string, never>>
export type BodyOf<E extends Endpoint> = Output<E['body'], undefined>
export type BodyInputOf<E extends Endpoint> = Input<E['body'], undefined>
export type ResponseOf<E extends Endpoint> = Output<E['response'], undefined>

/** `{id}` names in a path: `PathParams<'/a/{id}/b/{token}'>` is `'id' | 'token'`. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParams<Rest> : never
export type ParamsOf<E extends Endpoint> = { [K in PathParams<E['path']>]: string }
