/** A page that needs no server and no font of the machine: its HTML is given, its fonts are ours, and nothing else is fetched. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTTPRequest, Page } from 'puppeteer-core'

const modules = join(import.meta.dirname, '../../node_modules')
const origin = 'https://golden.test'
const sheets = [
  '@fontsource/inter/400.css',
  '@fontsource/inter/500.css',
  '@fontsource/inter/600.css',
  '@fontsource/noto-sans-arabic/400.css',
  '@fontsource/noto-sans-arabic/600.css',
  '@fontsource/noto-sans-hebrew/400.css',
  '@fontsource/noto-sans-hebrew/600.css',
  '@fontsource/noto-emoji/400.css',
]

/** Asked after Inter for what it does not have, so that the machine never is. */
const others = "'Noto Sans Arabic','Noto Sans Hebrew','Noto Emoji',"

const fontFaces = sheets
  .map((path) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    return readFileSync(join(modules, path), 'utf8').replaceAll('url(./', `url(${origin}/${folder}/`)
  })
  .join('\n')

/** Opens HTML whose fonts begin with Inter in a page of the test's browser. */
export async function openStill(page: Page, html: string): Promise<void> {
  const given = html.replaceAll('font-family:Inter,', `font-family:Inter,${others}`).replace('</head>', `<style>${fontFaces}</style></head>`)
  const answer = (request: HTTPRequest) => {
    const { pathname } = new URL(request.url())
    if (request.url() === `${origin}/`) return request.respond({ contentType: 'text/html; charset=utf-8', body: given })
    if (pathname.startsWith('/@fontsource/')) return request.respond({ contentType: 'font/woff2', body: readFileSync(join(modules, pathname)) })
    return request.abort()
  }
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request))
  await page.goto(`${origin}/`, { waitUntil: 'load' })
}
