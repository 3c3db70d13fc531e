/** What a function would carry and never run stays out of its bundle (docs/decisions/0030-what-a-function-carries.md). */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'
import { hasSentences, moduleOfGroup, moduleOfGroups, sayingGroups } from '../../../shared/sentence-groups.ts'

/** Of a contract as the formatter leaves it: a schema, on one line or down to the line that closes it. */
const response = /^ {2}response: (?!')(?:[^\n]*,|[^\n]*\n(?: {3,}[^\n]*\n)* {2}[)}\]][^\n]*,)$/gm

/** Answers are held against their contracts in tests and on the local stack, by the handlers as they stand; a function that is deployed sends them. */
export const withoutResponses = (contracts: string) => contracts.replace(response, '  response: v.unknown(),')

/** A constant of a module as the formatter leaves it: a schema, a contract or a record, on one line or down to the line that closes it. */
const constant = /^((?:export )?const \w+ = )((?:v\.\w+\(|endpoint\(|\{)(?:[^\n]*[)}]|[^\n]*\n(?:(?: [^\n]*)?\n)*[)}\]]+)(?: as const)?)$/gm

/**
 * Schemas, contracts and records are values of pure calls; said so, those that a function does not use fall away. A bundler keeps what
 * spreads another or reads a field of it, because in other code that could do something.
 */
const asPure = (code: string) => code.replace(constant, '$1/* @__PURE__ */ (() => ($2))()')

export const ownCode: Plugin = {
  name: 'own-code',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:shared|functions)\/.*\.ts$/ }, async ({ path, suffix }) => {
      const code = await readFile(path, 'utf8')
      const name = /^\?group=(\w+)$/.exec(suffix)?.[1]
      if (hasSentences(path, 'functions')) return { contents: name ? moduleOfGroup(code, name) : moduleOfGroups(code, `./${basename(path)}`), loader: 'ts' }
      if (!/\/shared\//.test(path)) return { contents: sayingGroups(code, 'functions'), loader: 'ts' }
      return { contents: asPure(sayingGroups(/\/shared\/api\//.test(path) ? withoutResponses(code) : code, 'functions')), loader: 'ts' }
    })
  },
}

/** What is the same at every call is made while the function is built, which then carries it and not all that it is made from. */
export const builtValues: Plugin = {
  name: 'built-values',
  setup({ onLoad }) {
    onLoad({ filter: /\/functions\/domains\/system\/description\.ts$/ }, async ({ path }) => {
      const { description }: { description: Uint8Array } = await import(path)
      const packed = JSON.stringify(brotliCompressSync(description).toString('base64'))
      return { contents: `import { brotliDecompressSync } from 'node:zlib'\nexport const description = brotliDecompressSync(Buffer.from(${packed}, 'base64'))` }
    })
  },
}
