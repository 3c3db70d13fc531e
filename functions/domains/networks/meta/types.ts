/** Post types in Meta's exports: "Photos" and "Status" on pages, "IG reel", "Carosello di Instagram" and "Reel do Instagram" on Instagram. */
import type { PostType } from '../../../../shared/posts.ts'

/** Matched in this order. Foreign words come from public exports. */
const words: readonly (readonly [PostType, RegExp])[] = [
  ['reel', /reel/],
  ['carousel', /carousel|carrusel|secuencia|carrossel|carosello|album/],
  ['story', /story|stories|verhaal/],
  ['video', /video|^live$/],
  ['image', /image|imagen|imagem|immagine|photo|foto/],
  ['link', /^links?$/],
  ['text', /^(?:texts?|status(?:es)?)?$/],
]

/** Null for a type that nobody knows. */
export function typeNamed(name: string): PostType | null {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
