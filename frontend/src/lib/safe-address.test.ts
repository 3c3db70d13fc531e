import { afterAll, expect, test } from '@jest/globals'
import { safePicture, safeUrl } from './safe-address.ts'

const here = 'https://reports.example.com'
Object.assign(globalThis, { window: { location: { origin: here } } })
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'))

test.each([
  ['https://scontent.cdninstagram.com/a.png', 'https://scontent.cdninstagram.com/a.png'],
  ['https://cdn.example/a.png', null],
  [`${here}/api/pictures/a`, `${here}/api/pictures/a`],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['data:text/html,<script>', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('the picture %s is shown from %s', (value, shown) => {
  expect(safePicture(value)).toBe(shown)
})

test.each([
  ['https://facebook.com/p/1', true],
  ['http://facebook.com/p/1', true],
  [`${here}/api/auth/logout`, false],
  ['javascript:alert(1)', false],
  ['//facebook.com', false],
  ['no address', false],
])('a name that leads to %s is a link: %s', (value, isLink) => {
  expect(safeUrl(value)).toBe(isLink ? value : null)
})
