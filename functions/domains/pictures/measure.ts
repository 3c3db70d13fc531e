/** What a file says it is and how large, from its first bytes: a picture that is too large is never decoded. */

export type Measured = {
  readonly type: 'png' | 'jpeg' | 'webp'
  readonly width: number
  readonly height: number /** bits of a colour, where there are more than eight */
  readonly depth?: 16
}

/** Null for what is none of the three. */
export function measure(bytes: Uint8Array): Measured | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const found = pngSize(view) ?? webpSize(view) ?? jpegSize(view)
    return found && found.width > 0 && found.height > 0 ? found : null
  } catch (error) {
    // it ends before it has said its size
    if (error instanceof RangeError) return null
    throw error
  }
}

const hasText = (view: DataView, at: number, text: string) => [...text].every((letter, n) => view.getUint8(at + n) === letter.charCodeAt(0))

function pngSize(view: DataView): Measured | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || !hasText(view, 12, 'IHDR')) return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20), ...(view.getUint8(24) === 16 ? { depth: 16 } : {}) }
}

function webpSize(view: DataView): Measured | null {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP')) return null
  const type = 'webp'
  if (hasText(view, 12, 'VP8X')) {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1
    return { type, width: three(24), height: three(27) }
  }
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return hasText(view, 12, 'VP8 ') ? { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : null
}

/** Of the markers of a frame's start only these three are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(view: DataView): Measured | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // any number of these may stand before a marker
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}
