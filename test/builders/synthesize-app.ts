/**
 * Writes the templates of each deployment as JSON, for synthesized.ts: aws-cdk-lib runs several times as fast outside of Jest, and its validation
 * takes longer to start than to check a deployment.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, NestedStack, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildApp } from '../../infra/app.ts'
import { codeFolder, functionFiles } from '../../infra/bundle.ts'
import { deployments } from './deployments.ts'

const [folder = ''] = process.argv.slice(2)
const bundles = join(folder, 'bundles')
for (const name of functionFiles.keys()) mkdirSync(codeFolder(bundles, name), { recursive: true })

/** The stack that a nested one belongs to, and its id there. */
function parentOf(stack: Stack) {
  if (!(stack instanceof NestedStack) || !stack.nestedStackParent || !stack.nestedStackResource) return undefined
  return { stack: stack.nestedStackParent.node.path, id: stack.nestedStackParent.getLogicalId(stack.nestedStackResource) }
}

for (const [name, given] of Object.entries(deployments)) {
  const context = { ...cdk.context, mailFrom: 'Almanac <reports@example.com>', bundles: [bundles], ...given }
  const app = buildApp(new App({ outdir: join(folder, `${name}.out`), context }))
  app.synth()
  const stacks = app.node.findAll().filter((construct) => Stack.isStack(construct))
  const templates = stacks.map((stack) => [stack.node.path, { parent: parentOf(stack), template: Template.fromStack(stack).toJSON() }] as const)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(templates)))
}
