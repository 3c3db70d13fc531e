/** A check is one item of the table, of at most 400 KB. */
import { expect, test } from '@jest/globals'
import type { CheckedFile } from '../../../../shared/api/import-job.ts'
import { bytesOf } from '../../readers/csv/size.ts'
import { shortenedChecks } from './shortened.ts'

const accounts = (count: number, length: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`.padEnd(length, 'x'), name: 'n'.repeat(length) }))
const fileWith = (length: number): CheckedFile => ({
  ...{ file: 'posts.csv', kind: null, result: null, error: 'Please choose the account.', read_columns: [], columns: null, asks: null },
  ...{ account_choice: { accounts: accounts(100, length), more: 5, by_username: true }, unsaid: { rows_of: '99'.padEnd(length, 'x'), year: null } },
})

test('accounts to choose from fit into a check: all of one file, the most frequent of many files, none of more than that', () => {
  const [alone] = shortenedChecks([fileWith(100)])
  expect(alone?.account_choice?.accounts).toHaveLength(100)
  const many = shortenedChecks(Array.from({ length: 90 }, () => fileWith(40)))
  expect(bytesOf(many)).toBeLessThan(300_000)
  // the chosen account stays
  expect(many[89]?.account_choice).toMatchObject({ accounts: { length: 11, 10: { id: '99'.padEnd(40, 'x') } }, more: 94 })
  const none = shortenedChecks(Array.from({ length: 90 }, () => fileWith(200)))
  expect([none[0]?.account_choice, none[0]?.unsaid]).toEqual([null, { year: null }])
})
