import { PNG } from 'pngjs'

/** `pixel` returns red, green, blue and opacity. Without row filters: pngjs tries each on every row, which takes seconds for a large picture. */
export function pngOf(width: number, height: number, pixel: (x: number, y: number) => readonly number[]): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) png.data.set(pixel(x, y), (y * width + x) * 4)
  return PNG.sync.write(png, { filterType: 0 })
}
