/** A report asks for the faces that have its signs: what scripts claim, against the files of their faces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { scripts, scriptsIn } from '../frontend/src/print/scripts.ts'
import { glyphOf } from '../functions/domains/branding/font/letters.ts'
import { unpack } from '../functions/domains/branding/font/unpack.ts'

const checkout = join(import.meta.dirname, '..')
const packages = join(checkout, 'node_modules')
/** The sheets that are ours; they name files of packages. */
const own: Readonly<Record<string, string>> = { signs: 'signs.css', symbols: 'symbols.css' }
/** Beyond them are only planes that no face has. */
const last = 0x1fbff

/** The signs that a sheet gives to the weight of text: in the range of a file, and drawn by it. */
async function signsOf(sheet: string, folder: string): Promise<Set<number>> {
  const found = new Set<number>()
  for (const [, face = ''] of readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)) {
    const [, file = ''] = /url\("?([^")]*\.woff2)/.exec(face) ?? []
    if (!face.includes('font-weight: 400')) continue
    const glyph = glyphOf(await unpack(readFileSync(join(folder, file))))
    for (const range of (/unicode-range: ([^;]*)/.exec(face)?.[1] ?? `U+0-${last.toString(16)}`).split(',')) {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((one) => Number.parseInt(one, 16))
      for (let code = Math.max(from, 0x21); code <= Math.min(to, last); code++) if (glyph(String.fromCodePoint(code)) !== 0) found.add(code)
    }
  }
  return found
}

const packaged = (name: string) => signsOf(join(packages, '@fontsource', name, '400.css'), join(packages, '@fontsource', name))

test('a sign of our own face asks for no other, and every other for one that has it, if there is one', async () => {
  const ours = await packaged('inter')
  const faces = new Map<string, Set<number>>()
  for (const { id, family } of scripts) {
    const sheet = own[id]
    faces.set(id, await (sheet ? signsOf(join(checkout, 'frontend/src/print', sheet), packages) : packaged(family.toLowerCase().replaceAll(' ', '-'))))
  }
  const wrong: string[] = []
  for (const code of new Set([...ours, ...[...faces.values()].flatMap((signs) => [...signs])])) {
    const sign = String.fromCodePoint(code)
    const asked = scriptsIn(sign)
    // what is not drawn, and marks, which are drawn with the letters before them
    if (/\p{C}|\p{Z}|[\u0300-\u036f]/u.test(sign)) continue
    const fine = ours.has(code) ? asked.length === 0 : asked.some((id) => faces.get(id)?.has(code))
    const havers = [...faces].flatMap(([id, signs]) => (signs.has(code) ? [id] : []))
    if (!fine) wrong.push(`${code.toString(16)} ${sign} asks for ${asked.join() || 'none'}, ${ours.has(code) ? 'ours' : havers.join()} has it`)
  }
  expect(wrong).toEqual([])
}, 60_000)
