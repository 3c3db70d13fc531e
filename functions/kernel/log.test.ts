import { afterEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { log } from './log.ts'

const write = process.stderr.write
afterEach(() => {
  process.stderr.write = write
})

test('a record that a schema refuses is logged by the fields that are wrong, without its values', () => {
  const lines: string[] = []
  process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0
  const People = v.object({ id: v.string(), people: v.array(v.object({ email: v.string(), age: v.number() })) })
  try {
    v.parse(People, { id: 7, people: [{ email: 'ada@leith.example', age: true }] })
  } catch (error) {
    log.error('a record is unreadable', { error: error instanceof Error ? error : null })
  }
  expect(lines.map((line) => JSON.parse(line).error)).toMatchObject([{ name: 'ValiError', fields: ['id', 'people.0.age'] }])
  expect(lines.join()).not.toContain('ada@leith.example')
})
