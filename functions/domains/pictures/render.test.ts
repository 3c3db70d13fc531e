/** What is sent as a picture becomes a PNG of our own making, or is refused in one sentence. */
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { PNG } from 'pngjs'
import { pictureMessages } from '../../../shared/group-messages.ts'
import { pngOf } from '../../../test/builders/png.ts'
import { renderPicture } from './render.ts'

/** 48 x 24, left red and right blue, taken sideways: shown, red is above blue. It names the hemisphere and the day where it was taken. */
const turnedJpeg = Buffer.from(
  '/9j/4QBXRXhpZgAATU0AKgAAAAgAAgESAAMAAAABAAYAAIglAAQAAAABAAAAJgAAAAAAAgABAAIAAAACTgAAAAAdAAIAAAALAAAARAAAAAAyMDI2OjExOjIwAP/gABBKRklGAAEBAAABAAEAAP/bAIQAAwMDAwMDBAQEBAUFBQUFBwcGBgcHCwgJCAkICxELDAsLDAsRDxIPDg8SDxsVExMVGx8aGRofJiIiJjAtMD4+VAEDAwMDAwMEBAQEBQUFBQUHBwYGBwcLCAkICQgLEQsMCwsMCxEPEg8ODxIPGxUTExUbHxoZGh8mIiImMC0wPj5U/8IAEQgAGAAwAwERAAIRAQMRAf/EACoAAQEBAAAAAAAAAAAAAAAAAAAHCAEBAQEAAAAAAAAAAAAAAAAAAAkH/9oADAMBAAIQAxAAAADOmGVTAgVxo6AX2HNiwIFcaOgF9hzYsCBXGjoB/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQABPwAX/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAgEBPwAX/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAwEBPwAX/9k=',
  'base64',
)
/** The same without a word of how it was taken. */
const webp = Buffer.from(
  'UklGRl4AAABXRUJQVlA4IFIAAAAwBQCdASowABgAPjEUiEKiISEYBAAgAwSgDNCY3+AfgBqhXAPwA/VX+AAH43b4V1IYAAD+96IknwRE/Wc7fx1rD/wql+iojmp2JLDMagAcfAAA',
  'base64',
)

const shown = async (bytes: Uint8Array) => {
  const png = PNG.sync.read(Buffer.from(await renderPicture(bytes)))
  /** r, g, b, opacity at a place given in parts of the whole */
  const at = (x: number, y: number) => [...png.data.subarray((Math.floor(y * png.height) * png.width + Math.floor(x * png.width)) * 4).subarray(0, 4)]
  return { size: [png.width, png.height], at }
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60
const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > 200 && green < 60 && red < 60

/** Parts of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])))
  return Buffer.concat([length, Buffer.from(name), data, sum])
}
function claimed(width: number, height: number, { interlaced = 0, depth = 8, data = Buffer.alloc(0) } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, 6, 0, 0, interlaced], 8)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('a photo is shown the right way up, cut to 150 x 150, and says nothing of where and when it was taken', async () => {
  expect(turnedJpeg.includes('2026:11:20')).toBe(true)
  const { size, at } = await shown(turnedJpeg)
  expect(size).toEqual([150, 150])
  expect([isRed(at(0.2, 0.2)), isRed(at(0.8, 0.2)), isBlue(at(0.2, 0.8)), isBlue(at(0.8, 0.8))]).toEqual([true, true, true, true])
  const bytes = Buffer.from(await renderPicture(turnedJpeg))
  expect(bytes.includes('2026')).toBe(false)
  expect([...bytes.toString('latin1').matchAll(/IHDR|IDAT|IEND|eXIf|tEXt|iTXt|zTXt|tIME/g)].map(([name]) => name)).toEqual(['IHDR', 'IDAT', 'IEND'])
})

test('of a WebP and a PNG the middle square is shown, and what is see-through stays so', async () => {
  const { at } = await shown(webp)
  expect([isRed(at(0.1, 0.5)), isBlue(at(0.9, 0.5))]).toEqual([true, true])
  // red, then three squares' width of green, then red; the lower half is see-through, with a colour that must not shine through
  const wide = await shown(pngOf(300, 60, (x, y) => (y >= 30 ? [255, 255, 255, 0] : x < 120 || x >= 180 ? [255, 0, 0, 255] : [0, 255, 0, 255])))
  expect([wide.at(0, 0.2), wide.at(0.99, 0.2), wide.at(0.5, 0.9)]).toEqual([
    [0, 255, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 0, 0],
  ])
})

test('a picture of 16 bits is refused by its size with its own sentence, and read where it is small', async () => {
  const refused = { status: 400, message: pictureMessages.tooDeep('4,000') }
  await expect(renderPicture(claimed(5900, 5900, { depth: 16 }))).rejects.toMatchObject(refused)
  // red, a filter byte before each line
  const line = Buffer.concat([Buffer.alloc(1), ...Array.from({ length: 2 }, () => Buffer.from('ffff00000000ffff', 'hex'))])
  const { at } = await shown(claimed(2, 2, { depth: 16, data: deflateSync(Buffer.concat([line, line])) }))
  expect(at(0.5, 0.5)).toEqual([255, 0, 0, 255])
})

test('fifty thousand pixels are refused by what the file says, before anything is decoded', async () => {
  const refused = { status: 400, message: pictureMessages.tooManyPixels('6,000') }
  // decoding it would fail: it has no pixels at all
  await expect(renderPicture(claimed(50_000, 10))).rejects.toMatchObject(refused)
  await expect(renderPicture(claimed(10, 50_000))).rejects.toMatchObject(refused)
  const wideJpeg = Buffer.from(turnedJpeg)
  wideJpeg.writeUInt16BE(50_000, wideJpeg.indexOf(Buffer.from('ffc2', 'hex')) + 7)
  await expect(renderPicture(wideJpeg)).rejects.toMatchObject(refused)
})

test.each([
  ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page that begins as a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<html><script>alert(1)</script></html>')])],
  ['nothing', Buffer.alloc(0)],
  ['a cut-off JPEG', turnedJpeg.subarray(0, 110)],
  ['a cut-off PNG', pngOf(40, 40, () => [1, 2, 3, 255]).subarray(0, 60)],
  ['a cut-off WebP', webp.subarray(0, 40)],
  ['a PNG of no width', claimed(0, 10)],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a PNG that unpacks to a hundred megabytes', claimed(100, 100, { interlaced: 1, data: deflateSync(Buffer.alloc(100_000_000)) })],
])('%s is refused in one sentence', async (_, bytes) => {
  await expect(renderPicture(bytes)).rejects.toMatchObject({ status: 400, message: pictureMessages.notPicture })
})
