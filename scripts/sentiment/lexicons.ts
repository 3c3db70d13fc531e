/** Words that people rated, which reach further than the texts: what is learned of all of them is added to the weight of each. */
import { readFileSync } from 'node:fs'
import { fileOf } from './sets.ts'

/** From -4 to 4. */
type Lexicon = ReadonlyMap<string, number>

/** Hutto and Gilbert 2014, MIT: github.com/cjhutto/vaderSentiment, vaderSentiment/vader_lexicon.txt. */
function rated(): Lexicon {
  const lines = readFileSync(fileOf('vader/vader_lexicon.txt'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [word = '', mean] = line.split('\t')
      return /^[a-z][a-z']+$/.test(word) ? [[word, Number(mean)]] : []
    }),
  )
}

/** Hu and Liu 2004, CC BY 4.0: the package opinion_lexicon of github.com/nltk/nltk_data. */
function listed(): Lexicon {
  const read = (file: string, value: number) =>
    readFileSync(fileOf(file), 'latin1')
      .split('\n')
      .flatMap((line): [string, number][] => (/^[a-z]/.test(line) ? [[line.trim(), value]] : []))
  return new Map([...read('lexicons/positive-words.txt', 2), ...read('lexicons/negative-words.txt', -2)])
}

/** Signs are too rare in the texts. */
const glad = '😍 👍 ❤ 😊 😀 😁 🙂 👏 🎉 💛 💙 💜 💚 💕 💖 🥰 😘 🙌 💯 😄 😃 😆 🤩 💪 ✨ 🙏 😎 👌 😻 🤗 🥳 🏆 🌟 ⭐ ☺ 😋 :)'
const sad = '😡 😠 🤬 😞 😢 😭 👎 😤 🙄 😒 😩 😫 😣 🤮 😔 😟 ☹ 🙁 😕 💔 😖 😪 😥 😨 😰 🖕 🤢 😾 😑 :('

function signs(): Lexicon {
  const all = (list: string, value: number) => list.split(' ').map((sign): [string, number] => [sign, value])
  return new Map([...all(glad, 3), ...all(sad, -3)])
}

/** For each lexicon: words for good, words for bad, and both of them negated. */
export type Sum = readonly [sum: number, value: number]

export function lexicons() {
  const all = [rated(), listed(), signs()]
  /** What a word, or a negated one, adds to which sums. */
  const sumsOf = (feature: string): Sum[] => {
    const negated = feature.startsWith('-')
    return all.flatMap((lexicon, at): Sum[] => {
      const value = lexicon.get(negated ? feature.slice(1) : feature)
      return value ? [[4 * at + (value > 0 ? 0 : 1) + (negated ? 2 : 0), Math.abs(value)]] : []
    })
  }
  return { words: new Set(all.flatMap((lexicon) => [...lexicon.keys()])), sums: 4 * all.length, sumsOf }
}
