/** Every state is in one area, and every area has its test file. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { areas } from './screen-states.ts'

const Exports = v.record(v.string(), v.unknown())
const States = v.array(v.object({ name: v.string(), open: v.function() }))

test('the areas contain each exported state once', async () => {
  const files = globSync('*-states.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(files.map(async (file) => v.parse(Exports, await import(join(import.meta.dirname, file)))))
  const exported = modules.flatMap((one) => Object.values(one).flatMap((value) => (v.is(States, value) ? value.map(({ name }) => name) : [])))
  const walked = Object.values(areas).flatMap((states) => states.map(({ name }) => name))
  expect(exported.length).toBeGreaterThan(200)
  expect(new Set(walked).size).toBe(walked.length)
  expect(walked.toSorted()).toEqual(exported.toSorted())
})

test('every area has the file that opens its states', () => {
  const files = globSync('screens-*.test.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.test.ts').slice('screens-'.length))
  expect(files.toSorted()).toEqual(Object.keys(areas).toSorted())
})
