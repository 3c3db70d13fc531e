import { expect, test } from '@jest/globals'
import { wordsOf } from './words.ts'

test('words that say nothing are left out in each language, where they are not words of another', () => {
  expect([...wordsOf('Der beste Kaffee der Stadt, die Maschine war neu', 'de')]).toEqual(['beste', 'kaffee', 'stadt', 'maschine', 'neu'])
  expect([...wordsOf('Le café est très bon et pas cher', 'fr')]).toEqual(['café', 'bon', 'cher'])
  expect([...wordsOf('The van was late: I want a slow pour, not a war', 'en')]).toEqual(['van', 'late', 'want', 'slow', 'pour', 'war'])
})
