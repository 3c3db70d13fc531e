/** P12: JavaScript, gzip, of what a browser loads: a chunk and everything it imports statically, from the manifest of the build. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { webFolder } from '../local/build-frontend.ts'
import { kilobytes, line, unmeasured } from './row.ts'

const Manifest = v.record(v.string(), v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []), isEntry: v.optional(v.boolean(), false) }))
type Manifest = v.InferOutput<typeof Manifest>

/** Source files of the routes; a route that splits its component has a second chunk under the same name. */
const pages = [
  { name: 'shell', routes: ['src/routes/_app.tsx'], goal: 110_000 },
  { name: 'report route', routes: ['src/routes/_app.tsx', 'src/routes/_app/reports/route.tsx', 'src/routes/_app/reports/run.$type.tsx'], goal: 190_000 },
  { name: 'pricing page', routes: ['src/routes/pricing.tsx'], goal: 110_000 },
]

export function webSizeRows(): string[] {
  const path = join(webFolder, '.vite', 'manifest.json')
  if (!existsSync(path)) return [unmeasured('P12', 'JavaScript, gzip', 'the web app is not built')]
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8')))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return pages.map(({ name, routes, goal }) => {
    if (!routes.every((route) => existsSync(join(import.meta.dirname, '../../frontend', route)))) {
      return unmeasured('P12', `JavaScript of the ${name}, gzip`, 'the page does not exist yet')
    }
    const own = Object.keys(manifest).filter((key) => routes.includes(key.split('?')[0] ?? ''))
    const files = loadedBy(manifest, [...entries, ...own])
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(webFolder, file)), { level: 9 }).length, 0)
    return line({
      id: 'P12',
      what: `JavaScript of the ${name}, gzip`,
      ours: `${kilobytes(bytes)} in ${files.length} files`,
      other: 'budget',
      ratio: (bytes / goal).toFixed(2),
      goal: `at most ${kilobytes(goal)}`,
      holds: bytes <= goal,
    })
  })
}

function loadedBy(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].filter((file) => file.endsWith('.js'))
}
