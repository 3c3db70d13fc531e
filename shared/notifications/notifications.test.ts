import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { notifications } from './index.ts'
import { loadSamples } from './samples.ts'

const all = await Promise.all(
  notifications.map(async (definition) => Object.entries(await loadSamples(definition.id)).map(([name, sample]) => ({ ...sample, name, id: definition.id }))),
)
const samples = all.flat()

test('every folder with a definition is registered, under its own name', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, 'definition.ts')))
  expect(notifications.map(({ id }) => id.replaceAll('_', '-')).sort()).toEqual(folders.sort())
})

test('ids are unique, and each notification has samples, the first of them typical', () => {
  const ids: readonly string[] = notifications.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(all.map(([first]) => first?.name)).toEqual(ids.map(() => 'typical'))
})

test.each(samples.map((sample) => [sample.id, sample.name, sample] as const))('%s, %s: its sentence, link and email keep to the rules', (_, _name, sample) => {
  const { sentence, link, email } = sample
  expect(sentence).toMatch(/^\S.*\.$/u)
  expect(link).toMatch(/^\/[a-z]/)
  expect(email.subject).toMatch(/^\S.*\S$/u)
  // where Gmail cuts an email off
  expect(Buffer.byteLength(email.html)).toBeLessThan(102_000)
  expect(email.html).toContain(`href="https://almanac.example${link}"`)
  expect(email.text).toContain(`https://almanac.example${link}`)
  // Outlook shows what is not between its own comments as text
  expect(email.html.match(/<!--\[if mso\]>/g)?.length).toBe(email.html.match(/<!\[endif\]-->/g)?.length)
  // names of samples hold markup
  expect(email.html).not.toMatch(/<script|<b>|undefined|null|NaN|\[object/)
  expect(email.text).not.toMatch(/undefined|null|NaN|\[object|<td/)
  const long = email.text.split('\n').filter((line) => line.length > 72)
  for (const line of long)
    expect(
      line
        .trim()
        .split(' ')
        .some((word) => word.length > 30),
    ).toBe(true)
})
