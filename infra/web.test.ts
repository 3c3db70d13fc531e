import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { linkPageEndpoint, linkPageKinds, sharedPageEndpoint } from '../shared/link-paths.ts'
import { siteFileOf, sitePages } from '../shared/site-pages.ts'
import { linkPageRouting, sharedPageRouting, spaRouting, spaStatus } from './web.ts'

/** What S3 is asked for when a browser asks for `uri`. */
function routed(uri: string, accepted?: string): string {
  const request = { uri, headers: accepted ? { 'accept-encoding': { value: accepted } } : {} }
  return runInNewContext(`${spaRouting()}\nhandler(event).uri`, { event: { request } })
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

test('the print page that the report builder frames is served as it was built', () => {
  expect([routed('/print/index.html', 'br'), routed('/print/assets/print-1a.js', 'br')]).toEqual(['/print/index.html', '/print/assets/print-1a.js'])
})

test('every address loads the app, and one that is no screen answers 404', () => {
  const statusOf = (uri: string) => {
    const request = { uri, headers: {} }
    const served = runInNewContext(`${spaRouting()}\nhandler(event)`, { event: { request } })
    const response = { statusCode: 200, statusDescription: 'OK', headers: {} }
    const { statusCode } = runInNewContext(`${spaStatus}\nhandler(event)`, { event: { request: served, response } })
    return { uri: served.uri, statusCode }
  }
  for (const path of ['/reports', '/reports/links/', '/reports/run/comprehensive']) {
    expect({ path, ...statusOf(path) }).toEqual({ path, uri: '/index.html', statusCode: 200 })
  }
  for (const path of ['/nowhere', '/reports/run/nonsense', '/shared-report/', '/shared-report/a/b']) {
    expect({ path, ...statusOf(path) }).toEqual({ path, uri: '/index.html', statusCode: 404 })
  }
  expect(statusOf('/favicon.svg')).toEqual({ uri: '/favicon.svg', statusCode: 200 })
})

test('a public page is served as it was built, whether or not its address ends with a slash', () => {
  for (const { path } of sitePages) {
    expect({ path, uri: routed(path) }).toEqual({ path, uri: siteFileOf(path, false) })
    if (path.length > 1) expect(routed(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)).toBe(routed(path))
  }
  expect(routed('/pricing/x')).toBe('/index.html')
})

test('at the front door whoever has a session finds the product, and everybody else the public page', () => {
  const front = (cookies: Record<string, object>) =>
    runInNewContext(`${spaRouting()}\nhandler(event).uri`, { event: { request: { uri: '/', headers: {}, cookies } } })
  expect([front({}), front({ coupon: { value: 'a' } }), front({ almanac_session: { value: 'a' } })]).toEqual([
    '/site/index.html',
    '/site/index.html',
    '/index.html',
  ])
})

test('the address of a link in an email is answered by its endpoint, which knows whether the link is dead', () => {
  const asked = (uri: string) => {
    const request = { uri, querystring: { utm_source: { value: 'mail' } }, headers: { host: { value: 'app.example' } } }
    return runInNewContext(`${linkPageRouting()}\nhandler(event)`, { event: { request, viewer: { ip: '192.0.2.9' } } }).uri
  }
  for (const kind of linkPageKinds) {
    expect(asked(`/${kind}/a-b_C`)).toBe(`/api/link-pages/${kind}/a-b_C`)
    for (const path of [`/${kind}/a-b_C`, `/${kind}/%0a`, `/${kind}/${'a'.repeat(201)}`]) expect(linkPageEndpoint(path)).toBe(asked(path))
  }
  expect(asked('/confirm/a/b')).toBe('/api/link-pages/-/-')
})

test('the address of a shared report is answered by its endpoint, which knows whether the link is dead', () => {
  const asked = (uri: string) => {
    const request = { uri, querystring: { utm_source: { value: 'mail' } }, headers: { host: { value: 'app.example' } } }
    return runInNewContext(`${sharedPageRouting()}\nhandler(event)`, { event: { request, viewer: { ip: '192.0.2.9' } } })
  }
  expect(asked('/shared-report/a-b_C')).toMatchObject({
    uri: '/api/shared-reports/a-b_C/page',
    querystring: {},
    headers: { 'x-almanac-address': { value: '192.0.2.9' } },
  })
  for (const path of ['/shared-report/', '/shared-report/a/b', '/shared-report/%0a'])
    expect([path, asked(path).uri]).toEqual([path, '/api/shared-reports/-/page'])
  for (const path of ['/shared-report/a-b_C', '/shared-report/a/b', '/shared-report/%0a']) expect(sharedPageEndpoint(path)).toBe(asked(path).uri)
})

test('at a domain of shared links there are shared reports, and nothing of the app', () => {
  const at = (host: string, uri: string) => {
    const request = { uri, headers: { host: { value: host } } }
    const answer = runInNewContext(`${spaRouting(['reports.leith.example'])}\nhandler(event)`, { event: { request } })
    return answer.statusCode ?? answer.uri
  }
  for (const path of ['/', '/login', '/reports', '/favicon.svg', '/shared-report/', '/robots.txt'])
    expect([path, at('reports.leith.example', path)]).toEqual([path, 404])
  for (const host of ['Reports.Leith.example', 'reports.leith.example.', 'reports.leith.example.:443']) expect([host, at(host, '/login')]).toEqual([host, 404])
  expect(at('reports.leith.example', '/recipient/abc')).toBe('/shared.html')
  expect(at('reports.leith.example', '/assets/shell-1a.js')).toBe('/assets/shell-1a.js')
  expect(at('app.example', '/login')).toBe('/index.html')
})
