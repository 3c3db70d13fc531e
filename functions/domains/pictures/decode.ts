/** The pixels of a picture, as it is meant to be seen: a photo that says it was taken sideways is turned. Nothing else of it is read. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { constants, inflateSync } from 'node:zlib'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import { PNG } from 'pngjs'
import { codecOf } from './codecs.ts'
import type { Measured } from './measure.ts'

/** Four bytes a pixel: red, green, blue, opacity. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray }

/** @throws when the file is damaged */
export async function decode({ type, width, height }: Measured, bytes: Uint8Array): Promise<Pixels> {
  if (type === 'png') return decodePng(bytes, width, height)
  const buffer = new Uint8Array(bytes).buffer
  if (type === 'jpeg') {
    await initJpeg(await codec(codecOf.jpeg))
    return decodeJpeg(buffer, { preserveOrientation: true })
  }
  await initWebp(await codec(codecOf.webp))
  return decodeWebp(buffer)
}

/** Made anew for each picture, so that the memory of a large one is given back. */
async function codec(file: string) {
  // in a Lambda it lies beside the bundle
  const beside = join(import.meta.dirname, basename(file))
  const bytes = await readFile(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(file))
  const module = new WebAssembly.Module(new Uint8Array(bytes))
  return {
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
  }
}

const interlaced = (bytes: Uint8Array) => bytes[28] === 1

function decodePng(bytes: Uint8Array, width: number, height: number): Pixels {
  // the library bounds what it unpacks of all others; a pixel has eight bytes at most, and each of seven passes some for its lines
  if (interlaced(bytes)) inflateSync(pngData(bytes), { maxOutputLength: (width * 8 + 16) * height * 2 + 4096, finishFlush: constants.Z_SYNC_FLUSH })
  return PNG.sync.read(Buffer.from(bytes))
}

/** The packed part of a PNG. */
function pngData(bytes: Uint8Array): Buffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (view.getUint32(at + 4) === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(parts)
}
