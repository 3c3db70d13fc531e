/** The account of a profile among many in its files. */
import { expect, test } from '@jest/globals'
import { ImportRefused } from './decode.ts'
import { ownAccount, type SeenIn } from './own-account.ts'

test('20,000 authors are compared in less than a second', () => {
  const seen = Array.from(
    { length: 20_000 },
    (_, at): SeenIn => ({ name: `a${at}`, shown: `@a${at}`, username: `a${at}`, line: at + 2, rows: 1, file: 'x.csv', of: '0' }),
  )
  const start = performance.now()
  let refusal: unknown
  try {
    ownAccount(seen, { username: null, rowsOf: null })
  } catch (error) {
    refusal = error
  }
  expect(performance.now() - start).toBeLessThan(1000)
  expect(refusal).toBeInstanceOf(ImportRefused)
  expect(refusal instanceof ImportRefused && refusal.accounts?.choices.get('0')).toMatchObject({ accounts: { length: 100 }, more: 19_900, by_username: true })
})
