/** Packs text once, as small as Brotli can: a file and its twin `.br` beside it, which the local host and CloudFront serve (spa.ts, infra/web.ts). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Ways in which Brotli may write how far back a repetition stands: bits after the first, distances of their own. Which is shortest differs. */
const distances = [
  [0, 0],
  [1, 8],
  [1, 12],
  [2, 8],
] as const
/** Smaller files are packed once: they would win a few bytes. */
const large = 20_000

/** The shortest that Brotli makes of a text. */
export async function packed(text: Buffer): Promise<Buffer> {
  const tries = text.length < large ? distances.slice(0, 1) : distances
  const all = await Promise.all(
    tries.map(([postfix, direct]) =>
      compress(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
        },
      }),
    ),
  )
  return all.reduce((shortest, one) => (one.length < shortest.length ? one : shortest))
}

export const compressedFiles: Plugin = {
  name: 'compressed-files',
  // the files as they were written: until then other plugins change them
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
    await Promise.all(
      texts.map(async (name) => {
        await writeFile(join(dir, `${name}.br`), await packed(await readFile(join(dir, name))))
      }),
    )
  },
}
