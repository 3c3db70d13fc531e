/** OpenAPI 3.1 of the whole API, made from the contracts: it cannot say anything the handlers do not do. */
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { Me } from '../../../shared/api/auth.ts'
import type { Endpoint, ObjectSchema } from '../../../shared/api/endpoint.ts'
import { ImportJob, ImportResult } from '../../../shared/api/import-job.ts'
import { endpoints } from '../../../shared/api/index.ts'
import { ProfileRow } from '../../../shared/api/profiles.ts'
import { ReportRecord } from '../../../shared/api/schedules.ts'
import { keyScopeFor } from '../../../shared/api/scopes.ts'
import { BlockData, blockKinds } from '../../../shared/blocks/index.ts'
import { Figure } from '../../../shared/blocks/shared.ts'
import { featureMessages } from '../../../shared/feature-messages.ts'
import { problemCodes } from '../../../shared/problem-codes.ts'
import { Coverage, Passport, Report, Section, TabReport, Tile } from '../../../shared/reports/report.ts'
import { ReportRequest } from '../../../shared/reports/request.ts'

type Json = Record<string, unknown>

const blocks: Record<string, v.GenericSchema> = Object.fromEntries(Object.entries(blockKinds).map(([kind, { data }]) => [`block-${kind}`, data]))
/** Values that several answers hold; everything else is written where it is used. */
const shared = {
  Report,
  ReportRequest,
  TabReport,
  Section,
  Tile,
  Passport,
  Figure,
  Coverage,
  BlockData,
  ...blocks,
  Me,
  ReportRecord,
  ProfileRow,
  ImportResult,
  ImportJob,
}
const config: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: shared,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

const problemSchema = {
  type: 'object',
  description: 'RFC 9457. `error` is the sentence to show; `requestId` is what support asks for.',
  required: ['type', 'title', 'status', 'detail', 'error', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    error: { type: 'string' },
    requestId: { type: 'string' },
    code: { type: 'string', enum: problemCodes, description: 'what it is about, where a program has to tell problems apart' },
    mustLogin: { type: 'boolean', description: 'true when signing in would help' },
    learn_more: { type: 'string', description: 'path of a page that says more, on the site of the API' },
  },
}

let made: Json | undefined

export function openapi(version: string): Json & { openapi: string } {
  made ??= {
    info: { title: 'Almanac', version, description: 'Social media reports: run, share, export and schedule.' },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].sort().map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'almanac_session' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key. It acts as the person who made it, within the scopes it was given.' },
      },
      responses: { Problem: { description: 'Refused, in the user’s words', content: { 'application/problem+json': { schema: ref('Problem') } } } },
      schemas: { Problem: problemSchema, ...definitions() },
    },
  }
  return { openapi: '3.1.0', ...made }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function definitions(): Json {
  const made = toJsonSchemaDefs(shared, { ...config, typeMode: 'output' })
  return Object.fromEntries(Object.entries(made).map(([name, schema]) => [name, bare(schema)]))
}

const sorted = (entries: [string, unknown][]): Json => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))

function paths(): Json {
  const all: Record<string, Json> = {}
  for (const contract of endpoints) all[contract.path] = { ...all[contract.path], [contract.method.toLowerCase()]: operation(contract) }
  return sorted(Object.entries(all).map(([path, operations]) => [path, sorted(Object.entries(operations))]))
}

function operation(contract: Endpoint): Json {
  return {
    operationId: contract.name,
    tags: [contract.domain],
    summary: contract.summary,
    ...(accessText(contract) ? { description: accessText(contract) } : {}),
    security: securityOf(contract),
    parameters: [...pathParameters(contract.path), ...(contract.query ? queryParameters(contract.query) : [])],
    ...requestBody(contract),
    responses: { [String(contract.status ?? 200)]: success(contract), default: { $ref: '#/components/responses/Problem' } },
  }
}

function securityOf(contract: Endpoint): Json[] {
  if (!contract.access.session) return []
  const scope = keyScopeFor(contract)
  return [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])]
}

function accessText(contract: Endpoint): string {
  const { access } = contract
  const lines = []
  if (access.permission) lines.push(`Needs the level "${access.permission[1]}" of "${access.permission[0]}" in at least one profile group.`)
  if (access.admin) lines.push('For administrators of the deployment.')
  if (access.team) lines.push('For owners, account managers and admins of a profile group.')
  if (access.account) lines.push(access.account === 'own' ? 'For owners.' : 'For owners and account managers.')
  if (access.feature) lines.push(`Part of some plans only. Otherwise 403: ${featureMessages[access.feature]}`)
  const scope = keyScopeFor(contract)
  if (access.session) lines.push(scope ? `An API key needs the scope "${scope}".` : 'Not open to API keys.')
  return lines.join(' ')
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string', maxLength: 200 } }))
}

function queryParameters(schema: ObjectSchema): Json[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, { ...config, typeMode: 'input' })
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', required: required.includes(name), schema: property }))
}

function requestBody(contract: Endpoint): Json {
  if (contract.upload) {
    const description = `Files of ${contract.upload.maxBytes / 1024 / 1024} MB at most, all together.`
    const parts = { type: 'object', properties: { file: { type: 'array', items: binary } } }
    const raw = Object.fromEntries((contract.upload.types ?? ['text/csv']).map((type) => [type, { schema: binary }]))
    return { requestBody: { required: true, description, content: { ...raw, 'multipart/form-data': { schema: parts } } } }
  }
  if (!contract.body) return {}
  const body = { schema: bare(toJsonSchema(contract.body, { ...config, typeMode: 'input' })) }
  const form = contract.form ? { 'application/x-www-form-urlencoded': body, 'multipart/form-data': body } : {}
  return { requestBody: { required: true, content: { 'application/json': body, ...form } } }
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const binary = { type: 'string', format: 'binary' }
const link = { type: 'object', required: ['url'], properties: { url: { type: 'string', description: 'signed link to a file too large for one answer' } } }

function success({ response }: Endpoint): Json {
  if (response === 'empty') return { description: 'Done; no content' }
  if (response === 'redirect') return { description: 'Go to the address in Location', headers: { Location: { schema: { type: 'string' } } } }
  const json = (schema: Json) => ({ 'application/json': { schema } })
  if (response === 'csv')
    return { description: 'The file, or a link to it', content: { 'text/csv': { schema: binary }, [xlsxType]: { schema: binary }, ...json(link) } }
  if (response === 'zip') return { description: 'The file, or a link to it', content: { 'application/zip': { schema: binary }, ...json(link) } }
  if (response === 'font') return { description: 'The font', content: { 'font/woff2': { schema: binary } } }
  if (response === 'page') return { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } }
  if (response === 'picture') return { description: 'The picture', content: { 'image/png': { schema: binary } } }
  return { description: 'Done', content: json(bare(toJsonSchema(response, { ...config, typeMode: 'output' }))) }
}

/** Definitions stand once, under components; the dialect is that of OpenAPI 3.1 itself. */
function bare(schema: object): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$defs'))
}
