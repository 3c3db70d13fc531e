/** Numbers that become text without a formatter, found by their types: in templates with words, in JSX, in `String(...)` where a text is wanted. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Expression,
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type NumberLiteralType, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync'

/** With the slashes of the compiler on every system. */
const root = join(import.meta.dirname, '../..').replaceAll('\\', '/')

/** `file`: from the root of the repository. */
export type NumberText = { readonly file: string; readonly expression: string }

/** Every number in these files and folders that becomes text as it is. */
export function numberTexts(sources: readonly string[]): NumberText[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [configOf(sources)] }).getProjects()
    if (!project) throw new Error('The sources have no project.')
    const { program, checker } = project
    const names = program.getSourceFileNames().map((name) => name.slice(root.length + 1))
    const own = names.filter((name) => sources.some((source) => name === source || name.startsWith(`${source}/`)))
    return own.flatMap((name) => textsOf(program.getSourceFile(`${root}/${name}`), checker, name))
  } finally {
    api.close()
  }
}

/** Tests are left out: they are half of what a checker reads. */
function configOf(sources: readonly string[]): string {
  const path = join(mkdtempSync(join(process.env.ALMANAC_TEST_RUN ?? tmpdir(), 'types-')), 'tsconfig.json')
  const tests = ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => `${root}/${pattern}`)
  const include = sources.map((source) => `${root}/${source}`)
  writeFileSync(path, JSON.stringify({ extends: `${root}/tsconfig.json`, compilerOptions: { types: [] }, include, exclude: tests }))
  return path
}

function textsOf(file: SourceFile | undefined, checker: Checker, name: string): NumberText[] {
  if (!file) return []
  const found: Expression[] = []
  const visit = (node: Node): void => {
    found.push(...writtenBy(node, file))
    node.forEachChild(visit)
  }
  visit(file)
  if (found.length === 0) return []
  const types = checker.getTypeAtLocation(found)
  return found.flatMap((expression, at) => (isCount(types[at]) ? { file: name, expression: expression.getText(file) } : []))
}

const words = /[A-Za-z]{2}\S*\s|\s\S*[A-Za-z]{2}/
const textual = new Set(['value', 'label', 'text', 'title', 'hint', 'said', 'note', 'detail', 'about'])

/** Returns the expressions that a node turns into text. */
function writtenBy(node: Node, file: SourceFile): Expression[] {
  if (isTemplateExpression(node)) {
    const isHtml = isTaggedTemplateExpression(node.parent) && node.parent.tag.getText(file) === 'html'
    if (isTaggedTemplateExpression(node.parent) && !isHtml) return []
    const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    return isHtml || pieces.some((piece) => words.test(piece)) ? node.templateSpans.map(({ expression }) => expression) : []
  }
  if (isJsxExpression(node)) return node.expression && (isJsxElement(node.parent) || isJsxFragment(node.parent)) ? [node.expression] : []
  if (!isCallExpression(node)) return []
  const { expression, arguments: given, parent } = node
  const [first] = given
  if (expression.getText(file) === 'String') return first && isWanted(parent, file) ? [first] : []
  return isPropertyAccessExpression(expression) && expression.name.text === 'toLocaleString' ? [expression.expression] : []
}

function isWanted(parent: Node, file: SourceFile): boolean {
  if (isPropertyAssignment(parent)) return textual.has(parent.name.getText(file))
  return isJsxExpression(parent) || isArrowFunction(parent) || isConditionalExpression(parent) || isBinaryExpression(parent)
}

/** A number that can reach a thousand, or one that is missing or said in words otherwise; not what may be an element. */
function isCount(type: Type | undefined): boolean {
  const parts = partsOf(type)
  return parts.some(isLarge) && parts.every(({ flags }) => (flags & plain) !== 0)
}

const plain = TypeFlags.NumberLike | TypeFlags.StringLike | TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined

const isUnion = (type: Type): type is UnionType => (type.flags & TypeFlags.Union) !== 0
const isLiteral = (type: Type): type is NumberLiteralType => (type.flags & TypeFlags.NumberLiteral) !== 0
const partsOf = (type: Type | undefined): readonly Type[] => (type === undefined ? [] : isUnion(type) ? type.getTypes() : [type])
const isLarge = (type: Type): boolean => (isLiteral(type) ? type.value >= 1000 : (type.flags & TypeFlags.NumberLike) !== 0)
