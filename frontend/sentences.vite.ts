/**
 * Lets the sentences that a screen does not say stay out of it. They stand in two objects, which a bundler keeps whole; as a module for each
 * group of them, each goes where it is said, or nowhere.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const whole = /^export const (?:messages|screenMessages) = \{\n(.*)^\} as const$/ms
const group = /^ {2}(\w+): (.*?),\n(?= {2}[\w/]|$(?![\s\S]))/gms
const ofOneGroup = /^(.*\/shared\/(?:screen-)?messages\.ts)\?group=(\w+)$/

function groupsOf(code: string): Map<string, string> {
  const body = whole.exec(code)?.[1]
  if (body === undefined)
    throw new Error('shared/messages.ts or screen-messages.ts is not one object of groups any more; frontend/sentences.vite.ts takes it apart.')
  return new Map([...body.matchAll(group)].map(([, name = '', sentences = '']) => [name, sentences]))
}

export const separateSentences: Plugin = {
  name: 'separate-sentences',
  enforce: 'pre',
  load(id) {
    const [, path, name] = ofOneGroup.exec(id) ?? []
    if (!path || !name) return undefined
    const code = readFileSync(path, 'utf8')
    // what stands before the object is said by its groups
    return { code: `${code.slice(0, whole.exec(code)?.index)}\nexport const said = ${groupsOf(code).get(name)}\n`, moduleType: 'ts' }
  },
  transform(code, id) {
    if (!/\/(shared|frontend\/src)\/.*\.tsx?/.test(id) || ofOneGroup.test(id)) return undefined
    if (!/\/shared\/(?:screen-)?messages\.ts$/.test(id)) return code.replace(/import \{ (messages|screenMessages) \} from/g, 'import * as $1 from')
    return [...groupsOf(code).keys()].map((name) => `export { said as ${name} } from ${JSON.stringify(`${id}?group=${name}`)}\n`).join('')
  },
}
