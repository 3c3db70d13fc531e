/** Modules whose values are made while the app is built, so it carries the values and not what they are made from. */
import type { Plugin } from 'vite'
import { answerKeys } from '../shared/api/answer-keys.ts'
import { pictureHosts } from '../shared/picture-hosts.ts'

const values: Readonly<Record<string, Record<string, unknown>>> = {
  '/shared/picture-hosts.ts': { pictureHosts },
  '/shared/api/answer-keys.ts': { answerKeys },
}

export const builtValues: Plugin = {
  name: 'built-values',
  enforce: 'pre',
  load(id) {
    const made = Object.entries(values).find(([path]) => id.endsWith(path))?.[1]
    return (
      made && {
        code: Object.entries(made)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
        moduleType: 'js',
      }
    )
  },
}
