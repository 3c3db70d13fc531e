import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { spaRouting, spaStatus } from './web.ts'

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

test('every address loads the app, and one that is no screen answers 404', () => {
  const statusOf = (uri: string) => {
    const request = { uri, headers: {} }
    const served = runInNewContext(`${spaRouting}\nhandler(event)`, { event: { request } })
    const response = { statusCode: 200, statusDescription: 'OK', headers: {} }
    const { statusCode } = runInNewContext(`${spaStatus}\nhandler(event)`, { event: { request: served, response } })
    return { uri: served.uri, statusCode }
  }
  for (const path of ['/', '/reports', '/reports/links/', '/reports/run/comprehensive', '/shared-report/abc']) {
    expect({ path, ...statusOf(path) }).toEqual({ path, uri: '/index.html', statusCode: 200 })
  }
  for (const path of ['/nowhere', '/reports/run/nonsense', '/shared-report/', '/shared-report/a/b']) {
    expect({ path, ...statusOf(path) }).toEqual({ path, uri: '/index.html', statusCode: 404 })
  }
  expect(statusOf('/favicon.svg')).toEqual({ uri: '/favicon.svg', statusCode: 200 })
})
