/**
 * The world as a grid of dots, worked out while the page is built: 7 px hexagonal, Natural Earth projection, 74 N to 52 S.
 * Each dot belongs to the country its centre lies in. A country too small for any dot gets one at its middle.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoBounds, geoCentroid, geoContains, geoNaturalEarth1 } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export const worldDotsModule = 'virtual:world-dots'
const resolved = `\0${worldDotsModule}`
const step = 7
const width = 832
const rowHeight = (step * Math.sqrt(3)) / 2

type Country = { code: string; shape: GeoPermissibleObjects; bounds: [[number, number], [number, number]] }

/** ISO numeric codes are region aliases in Unicode's data, so the engine itself knows their letters. */
function letters(numeric: string): string | null {
  try {
    const code = new Intl.Locale(`und-${numeric}`).maximize().region ?? Intl.getCanonicalLocales(`und-${numeric}`)[0]?.slice(4)
    return code && /^[A-Z]{2}$/.test(code) ? code : (Intl.getCanonicalLocales(`und-${numeric}`)[0]?.slice(4) ?? null)
  } catch {
    return null
  }
}

function countries(): Country[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
  const world: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
  return feature(world, world.objects.countries).features.flatMap((shape) => {
    const code = shape.id === undefined ? null : letters(String(shape.id).padStart(3, '0'))
    return code && code !== 'AQ' ? [{ code, shape, bounds: geoBounds(shape) }] : []
  })
}

function within([[west, south], [east, north]]: Country['bounds'], [longitude, latitude]: [number, number]): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}

export type WorldDots = { width: number; height: number; radius: number; countries: Record<string, number[]> }

/** Dot centres by country, as x, y, x, y … */
export function worldDots(): WorldDots {
  const projection = geoNaturalEarth1().fitWidth(width, { type: 'Sphere' })
  const top = projection([0, 74])?.[1] ?? 0
  const bottom = projection([0, -52])?.[1] ?? 0
  const known = countries()
  const dots: Record<string, number[]> = {}
  const add = (code: string, x: number, y: number) => {
    dots[code] = [...(dots[code] ?? []), Math.round(x * 10) / 10, Math.round((y - top) * 10) / 10]
  }
  for (let row = 0, y = top + step / 2; y < bottom; row++, y += rowHeight) {
    for (let x = row % 2 === 0 ? step / 2 : step; x < width; x += step) {
      const point = projection.invert?.([x, y])
      // Beyond the edge of the world the inverse wraps round; such a point does not come back to where it was.
      const again = point && projection(point)
      if (!point || !again || Math.abs(again[0] - x) > 1 || Math.abs(again[1] - y) > 1) continue
      const home = known.find((country) => within(country.bounds, point) && geoContains(country.shape, point))
      if (home) add(home.code, x, y)
    }
  }
  for (const country of known) {
    const middle = dots[country.code] ? null : projection(geoCentroid(country.shape))
    if (middle && middle[1] > top && middle[1] < bottom) add(country.code, middle[0], middle[1])
  }
  return { width, height: Math.round(bottom - top), radius: 2.15, countries: dots }
}

/** Serves the dots as a module; nothing generated is kept in the repository. */
export function worldDotsPlugin() {
  return {
    name: 'almanac-world-dots',
    resolveId: (id: string) => (id === worldDotsModule ? resolved : undefined),
    load: (id: string) => (id === resolved ? `export default ${JSON.stringify(worldDots())}` : undefined),
  }
}
