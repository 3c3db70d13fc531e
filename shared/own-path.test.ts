import { expect, test } from '@jest/globals'
import { ownPath } from './own-path.ts'

test.each(['/reports', '/reports/run/posts?profile=a,b#top', '/', '/shared-report/x%2Fy'])('%s is kept as it is', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'reports',
  'https://evil.test',
  'javascript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  `/${'x'.repeat(2000)}`,
])('%j leads nowhere', (given) => {
  expect(ownPath(given)).toBeNull()
})
