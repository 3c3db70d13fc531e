/**
 * Takes the files of sentences apart while something is built. They stand in objects of groups, which a bundler keeps whole; as a module for
 * each group, each goes where it is said, or nowhere. Read by builds alone: of the screens (frontend/sentences.vite.ts) and of the functions
 * (functions/kernel/bundling/bundling-plugins.ts).
 */
const whole = /^export const (?:messages|screenMessages|figureMessages|linkMessages|featureMessages) = \{\n(.*)^\} as const(?: satisfies .*)?$/ms
const group = /^ {2}(\w+): (.*?),\n(?= {2}[\w/]|$(?![\s\S]))/gms

/** A function may refuse any feature, so screens alone have the words of one without those of the others. */
export type SaidBy = 'screens' | 'functions'

/** Whether a path is that of a file to take apart. */
export const hasSentences = (path: string, by: SaidBy) =>
  /\/shared\/(?:screen-|figure-|link-)?messages\.ts$/.test(path) || (by === 'screens' && path.endsWith('/shared/feature-messages.ts'))

function groupsOf(code: string): Map<string, string> {
  const body = whole.exec(code)?.[1]
  if (body === undefined) throw new Error('A file of sentences is not one object of groups any more; shared/sentence-groups.ts takes it apart.')
  return new Map([...body.matchAll(group)].map(([, name = '', sentences = '']) => [name, sentences]))
}

/** The module of one group; what stands before the object is said by its groups. */
export function moduleOfGroup(code: string, name: string): string {
  return `${code.slice(0, whole.exec(code)?.index)}\nexport const said = ${groupsOf(code).get(name)}\n`
}

/** The file as a list of its groups. `from`: what it is imported by. */
export function moduleOfGroups(code: string, from: string): string {
  return [...groupsOf(code).keys()].map((name) => `export { said as ${name} } from ${JSON.stringify(`${from}?group=${name}`)}\n`).join('')
}

/** Code that says sentences, of such modules. */
export function sayingGroups(code: string, by: SaidBy): string {
  const said = code.replace(/import \{ (?:type \w+, )*(messages|screenMessages|figureMessages|linkMessages) \} from/g, 'import * as $1 from')
  return by === 'functions' ? said : said.replace('import { featureMessages } from', 'import * as featureMessages from')
}
