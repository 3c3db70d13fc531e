import type { Pixels } from './decode.ts'

/** In pixels; the second corner is not in it. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** The middle of a picture as a square of `size` pixels. */
export function cropSquare(pixels: Pixels, size: number): Pixels {
  const side = Math.min(pixels.width, pixels.height)
  const x0 = Math.floor((pixels.width - side) / 2)
  const y0 = Math.floor((pixels.height - side) / 2)
  return scaled(pixels, { x0, y0, x1: x0 + side, y1: y0 + side }, size, size)
}

/** A part of a picture as so many pixels. Each is the mean of those it stands for; what is see-through has no colour to give. */
export function scaled({ width: line, data }: Pixels, part: Box, width: number, height: number): Pixels {
  const made = new Uint8Array(width * height * 4)
  const across = (n: number) => part.x0 + Math.floor((n * (part.x1 - part.x0)) / width)
  const down = (n: number) => part.y0 + Math.floor((n * (part.y1 - part.y0)) / height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [x0, y0] = [across(x), down(y)]
      const box = { x0, y0, x1: Math.max(x0 + 1, across(x + 1)), y1: Math.max(y0 + 1, down(y + 1)) }
      made.set(meanOf(data, line, box), (y * width + x) * 4)
    }
  }
  return { width, height, data: made }
}

function meanOf(data: Pixels['data'], width: number, { x0, y0, x1, y1 }: Box): number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let y = y0; y < y1; y++) {
    for (let at = (y * width + x0) * 4; at < (y * width + x1) * 4; at += 4) {
      const weight = data[at + 3] ?? 0
      red += (data[at] ?? 0) * weight
      green += (data[at + 1] ?? 0) * weight
      blue += (data[at + 2] ?? 0) * weight
      opacity += weight
    }
  }
  const count = (x1 - x0) * (y1 - y0)
  return opacity === 0 ? [0, 0, 0, 0] : [red / opacity, green / opacity, blue / opacity, opacity / count].map(Math.round)
}
