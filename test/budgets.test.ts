import { expect, test } from '@jest/globals'
import { overBudget } from '../scripts/test/profile.ts'
import { budgetOf } from './budgets.ts'

test('a file over twice its budget is named with its figure, one below is not', () => {
  const spent = [
    { file: 'functions/a/a.test.ts', cpu: 2 * budgetOf('functions/a/a.test.ts') + 0.1, wall: 1 },
    { file: 'test/e2e/b.test.ts', cpu: 2 * budgetOf('test/e2e/b.test.ts'), wall: 1 },
  ]
  expect(overBudget(spent, budgetOf)).toEqual([expect.stringMatching(/^functions\/a\/a\.test\.ts took 16\.1 CPU s; its budget in test\/budgets\.ts is 8/)])
})
