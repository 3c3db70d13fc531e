/** The AWS stacks as CloudFormation sees them: their templates, and what references in them come to. Bundles are empty here. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { App, NestedStack, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as v from 'valibot'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildApp } from '../../infra/app.ts'
import { codeFolder } from '../../infra/bundle.ts'
import { jobGrants } from '../../infra/grants.ts'
import { endpoints } from '../../shared/api/index.ts'

export type Properties = Record<string, unknown>
export type Resource = { stack: string; id: string; properties: Properties }

const Reference = v.union([
  v.strictObject({ Ref: v.string() }),
  v.strictObject({ 'Fn::GetAtt': v.tuple([v.string(), v.string()]) }),
  v.strictObject({ 'Fn::ImportValue': v.string() }),
  v.strictObject({ 'Fn::Join': v.tuple([v.string(), v.array(v.unknown())]) }),
])
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

/** `context`: as `npm run deploy` passes it. */
export function synthesize(context: Record<string, string>) {
  for (const name of [...endpoints.map((contract) => contract.name), ...Object.keys(jobGrants)]) {
    // functions that are already bundled keep their code
    mkdirSync(codeFolder(name), { recursive: true })
    writeFileSync(`${codeFolder(name)}/placeholder.txt`, '')
  }
  const app = buildApp(new App({ context: { ...cdk.context, mailFrom: 'Almanac <reports@example.com>', ...context } }))
  app.synth()
  const stacks = new Map(app.node.findAll().flatMap((construct) => (Stack.isStack(construct) ? [[construct.node.path, construct] as const] : [])))
  const templates = new Map([...stacks].map(([path, stack]) => [path, Template.fromStack(stack)]))

  function template(stack: string): Template {
    const found = templates.get(stack)
    if (!found) throw new Error(`There is no stack ${stack}.`)
    return found
  }

  /** Of a stack and of those nested in it, or of all. */
  function resources(type: string, within = ''): Resource[] {
    const chosen = [...templates].filter(([path]) => within === '' || path === within || path.startsWith(`${within}/`))
    return chosen.flatMap(([stack, one]) =>
      Object.entries(one.findResources(type)).map(([id, found]) => ({ stack, id, properties: found.Properties ?? {} }) satisfies Resource),
    )
  }

  function typeOf(stack: string, id: string): string {
    return template(stack).toJSON().Resources?.[id]?.Type ?? ''
  }

  function refer(stack: string, name: string): unknown {
    if (madeUp[name]) return madeUp[name]
    const nested = stacks.get(stack)
    if (nested instanceof NestedStack && nested.nestedStackParent && nested.nestedStackResource) {
      const parent = nested.nestedStackParent
      const given = template(parent.node.path).toJSON().Resources[parent.getLogicalId(nested.nestedStackResource)].Properties.Parameters?.[name]
      if (given !== undefined) return value(parent.node.path, given)
    }
    // the reference of a function is its name
    return madeUp[typeOf(stack, name)] ?? template(stack).toJSON().Resources?.[name]?.Properties?.FunctionName ?? name
  }

  function imported(name: string): unknown {
    for (const [path, one] of templates)
      for (const output of Object.values(v.parse(Outputs, one.findOutputs('*'))))
        if (output.Export && value(path, output.Export.Name) === name) return value(path, output.Value)
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
      return value(stack, v.parse(Outputs, template(stack).findOutputs(name))[name]?.Value)
    },
  }
}

export type Synthesized = ReturnType<typeof synthesize>
