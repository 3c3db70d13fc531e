/** What Meta calls types of posts: in the plural on pages, in the singular, and on Instagram; and in other languages where exports show it. */
import type { PostType } from '../../../../shared/posts.ts'

const names: readonly (readonly [PostType, readonly string[]])[] = [
  ['image', ['photo', 'photos', 'image', 'images', 'ig image', 'imagem do instagram', "foto's"]],
  ['carousel', ['carousel', 'carousels', 'ig carousel', 'carrossel do instagram', 'album', 'albums']],
  ['video', ['video', 'videos', 'vidéo', 'vidéos', 'ig video', 'live', 'live video', 'live videos']],
  ['reel', ['reel', 'reels', 'ig reel', 'reel do instagram', 'instagram-reel']],
  ['story', ['story', 'stories', 'ig story', 'instagram-verhaal']],
  ['link', ['link', 'links']],
  ['text', ['text', 'texts', 'status', 'statuses', '']],
]
const types = new Map(names.flatMap(([type, all]) => all.map((name): [string, PostType] => [name, type])))

/** Null for a type that nobody knows. */
export const typeNamed = (name: string): PostType | null => types.get(name.trim().toLowerCase().replaceAll(/\s+/g, ' ')) ?? null
