import { expect, test } from '@jest/globals'
import { overBudget } from '../scripts/test/profile.ts'

test('a file over twice its budget and the cost of starting is named with its figure, others are not', () => {
  const spent = [
    { file: 'functions/a/a.test.ts', cpu: 66.1, wall: 1 },
    { file: 'functions/first/first.test.ts', cpu: 66, wall: 1 },
    { file: 'test/e2e/b.test.ts', cpu: 130, wall: 1 },
  ]
  const budgetOf = (file: string) => (file.startsWith('test/e2e/') ? 40 : 8)
  expect(overBudget(spent, budgetOf)).toEqual([expect.stringMatching(/^functions\/a\/a\.test\.ts took 66\.1 CPU s; its budget in test\/budgets\.ts is 8/)])
})
