/** Names and citations of the whole tree: one meaning each, and nothing cited that a reader cannot open (docs/glossary.md#retired). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
// this file shows what it refuses
const code = files.filter((file) => /\.(?:[cm]?tsx?|mjs|css|html)$/.test(file) && file !== 'test/words.test.ts')
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')

/** The comments of a source; of a quote that holds "//" too much, which does no harm here. */
const commentsOf = (source: string) => [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g)].map(([comment]) => comment)

const headings = new Map<string, Set<string>>()
function headingsOf(document: string): Set<string> {
  const known = headings.get(document)
  if (known) return known
  const found = [...read(document).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
  const made = new Set(found)
  headings.set(document, made)
  return made
}

const cited = /(?<![\w./-])((?:[\w-]+\/|\.\.?\/)*[\w-]+\.md|docs\/decisions\/\d{4})(?:#([\w-]+))?/g

/** What a text cites that is not there: a document by its path from the root or from the file itself, or a heading in one. */
function dangling(file: string, text: string): string[] {
  return [...text.matchAll(cited)].flatMap(([all, path = '', heading]) => {
    const document = [path, posix.join(dirname(file), path)].flatMap((one) => files.find((two) => two === one || two.startsWith(`${one}-`)) ?? [])[0]
    if (document && (!heading || headingsOf(document).has(heading))) return []
    return `${file}: ${all}`
  })
}

test('a comment or a document cites only documents and headings that are in the repository', () => {
  const comments = code.flatMap((file) => dangling(file, commentsOf(read(file)).join('\n')))
  const links = documents.flatMap((file) => [
    ...dangling(file, read(file)),
    // of its own headings
    ...[...read(file).matchAll(/\]\(#([\w-]+)\)/g)].flatMap(([all, heading = '']) => (headingsOf(file).has(heading) ? [] : `${file}: ${all}`)),
  ])
  expect([...comments, ...links]).toEqual([])
  expect(dangling('shared/a.ts', '/** (docs/metrics.md#growth), metrics.md 2.3 and docs/metrics.md#nowhere */')).toHaveLength(2)
})

/** What a document sets as code: it is the whole of a path, of a source or of a folder. */
const citedCode = /`((?:[\w.@$-]+\/)+|(?:[\w.@$-]+\/)*[\w.$-]+\.(?:tsx?|mjs|css))`/g
const rooms = /^(?:shared|functions|frontend|infra|scripts|test)\//
/** A path may be told from the folder that the text is about; a word in capitals stands for a name of one's own. */
const isThere = (path: string) =>
  /[A-Z]{3}/.test(path) || (path.endsWith('/') && !rooms.test(path)) || files.some((file) => file.startsWith(path) || `/${file}`.endsWith(`/${path}`))

test('a document names only files and folders that are there', () => {
  const gone = (document: string) => [...(document.split('## Retired')[0] ?? '').matchAll(citedCode)].flatMap(([, path = '']) => (isThere(path) ? [] : path))
  expect(documents.flatMap((file) => gone(read(file)).map((path) => `${file}: ${path}`))).toEqual([])
  expect(gone('`shared/gone/`, `nowhere.ts`, `functions/kernel/jobs/lease.ts`, `NAME.scenes.tsx` and `shared/`')).toEqual(['shared/gone/', 'nowhere.ts'])
})

/** An id of a row in a list that only some readers have: a letter and numbers. */
const rowId = /(?<![\w#./-])(?:[GRAWCU]\d{1,2}\.(?:\d{1,2}|\*)|(?<=[(,] ?)[GCU]\d{1,2}(?=[),]))/

test('no comment cites a row of a list that is not in the repository', () => {
  const found = code.flatMap((file) =>
    commentsOf(read(file))
      .filter((comment) => rowId.test(comment))
      .map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
  expect(['(R2.7)', 'by hand (G1)', '(C17, U3)', 'R2.*'].every((one) => rowId.test(one))).toBe(true)
  expect(['A4 landscape', 'docs/a.md#c1', '"=A1"', 'P7 and P8'].some((one) => rowId.test(one))).toBe(false)
})

/** The names in a table of the glossary's retired ones: `old` | new. */
const retired = [...(read('docs/glossary.md').split('## Retired')[1] ?? '').matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
)
const names = new Set(retired.filter((name) => !/[./]/.test(name)))
const paths = retired.filter((name) => /[./]/.test(name))

const declared = /\b(?:const|let|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g

test('no retired name is declared, and no file has one', () => {
  const declarations = code.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
        .matchAll(declared),
    ].flatMap(([, name = '']) => (names.has(name) ? `${file}: ${name}` : [])),
  )
  const named = files.filter((file) => paths.some((path) => (path.includes('/') ? file.startsWith(path) : basename(file) === path)))
  expect([...declarations, ...named]).toEqual([])
  expect(retired.length).toBeGreaterThan(30)
})

/** Retired phrases. */
const retiredSentences = [
  /\bwhat (?:became|becomes) of\b/i,
  /\b(?:is|are|was|were|be|been) told\b(?! apart)/i,
  /\bnobody (?:is|but)\b|\bnothing of\b|\bnone of which\b/i,
  /\bstands? (?:in|above|beside|there|here|at|on)\b(?! for)/i,
  /\b(?:link|key|invitation)s? (?:ends?|works?) (?:after|until|in)\b/i,
  /\bwhoever\b|\bmeanwhile\b|\bfor good\b|\bheld (?:back|against)\b|\bthe own\b|\bthat is not read\b/i,
  /^(?:Whatever|Those that|So many) /,
]
/** Texts of three words or more that begin as a sentence does. */
const sentencesOf = (source: string) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}=]+)</g)].flatMap(
    ([, plain, filled, drawn]) => (plain ?? filled ?? drawn ?? '').trim().match(/^[A-Z$]\S* +\S+ +\S[\s\S]*/)?.[0] ?? [],
  )
const isRetired = (sentence: string) => retiredSentences.some((kind) => kind.test(sentence))

test('no sentence of a screen, a mail, a page or the API is of a retired kind', () => {
  const spoken = code.filter((file) => /^(?:shared|functions|frontend\/src)\//.test(file) && !/\.(?:test|scenes|gen)\.|\/samples?[./]/.test(file))
  expect(spoken.flatMap((file) => sentencesOf(read(file)).flatMap((sentence) => (isRetired(sentence) ? `${file}: ${sentence}` : [])))).toEqual([])
  expect(sentencesOf("note: 'What became of each send' // 'No text of it'").filter(isRetired)).toHaveLength(1)
  expect(['See what happened to every delivery', 'The file ends in the middle of line 3.', 'Two hours stand out.'].some(isRetired)).toBe(false)
})
