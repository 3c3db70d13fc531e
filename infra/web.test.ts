import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { spaRouting } from './web.ts'

/** What S3 is asked for when a browser asks for `uri`. */
function routed(uri: string, accepted?: string): string {
  const request = { uri, headers: accepted ? { 'accept-encoding': { value: accepted } } : {} }
  return runInNewContext(`${spaRouting}\nhandler(event).uri`, { event: { request } })
}

test('screens load the one page, and files their Brotli twin where the browser reads it', () => {
  expect([routed('/reports/run/posts', 'gzip, br'), routed('/favicon.svg', 'br')]).toEqual(['/index.html', '/favicon.svg'])
  expect([routed('/assets/shell-1a.js', 'gzip, deflate, br, zstd'), routed('/assets/shell-1a.css', 'br')]).toEqual([
    '/assets/shell-1a.js.br',
    '/assets/shell-1a.css.br',
  ])
  expect([routed('/assets/shell-1a.js', 'gzip'), routed('/assets/shell-1a.js'), routed('/assets/inter.woff2', 'br')]).toEqual([
    '/assets/shell-1a.js',
    '/assets/shell-1a.js',
    '/assets/inter.woff2',
  ])
})
