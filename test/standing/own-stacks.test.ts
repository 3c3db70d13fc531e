/** The test files with a stack of their own, and why the shared one does not do. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const checkout = join(import.meta.dirname, '../..')

const reasons: Readonly<Record<string, string>> = {
  'test/e2e/plain-http.test.ts': 'bills through Stripe, which is a setting of the stack',
  'test/e2e/subscription.test.ts': 'bills through Stripe, which is a setting of the stack, and moves its clock',
  'test/faults/killed-stack.test.ts': 'kills the stack',
  'test/local/database.test.ts': 'kills the database and fills the disk',
  'test/local/development.test.ts': 'is the stack of npm run dev',
  'test/local/kill.test.ts': 'kills the stack',
  'test/local/stack.test.ts': 'starts and stops',
  'test/local/start.test.ts': 'starts on a data folder in use',
  'test/render/branded-delivery.test.ts': 'serves shared links at domains, which are a setting of the stack',
}

test('every file with a stack of its own says why', () => {
  const own = /startOwnStack\(|own: true|stack-process|development-process/
  const found = globSync('{functions,test}/**/*.test.ts', { cwd: checkout }).filter(
    (file) => !file.endsWith('own-stacks.test.ts') && own.test(readFileSync(join(checkout, file), 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(reasons).sort())
})
