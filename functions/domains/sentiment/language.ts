/** Whether a text is in English, the only language that the embedded classifier reads. */
import { eld } from 'eld/extrasmall'
import type { Token } from './features.ts'
import { isKnown } from './model.ts'

/** So much of the words has to be known where the detector is sure, and where it is not. */
const little = 0.35
const enough = 0.6
/** More tells the detector nothing new. */
const sample = 500

/**
 * A language that was stated counts; else the letters, the words that are known, and a detector, which alone would take one word in ten
 * for another language. Signs alone are of no language.
 */
export function isEnglish(text: string, tokens: readonly Token[], stated: string | null): boolean {
  if (stated !== null && !/^en\b/i.test(stated)) return false
  const words = tokens.filter(({ kind, text: word }) => kind === 'word' && word !== '0')
  if (words.length === 0) return true
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length) return false
  const known = words.filter(isKnown).length / words.length
  return known >= enough || (known >= little && (stated !== null || eld.detect(text.slice(0, sample)).language === 'en'))
}
