/** The AWS stacks as CloudFormation sees them: their templates, and what references in them come to. Bundles are empty here. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { DeploymentName } from './deployments.ts'
import { madeOnce } from './made-once.ts'

export type Properties = Record<string, unknown>
export type Resource = { stack: string; id: string; properties: Properties }

const Reference = v.union([
  v.strictObject({ Ref: v.string() }),
  v.strictObject({ 'Fn::GetAtt': v.tuple([v.string(), v.string()]) }),
  v.strictObject({ 'Fn::ImportValue': v.string() }),
  v.strictObject({ 'Fn::Join': v.tuple([v.string(), v.array(v.unknown())]) }),
])
const Nested = v.object({ Parameters: v.optional(v.record(v.string(), v.unknown()), {}) })
const Outputs = v.record(v.string(), v.looseObject({ Value: v.unknown(), Export: v.optional(v.object({ Name: v.unknown() })) }))

/** What AWS would make up; everything else it names comes to its own id in the template. */
const madeUp: Readonly<Record<string, string>> = {
  'AWS::AccountId': '111122223333',
  'AWS::Region': 'eu-west-1',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::ApiGatewayV2::Api': 'a1b2c3d4e5',
  'AWS::CloudFront::Distribution.DomainName': 'd111111abcdef8.cloudfront.net',
}

const Template = v.looseObject({
  Resources: v.optional(v.record(v.string(), v.looseObject({ Type: v.string(), Properties: v.optional(v.record(v.string(), v.unknown()), {}) })), {}),
  Outputs: v.optional(Outputs, {}),
})
const Templates = v.record(v.string(), v.object({ parent: v.optional(v.object({ stack: v.string(), id: v.string() })), template: Template }))

/** Reads the templates of a deployment, as they were synthesized. */
export async function synthesized(name: DeploymentName) {
  const folder = await madeOnce('templates', async (into) => {
    await promisify(execFile)(process.execPath, ['--no-warnings', join(import.meta.dirname, 'synthesize-app.ts'), into])
  })
  const stacks = v.parse(Templates, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  const templates = new Map(Object.entries(stacks).map(([path, { template }]) => [path, template]))

  function template(stack: string) {
    const found = templates.get(stack)
    if (!found) throw new Error(`There is no stack ${stack}.`)
    return found
  }

  /** Of a stack and of those nested in it, or of all. */
  function resources(type: string, within = ''): Resource[] {
    const chosen = [...templates].filter(([path]) => within === '' || path === within || path.startsWith(`${within}/`))
    return chosen.flatMap(([stack, one]) =>
      Object.entries(one.Resources).flatMap(([id, { Type, Properties }]) => (Type === type ? { stack, id, properties: Properties } : [])),
    )
  }

  function typeOf(stack: string, id: string): string {
    return template(stack).Resources[id]?.Type ?? ''
  }

  function refer(stack: string, name: string): unknown {
    if (madeUp[name]) return madeUp[name]
    const parent = stacks[stack]?.parent
    if (parent) {
      const { Parameters } = v.parse(Nested, template(parent.stack).Resources[parent.id]?.Properties)
      if (Parameters[name] !== undefined) return value(parent.stack, Parameters[name])
    }
    // the reference of a function is its name
    return madeUp[typeOf(stack, name)] ?? template(stack).Resources[name]?.Properties.FunctionName ?? name
  }

  function imported(name: string): unknown {
    for (const [path, one] of templates)
      for (const output of Object.values(one.Outputs)) if (output.Export && value(path, output.Export.Name) === name) return value(path, output.Value)
    throw new Error(`Nothing exports ${name}.`)
  }

  /** A value of a template with its references followed, across stacks too. */
  function value(stack: string, of: unknown): unknown {
    const reference = v.safeParse(Reference, of)
    if (reference.success) {
      const found = reference.output
      if ('Ref' in found) return refer(stack, found.Ref)
      if ('Fn::ImportValue' in found) return imported(found['Fn::ImportValue'])
      if ('Fn::Join' in found) return found['Fn::Join'][1].map((part) => value(stack, part)).join(found['Fn::Join'][0])
      const [id, attribute] = found['Fn::GetAtt']
      return madeUp[`${typeOf(stack, id)}.${attribute}`] ?? (attribute.endsWith('Name') ? id : `${id}.${attribute}`)
    }
    if (Array.isArray(of)) return of.map((one) => value(stack, one))
    if (typeof of === 'object' && of !== null) return Object.fromEntries(Object.entries(of).map(([key, one]) => [key, value(stack, one)]))
    return of
  }

  const Environment = v.object({ Environment: v.object({ Variables: v.record(v.string(), v.string()) }) })

  return {
    template,
    templates,
    resources,
    value,
    /** The environment of an endpoint's or a job's Lambda. */
    environmentOf(name: string): Record<string, string> {
      const found = resources('AWS::Lambda::Function').find(({ properties }) => String(properties.FunctionName).endsWith(`-${name}`))
      if (!found) throw new Error(`There is no function ${name}.`)
      return v.parse(Environment, value(found.stack, found.properties)).Environment.Variables
    },
    outputOf(stack: string, name: string): unknown {
      return value(stack, template(stack).Outputs[name]?.Value)
    },
  }
}
