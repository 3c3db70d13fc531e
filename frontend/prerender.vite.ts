/** Runs the built renderer of the public pages once and writes what it makes: a file a page, the sitemap and robots.txt. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { packed } from './compressed.vite.ts'
import { readConfiguration } from './src/site/configuration.ts'
import type { RenderSite } from './src/site/render.tsx'

/** The script that the pages load: no library, one file. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/site/site.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const hashed = (name: string, text: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.${extension}`

/** Beside node_modules, where what the renderer imports is found. */
async function rendererOf(code: string, dist: string): Promise<RenderSite> {
  const folder = await mkdtemp(join(dist, '.site-'))
  try {
    const file = join(folder, 'render.mjs')
    await writeFile(file, code)
    const { renderSite }: { renderSite: RenderSite } = await import(pathToFileURL(file).href)
    return renderSite
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const prerender: Plugin = {
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle({ dir = '' }, bundle) {
    const renderer = bundle['render.js']
    if (renderer?.type !== 'chunk') throw new Error('The public pages have no renderer.')
    delete bundle['render.js']
    const style = Object.keys(bundle).find((name) => name.endsWith('.css'))
    const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
    if (!style || !font) throw new Error('The public pages have no sheet or no font.')
    const code = await script()
    const scriptName = hashed('site', code, 'js')
    await mkdir(dirname(dir), { recursive: true })
    const renderSite = await rendererOf(renderer.code, dirname(dir))
    const files = renderSite({ configuration: readConfiguration(process.env), style: `/${style}`, font: `/${font}`, script: `/${scriptName}` })
    for (const [fileName, source] of [...files, [scriptName, code] as const]) this.emitFile({ type: 'asset', fileName, source })
    for (const [name, text] of [
      [scriptName, code],
      [style, sheetOf(bundle[style])],
    ] as const)
      this.emitFile({ type: 'asset', fileName: `${name}.br`, source: await packed(Buffer.from(text)) })
  },
}

type Output = { type: 'asset'; source: string | Uint8Array } | { type: 'chunk' } | undefined

const sheetOf = (output: Output): string => (output?.type === 'asset' ? Buffer.from(output.source).toString() : '')
