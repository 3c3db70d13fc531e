/** Packs text once, as small as Brotli can: a file and its twin `.br` beside it, which the local host and CloudFront serve (spa.ts, infra/web.ts). */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** As small as Brotli makes it. */
export const packed = (text: Buffer): Promise<Buffer> =>
  compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })

export const compressedFiles: Plugin = {
  name: 'compressed-files',
  // the files as they were written: until then other plugins change them
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
    await Promise.all(
      texts.map(async (name) => {
        const twin = join(dir, `${name}.br`)
        // a host that serves the folder meanwhile finds it whole or not at all
        await writeFile(`${twin}.part`, await packed(await readFile(join(dir, name))))
        await rename(`${twin}.part`, twin)
      }),
    )
  },
}
