/** Small faults that somebody could make in a line of the product, found in its syntax tree. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import * as v from 'valibot'
import { checkout } from '../test/outcome.ts'

/** `begin` and `end`: bytes of the file that `text` takes the place of. */
export type Mutant = { file: string; line: number; begin: number; end: number; before: string; text: string }

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

const Span = v.object({ start: v.number(), end: v.number() })
const Node = v.looseObject({ type: v.string(), span: Span })
const Binary = v.object({ operator: v.string(), left: Node, right: Node })

/** Yields all nodes of a tree but types, by which no test can fail. */
function* nodesOf(value: unknown): Generator<v.InferOutput<typeof Node>> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string' && /^Ts|^ImportDeclaration$|^ExportNamed/.test(value.type)) return
    if (v.is(Node, value)) yield v.parse(Node, value)
    for (const child of Object.values(value)) yield* nodesOf(child)
  }
}

/** Returns the mutated text: another operator, another number or the opposite condition; null for nodes that are left alone. */
function changed(node: v.InferOutput<typeof Node>, text: string, textOf: (span: v.InferOutput<typeof Span>) => string): string | null {
  if (node.type === 'BinaryExpression' && v.is(Binary, node)) {
    const { operator, left, right } = v.parse(Binary, node)
    const other = operators[operator]
    return other ? `(${textOf(left.span)}) ${other} (${textOf(right.span)})` : null
  }
  if (node.type === 'NumericLiteral' && /^\d[\d_]*$/.test(text)) return String(Number(text.replaceAll('_', '')) + 1)
  if (node.type === 'BooleanLiteral') return text === 'true' ? 'false' : 'true'
  if (node.type === 'IfStatement' && v.is(v.object({ test: Node }), node)) {
    const { test } = v.parse(v.object({ test: Node }), node)
    const condition = textOf(test.span)
    return text.replace(condition, () => `!(${condition})`)
  }
  return null
}

export function mutantsOf(file: string): Mutant[] {
  const bytes = readFileSync(join(checkout, file))
  const program = parseSync(bytes.toString('utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
  // swc counts on from the files it has parsed before; a program begins at its first token
  const leading = bytes.toString('utf8').search(/\S/)
  const base = program.span.start - leadingBytes(bytes, leading)
  const textOf = ({ start, end }: v.InferOutput<typeof Span>) => bytes.subarray(start - base, end - base).toString('utf8')
  return [...nodesOf(program.body)].flatMap((node) => {
    const [begin, end] = [node.span.start - base, node.span.end - base]
    const before = textOf(node.span)
    const text = changed(node, before, textOf)
    if (text === null) return []
    return [{ file, line: bytes.subarray(0, begin).toString('utf8').split('\n').length, begin, end, before, text }]
  })
}

/** The first token of a file that opens with comments is behind them. */
function leadingBytes(bytes: Buffer, at: number): number {
  const text = bytes.toString('utf8')
  const comments = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/.exec(text.slice(at))?.[0] ?? ''
  return Buffer.byteLength(text.slice(0, at) + comments)
}
