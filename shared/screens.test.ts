import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { adminPages, namedAreas } from './named-areas.ts'
import { reportManifests } from './reports/index.ts'
import { isScreen, screens, screensOfOne } from './screens.ts'
import { plainAddress } from './small-addresses.ts'

test('every route of the app is a screen, and every screen a route', () => {
  const generated = readFileSync(new URL('../frontend/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const routes = [...(/fullPaths:\n([\s\S]*?)\n {2}fileRoutesByTo/.exec(generated)?.[1]?.matchAll(/'([^']+)'/g) ?? [])].map(([, path = '']) => path)
  expect(routes.length).toBeGreaterThan(5)
  // the gallery is there in development alone
  const plain = (path: string) => (path === '/' ? path : path.replace(/(\/\{-\$\w+\})*\/?$/, ''))
  const expected = routes.filter((path) => path !== '/gallery').map(plain)
  const areas = Object.keys({ ...namedAreas, ...adminPages })
  const found = [
    // one route stands for several of them, and the address of a small screen for the route of its large one
    ...screens.filter((path) => !/^\/(reports\/(run|templates\/new)|signup)\//.test(path) && !areas.includes(path) && plainAddress(path) === path),
    ...['/reports/run/$type', '/reports/templates/new/$flavor', '/$'],
    ...screensOfOne.map((start) => `${start}$`),
  ]
  // whatever the part is called that completes one
  const completed = expected.map((path) => screensOfOne.find((start) => path.startsWith(`${start}$`))?.concat('$') ?? path)
  expect(found.sort()).toEqual([...new Set(completed)].sort())
})

test('what is no screen is none: other addresses, report types that do not exist, half a link', () => {
  const [head] = reportManifests
  for (const path of [
    '/',
    '/reports',
    '/reports/',
    `/reports/run/${head.id}`,
    '/shared-report/abc',
    '/recipient/abc',
    '/signup/advanced/yearly',
    '/confirm/abc',
    '/dashboard-mobile',
    '/reports-mobile/links',
    '/reports/templates/new/comprehensive',
    '/reports/templates/01J',
    '/reports-mobile/templates/01J',
    '/inbox',
    '/admin/users',
    '/admin/anomalies',
  ])
    expect({ path, is: isScreen(path) }).toEqual({ path, is: true })
  for (const path of [
    '//',
    '/nowhere',
    '/reports/run/nonsense',
    '/reports/x',
    '/reports-mobile/x',
    '/reports/templates/new/nonsense',
    '/reports/templates/a/b',
    '/inbox/x',
    '/admin',
    '/admin/x',
    '/signup/enterprise',
    '/signup/free/daily',
    '/confirm/',
    '/shared-report/',
    '/shared-report/a/b',
  ]) {
    expect({ path, is: isScreen(path) }).toEqual({ path, is: false })
  }
})
