import { expect, test } from '@jest/globals'
import { initials } from './initials.ts'

test.each([
  ['Mara Okafor', 'MO'],
  ['Plato', 'P'],
  ['ana de la Cruz', 'AC'],
  ['☕️🔥 Roast Club 🔥☕️', 'RC'],
  ['@nb_osaka', 'N'],
  ['owner@almanac.test', 'O'],
  ['"Quoted" (UK)', 'QU'],
  ['نورثباوند للقهوة', 'نل'],
  ['काफ़ी घर', 'काघ'],
  ['👩‍👩‍👧‍👦 🇬🇧', '👩‍👩‍👧‍👦'],
  ['7 Roads', '7R'],
  ['𝒜lmanac', '𝒜'],
  ['', '?'],
])('%s is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
