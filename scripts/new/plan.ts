/** What a generator writes: new files, and lines put into registries. Nothing is written unless all of it can be. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Plan = {
  /** path from the checkout -> content; must not exist yet */
  files: Record<string, string>
  /** path -> the text before and after; made with `insert...` below */
  edits: Record<string, (text: string) => string>
  /** the tree of the routes is another after it */
  routes?: true
  /** the files that list all contracts change with it */
  registry?: true
  /** what is left for the author, one sentence each */
  next: string[]
}

export class Refused extends Error {}

/** 'top-posts' -> 'topPosts' */
export const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
/** 'top-posts' -> 'TopPosts' */
export const pascal = (name: string) => camel(`-${name}`)
/** 'top-posts' -> 'Top posts' */
export const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** 'story' -> 'stories' */
export const plural = (noun: string) => (noun.endsWith('s') ? noun : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)
/** 'stories' -> 'story' */
export const singular = (noun: string) => (noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, ''))

/** A whole line after the last line that matches. */
export function afterLast(pattern: RegExp, line: string): (text: string) => string {
  return (text) => {
    const lines = text.split('\n')
    const at = lines.findLastIndex((one) => pattern.test(one))
    if (at < 0) throw new Refused(`The place for "${line.trim()}" was not found.`)
    lines.splice(at + 1, 0, line)
    return lines.join('\n')
  }
}

/** Text before the first `closing` that follows `opening`. */
export function before(opening: string, closing: string, inserted: string): (text: string) => string {
  return (text) => {
    const start = text.indexOf(opening)
    const end = text.indexOf(closing, start + opening.length)
    if (start < 0 || end < 0) throw new Refused(`The place for "${inserted.trim()}" was not found.`)
    return text.slice(0, end) + inserted + text.slice(end)
  }
}

/** Text right after the first `second` that follows `first`. */
export function afterFirst(first: string, second: string, inserted: string): (text: string) => string {
  return (text) => {
    const start = text.indexOf(first)
    const at = text.indexOf(second, start + first.length)
    if (start < 0 || at < 0) throw new Refused(`The place for "${inserted.trim()}" was not found.`)
    return text.slice(0, at + second.length) + inserted + text.slice(at + second.length)
  }
}

/** A name of a module, or `* as v` for all of them, imported once; the formatter finds its place among the others. */
export function withImport(name: string, from: string): (text: string) => string {
  return (text) => {
    const all = new RegExp(`^import ([^'"]*?) from '${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'$`, 'm')
    const there = all.exec(text)
    const line = `import ${name.startsWith('*') ? name : `{ ${name} }`} from '${from}'`
    if (!there) return text.replace(/^(\/\*\*[\s\S]*?\*\/\n+)?/, (head) => `${head}${line}\n`)
    const names = there[1] ?? ''
    if (names === name || new RegExp(`\\b${name}\\b`).test(names)) return text
    return text.replace(all, `import ${names.replace(/,?\s*\}/, `, ${name} }`)} from '${from}'`)
  }
}

/** Several changes of one file, in order. */
export const inOrder =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((changed, change) => change(changed), text)

/** Writes a plan below `root`; answers the paths that were written. */
export function write(root: string, { files, edits }: Plan): string[] {
  for (const path of Object.keys(files)) if (existsSync(join(root, path))) throw new Refused(`${path} is there already.`)
  const changed = Object.entries(edits).map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const)
  const all = [...Object.entries(files), ...changed]
  for (const [path, content] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return all.map(([path]) => path)
}
