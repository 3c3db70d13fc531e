import { expect, test } from '@jest/globals'
import { pictureHosts } from './picture-hosts.ts'
import { pictureAddress } from './pictures.ts'
import { apiHeaders, pageHeaders, sharedPageHeaders } from './security-headers.ts'

const origin = 'https://reports.example.com'

test.each([
  '/api/logout',
  '/api/logout?x=/media/a.png',
  `${origin}/api/logout`,
  `${origin}:443/api/logout`,
  '//reports.example.com/api/logout',
  '/media/../api/logout',
  '/media/%2e%2e/api/logout',
  '/media/..%5capi/../../api/logout',
  '\\\\reports.example.com\\api\\logout',
  '/media\\..\\..\\api\\logout',
  ' /api/logout',
  'api/logout',
  '?next=/api/logout',
  '',
  'http://reports.example.com/media/a.png',
  'https://user@reports.example.com/media/a.png',
  'https://tracker.example/pixel.gif',
  'http://scontent.fbcdn.net/a.jpg',
  'https://fbcdn.net.evil.test/a.jpg',
  'https://evilfbcdn.net/a.jpg',
  'https://user:pass@scontent.fbcdn.net/a.jpg',
  'https://scontent.fbcdn.net:8443/a.jpg',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'blob:https://reports.example.com/1',
])('%s is no picture', (address) => {
  expect(pictureAddress(address, origin)).toBeNull()
})

test.each([
  ['/media/demo-01.svg', { url: `${origin}/media/demo-01.svg`, ours: true }],
  ['/pictures/3', { url: `${origin}/pictures/3`, ours: true }],
  ['https://scontent-lhr8-1.xx.fbcdn.net/v/a.jpg?oh=1', { url: 'https://scontent-lhr8-1.xx.fbcdn.net/v/a.jpg?oh=1', ours: false }],
])('%s is one', (address, expected) => {
  expect(pictureAddress(address, origin)).toEqual(expected)
})

test('the pages may load pictures of these hosts alone, and answers of the API none', () => {
  for (const headers of [pageHeaders, sharedPageHeaders]) {
    const allowed = /img-src ([^;]*)/.exec(headers['content-security-policy'])?.[1]?.split(' ')
    expect(allowed).toEqual(["'self'", 'data:', ...pictureHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])])
  }
  expect(apiHeaders['content-security-policy']).toContain("default-src 'none'")
  expect(apiHeaders['content-security-policy']).not.toContain('img-src')
})
