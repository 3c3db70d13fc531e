/** A count in a sentence has separators between thousands: whatever a message takes as a number goes through formatCount. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { figureMessages } from '../shared/figure-messages.ts'
import { formatCount } from '../shared/format-count.ts'
import { inFormats } from '../shared/formats.ts'

/** Numbers that name a place, and counts of a few. */
const plain: Readonly<Record<string, readonly string[]>> = {
  'shared/import-messages.ts': ['line', 'first', 'second', 'cell'],
  'shared/import-screen-messages.ts': ['percent'],
  'shared/template-messages.ts': ['version'],
  'shared/delivery-messages.ts': ['run'],
  'shared/screen-messages.ts': ['tries', 'of', 'days'],
  'shared/messages.ts': ['least', 'length', 'left', 'most'],
  'shared/link-messages.ts': ['least'],
  'shared/home-messages.ts': ['weeks'],
  'shared/builder-messages.ts': ['place', 'of', 'pixels', 'count', 'on'],
  'shared/security-messages.ts': ['left'],
  'shared/password-messages.ts': ['left'],
  'shared/font-messages.ts': ['most'],
  'shared/group-messages.ts': ['first', 'last'],
}

/** Parameters of a function that are numbers, and its text up to the next message. */
const functions = /\(([^()]*)\)\s*(?::\s*[^={]+?)?\s*(?:=>|\{)/g
const nextMessage = /\n\s{0,6}[\w'"]+\??: (\(|\{|'|`|[a-z])|\n(const|export|function|\})/

function unformatted(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(functions)].flatMap((found) => {
    const rest = source.slice(found.index + found[0].length)
    const end = rest.search(nextMessage)
    const body = end < 0 ? rest : rest.slice(0, end)
    const names = [...(found[1] ?? '').matchAll(/(\w+)\??:\s*number\b/g)].flatMap(([, name]) => name ?? [])
    return names.filter((name) => body.includes(`\${${name}}`) && !plain[file]?.includes(name)).map((name) => `${file}: ${name}`)
  })
}

test('no message writes a count without separators between thousands', () => {
  const files = globSync('shared/**/*messages.ts')
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap(unformatted)).toEqual([])
})

test('counts are written in the digits of whoever reads', () => {
  const said = () => figureMessages.report.basedOn('posts', { some: 1234, all: 12_345 }, null) ?? ''
  expect(said()).toBe('Based on 1,234 of 12,345 posts.')
  expect(inFormats({ number: 'point', date: 'day', week: 'monday' }, said)).toBe('Based on 1.234 of 12.345 posts.')
  expect(formatCount(999)).toBe('999')
})
