/** Lets the sentences that a screen does not say stay out of it (shared/sentence-groups.ts). */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { hasSentences, moduleOfGroup, moduleOfGroups, sayingGroups } from '../shared/sentence-groups.ts'

const ofOneGroup = /^(.*)\?group=(\w+)$/

export const separateSentences: Plugin = {
  name: 'separate-sentences',
  enforce: 'pre',
  load(id) {
    const [, path = '', name] = ofOneGroup.exec(id) ?? []
    return name && hasSentences(path, 'screens') ? { code: moduleOfGroup(readFileSync(path, 'utf8'), name), moduleType: 'ts' } : undefined
  },
  transform(code, id) {
    if (!/\/(shared|frontend\/src)\/.*\.tsx?/.test(id) || ofOneGroup.test(id)) return undefined
    return hasSentences(id, 'screens') ? moduleOfGroups(code, id) : sayingGroups(code, 'screens')
  },
}
