import { expect, test } from '@jest/globals'
import { typeNamed } from './types.ts'

test.each([
  ['image', ['Photo', 'Photos', 'Images', 'IG image', 'Imagem do Instagram', 'Immagine di Instagram', 'Imagen de Instagram', 'Foto', "Foto's"]],
  ['carousel', ['Carousel', 'IG carousel', 'Carrossel do Instagram', 'Carosello di Instagram', 'Secuencia de Instagram', 'Albums']],
  ['video', ['Video', 'Videos', 'Vidéo', 'Vidéos', 'IG video', 'Live', 'Live video', 'Live videos']],
  ['reel', ['Reel', 'Reels', 'IG reel', 'Reel do Instagram', 'Reel de Instagram', 'Reel di Instagram', 'Instagram-reel']],
  ['story', ['Story', 'Stories', 'IG story', 'Instagram-verhaal']],
  ['link', ['Link', 'Links']],
  ['text', ['Text', 'Texts', 'Status', 'Statuses', '']],
  [null, ['Poll', 'Event', 'Umfrage', 'Linked event']],
])('types that are %s', (type, names) => {
  expect(names.map((name) => [name, typeNamed(name)])).toEqual(names.map((name) => [name, type]))
})
