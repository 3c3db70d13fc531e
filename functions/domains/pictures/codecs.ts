/** The decoders, as files of their packages. */
export const codecOf = { jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm', webp: '@jsquash/webp/codec/dec/webp_dec.wasm' } as const

export const pictureCodecs: readonly string[] = Object.values(codecOf)
