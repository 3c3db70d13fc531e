/** From whatever was sent to the logo that is shown: a PNG of our own making, without its empty edges, no larger than it is ever drawn. */
import { PNG } from 'pngjs'
import { logoBox } from '../../../shared/branding/choices.ts'
import { contrast, hexOf } from '../../../shared/branding/contrast.ts'
import { brandingMessages } from '../../../shared/branding-messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { type Box, scaled } from '../pictures/crop.ts'
import type { Pixels } from '../pictures/decode.ts'
import { readPicture } from '../pictures/render.ts'

/** Of 255: fainter than this nobody sees it. */
const seenFrom = 8
/** Against paper; nearly white cannot be told from it. */
const leastContrast = 1.25
/** Of what is drawn: a white word may well stand on a coloured ground. */
const leastShare = 0.02

/** @throws Problem 400 in the users' words when it is no picture, an empty one, or one that white paper would swallow */
export async function renderLogo(bytes: Uint8Array): Promise<{ png: Uint8Array; width: number; height: number }> {
  const pixels = await readPicture(bytes)
  const box = inkBox(pixels)
  if (!box) throw problem(400, brandingMessages.logoEmpty)
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0]
  const scale = Math.min(1, logoBox.width / wide, logoBox.height / high)
  const logo = scaled(pixels, box, Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale)))
  if (isPale(logo)) throw problem(400, brandingMessages.logoPale)
  const png = new PNG({ width: logo.width, height: logo.height })
  png.data.set(logo.data)
  return { png: PNG.sync.write(png), width: logo.width, height: logo.height }
}

/** Where anything is drawn; null where nothing is. */
function inkBox({ width, height, data }: Pixels): Box | null {
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < seenFrom) continue
      if (x < x0) x0 = x
      if (x >= x1) x1 = x + 1
      if (y < y0) y0 = y
      y1 = y + 1
    }
  }
  return x1 > x0 ? { x0, y0, x1, y1 } : null
}

/** Whether next to nothing of it can be told from white paper. */
function isPale({ data }: Pixels): boolean {
  let [drawn, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    if (opacity * 255 < seenFrom) continue
    drawn += 1
    const onPaper = (part: number) => (data[at + part] ?? 0) * opacity + 255 * (1 - opacity)
    if (contrast(hexOf([onPaper(0), onPaper(1), onPaper(2)]), '#ffffff') >= leastContrast) seen += 1
  }
  return seen < drawn * leastShare
}
