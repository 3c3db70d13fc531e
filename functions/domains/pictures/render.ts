/** From whatever was sent to the picture that is shown: a PNG of our own making, so nothing of the file but its pixels is left. */
import { PNG } from 'pngjs'
import { formatCount } from '../../../shared/format-count.ts'
import { pictureMessages } from '../../../shared/group-messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { cropSquare } from './crop.ts'
import { decode, type Pixels } from './decode.ts'
import { measure } from './measure.ts'

/** Pixels on a side of what is shown. */
export const pictureSize = 150
/** On a side of what is sent: 36 million pixels take 144 MB, twice while they are read. */
const mostOnSide = 6000
/** The same for a picture of 16 bits a colour, which takes a gigabyte at 5,900 pixels and 490 MB at 4,000. */
const mostDeepOnSide = 4000

/** The pixels of what was sent. @throws Problem 400 in the users' words when it is no picture, or one too large to be read */
export async function readPicture(bytes: Uint8Array): Promise<Pixels> {
  const measured = measure(bytes)
  if (!measured) throw problem(400, pictureMessages.notPicture)
  const side = Math.max(measured.width, measured.height)
  if (side > mostOnSide) throw problem(400, pictureMessages.tooManyPixels(formatCount(mostOnSide)))
  if (measured.depth && side > mostDeepOnSide) throw problem(400, pictureMessages.tooDeep(formatCount(mostDeepOnSide)))
  return decode(measured, bytes).catch((): Pixels => {
    throw problem(400, pictureMessages.notPicture)
  })
}

/** @throws Problem 400 as `readPicture` does */
export async function renderPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const pixels = await readPicture(bytes)
  const png = new PNG({ width: pictureSize, height: pictureSize })
  png.data.set(cropSquare(pixels, pictureSize).data)
  return PNG.sync.write(png)
}
