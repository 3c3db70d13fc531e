import { expect, test } from '@jest/globals'
import { overBudget } from '../scripts/test/profile.ts'

test('a file over twice its budget and the cost of starting is named with its figure, others are not', () => {
  const spent = [
    { file: 'functions/a/a.test.ts', cpu: 66.1, wall: 1 },
    { file: 'functions/first/first.test.ts', cpu: 66, wall: 1 },
    { file: 'test/e2e/b.test.ts', cpu: 130, wall: 1 },
    { file: 'test/e2e/c.test.ts', cpu: 40, wall: 1 },
    { file: 'test/e2e/d.test.ts', cpu: 20, wall: 1 },
  ]
  const budgetOf = (file: string) => (file.startsWith('test/e2e/') ? 40 : 8)
  expect(overBudget(spent, budgetOf)).toEqual([
    {
      file: 'functions/a/a.test.ts',
      sentence: expect.stringMatching(/^functions\/a\/a\.test\.ts took 66\.1 CPU s in 1\.0 s; its budget in test\/budgets\.ts is 8/),
    },
  ])
})

test('a machine that is slow in everything fails nothing, and a file that stands out is named on it too', () => {
  const spent = [1, 2, 3].map((at) => ({ file: `test/e2e/${at}.test.ts`, cpu: 180, wall: 1 }))
  const budgetOf = (file: string) => (file.startsWith('test/e2e/') ? 60 : 8)
  expect(overBudget(spent, budgetOf)).toEqual([])
  const grown = { file: 'test/e2e/grown.test.ts', cpu: 520, wall: 1 }
  expect(overBudget([...spent, grown], budgetOf)).toEqual([
    { file: grown.file, sentence: expect.stringMatching(/^test\/e2e\/grown\.test\.ts took 520\.0 CPU s in 1\.0 s on a machine 3\.0 times slower/) },
  ])
})
