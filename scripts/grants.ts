/** `npm run grants [-- NAME ...]`: writes infra/grants.gen.ts from the bundles; with names, updates only these functions. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFunctions } from '../infra/built-bundles.ts'
import { buildBundles, bundleOf, functionFiles } from '../infra/bundle.ts'
import { rightsIn } from '../infra/bundle-rights.ts'
import { grants } from '../infra/grants.gen.ts'
import type { Grant } from '../infra/grants.ts'
import { grantsText } from '../infra/grants-text.ts'

const root = join(import.meta.dirname, '..')
const path = 'infra/grants.gen.ts'

/** Bundles only these functions, about a second each. */
async function built(names: readonly string[]): Promise<string> {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/lambda-of-'))
  await buildBundles(names, folder)
  process.on('exit', () => rmSync(folder, { recursive: true }))
  return folder
}

const names = process.argv.slice(2)
const bundles = names.length > 0 ? await built(names) : await bundleFunctions()
const known: Readonly<Record<string, readonly Grant[]>> = names.length > 0 ? grants : {}
const found = [...(names.length > 0 ? names : functionFiles.keys())].map((name) => [name, rightsIn(name, bundleOf(bundles, name))] as const)
writeFileSync(join(root, path), grantsText({ ...known, ...Object.fromEntries(found) }))
console.log(path)
