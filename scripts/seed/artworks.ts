/** The demo's pictures in frontend/public/media: index 1 is demo-01.svg; the text is what a screen reader says. */
const artworks = [
  'A cup of coffee from above with a heart poured into the milk',
  'A glass dripper over a server, coffee running through',
  'A barista in an apron under a warm lamp',
  'Green hills and a low sun in the morning',
  'A bag of winter blend with a compass on the label',
  'A croissant on a plate beside a small coffee',
  'A drum roaster with its cooling tray full of beans',
  'Three iced drinks in tall glasses',
  'A shop front with a striped awning',
  'Espresso running from a machine into a cup',
  'A branch with ripe coffee cherries',
  'A moka pot on a flame, steam rising',
  'Roasted coffee beans on a pale ground',
  'A cup on a window sill while it rains outside',
] as const

export function artwork(number: number): { picture_url: string; alt: string } {
  return { picture_url: `/media/demo-${String(number).padStart(2, '0')}.svg`, alt: artworks[number - 1] ?? '' }
}
