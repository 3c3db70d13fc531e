/**
 * Lets the sentences that no screen says fall away. They stand in one object, which a bundler keeps whole; as a namespace of its groups, each
 * is kept or dropped by itself.
 */
import type { Plugin } from 'vite'

const whole = /^export const messages = \{\n(.*)^\} as const$/ms
const group = /^ {2}(\w+): (.*?),\n(?= {2}[\w/]|$(?![\s\S]))/gms

export const separateSentences: Plugin = {
  name: 'separate-sentences',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(shared|frontend\/src)\/.*\.tsx?/.test(id)) return undefined
    if (!/\/shared\/messages\.ts$/.test(id)) return code.replace(/import \{ messages \} from/, 'import * as messages from')
    const body = whole.exec(code)?.[1]
    if (body === undefined) throw new Error('shared/messages.ts is not one object of groups any more; frontend/sentences.vite.ts takes it apart.')
    const names = [...body.matchAll(group)].map(([, name]) => name)
    // a group may be named like a word of the language, so none is a variable of its name
    const groups = body.replace(group, 'const said_$1 = $2\n')
    return `${code.replace(whole, () => groups)}\nexport { ${names.map((name) => `said_${name} as ${name}`).join(', ')} }\n`
  },
}
