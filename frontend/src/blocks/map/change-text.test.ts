import { expect, test } from '@jest/globals'
import { changeText } from './view.tsx'

test.each([
  [0.01, 93.04, '0 pp from 93.0%'],
  [-0.02, 0.12, '0 pp from 0.1%'],
  [-0.06, 0.1, '−0.1 pp from 0.2%'],
  [0.25, 7.25, '+0.3 pp from 7.0%'],
])('a change of %s to %s agrees with the shares beside it', (change, share, text) => {
  expect(changeText(change, share, true)).toBe(text)
})
