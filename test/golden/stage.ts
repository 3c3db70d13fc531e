/**
 * A component alone, in the real browser and its real styles: no stack, no session, no route. A scene is a file beside a component
 * (`NAME.scenes.tsx`) whose `scenes` are its states by name. One bundle holds the scenes of a file; showing one takes well under a second.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { worldDots, worldDotsModule } from '../../frontend/src/blocks/map/dots.vite.ts'
import { networkColors, networkColorsModule } from '../../frontend/src/ui/network-colors.vite.ts'

const source = join(import.meta.dirname, '../../frontend/src')
const origin = 'https://stage.test'

const colors: Plugin = {
  name: 'network-colors',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${networkColorsModule}$`) }, () => ({ path: networkColorsModule, namespace: 'made' }))
    onLoad({ filter: /./, namespace: 'made' }, () => ({ contents: networkColors(), loader: 'css' }))
  },
}

const dots: Plugin = {
  name: 'world-dots',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^${worldDotsModule}$`) }, () => ({ path: worldDotsModule, namespace: 'dots' }))
    onLoad({ filter: /./, namespace: 'dots' }, () => ({ contents: `export default ${JSON.stringify(worldDots())}`, loader: 'js' }))
  },
}

const entry = (scenes: string) => `
  import './ui/base.css'
  import '${networkColorsModule}'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { scenes } from './${scenes}'
  const scene = scenes[decodeURIComponent(location.hash.slice(1))]
  if (!scene) throw new Error('There is no such scene in ${scenes}.')
  createRoot(document.getElementById('root')).render(createElement(scene))
`

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml' }
/** Milliseconds. Fonts come late, as on a slow line: what was drawn in another one is drawn again. */
const lateFont = 300

function respond(request: HTTPRequest, type: string, body: Buffer): void {
  setTimeout(() => void request.respond({ contentType: types[type] ?? '', body }), type === 'woff2' ? lateFont : 0)
}

export type Stage = {
  /** Shows a scene; `theme` is the reader's choice, "light" unless told. */
  show: (page: Page, scene: string, theme?: 'light' | 'dark') => Promise<void>
}

/** `scenes`: the file, from frontend/src. */
export async function openStage(scenes: string): Promise<Stage> {
  const { outputFiles } = await build({
    stdin: { contents: entry(scenes), resolveDir: source, loader: 'js' },
    bundle: true,
    write: false,
    outdir: '/',
    entryNames: 'stage',
    assetNames: '[name]-[hash]',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    loader: { '.woff2': 'file', '.woff': 'empty', '.svg': 'file' },
    plugins: [colors, dots],
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]))
  const shell = readFileSync(join(source, '../index.html'), 'utf8').replace(/<link rel="icon".*|<script.*/g, '')
  return {
    show: async (page, scene, theme = 'light') => {
      const html = shell
        .replace('data-theme="auto"', `data-theme="${theme}"`)
        .replace(
          '</head>',
          '<link rel="stylesheet" href="/stage.css"><style>#root { padding: 16px }</style><script type="module" src="/stage.js"></script></head>',
        )
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const file = files.get(pathname)
        if (pathname === '/') void request.respond({ contentType: 'text/html; charset=utf-8', body: html })
        else if (file) respond(request, pathname.split('.').at(-1) ?? '', file)
        else void request.abort()
      })
      await page.goto(`${origin}/#${encodeURIComponent(scene)}`, { waitUntil: 'load' })
      await page.waitForSelector('#root > *')
    },
  }
}
