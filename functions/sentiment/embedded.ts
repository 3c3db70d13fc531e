/** The classifier that needs no service: English words and emoji with negation, on this machine (wink-nlp, MIT). */
import { setImmediate } from 'node:timers/promises'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { labelOf } from './label.ts'
import { type Classifier, type Scored, type ToScore, unscored } from './port.ts'

const nlp = winkNLP(model, ['sbd', 'negation', 'sentiment'])
const { its } = nlp

/** Where one sentence turns round: "lovely coffee but rude staff" praises and blames. */
const turn = /\b(?:but|however|although|though|unfortunately)\b/i
const readable = /[a-z]{2}|\p{Extended_Pictographic}/iu
/** What the model reads at once; longer texts tell nothing new. */
const longest = 5000

/** The reader takes time by the third power of what stands without a space; no word is as long. */
const longestWord = 100

/** A link ends there, for all of it is one word; anything else goes on as the next word. */
function withSpaces(text: string): string {
  return text.replace(/\S{101,}/gu, (run) => (/:\/\/|www\./i.test(run) ? run.slice(0, longestWord) : (run.match(/\S{1,100}/gu) ?? []).join(' ')))
}

function polarity(text: string): number {
  return Number(nlp.readDoc(text).out(its.sentiment))
}

function scoreOf({ text, language }: ToScore): Scored {
  const read = withSpaces(text.slice(0, longest))
  if (!readable.test(read) || (language !== null && !/^en\b/i.test(language))) return unscored
  const document = nlp.readDoc(read)
  const sentences = document.sentences().out()
  const parts = sentences.flatMap((sentence) => sentence.split(turn)).map((part) => 10 * polarity(part))
  const score = Math.max(-10, Math.min(10, 10 * Number(document.out(its.sentiment))))
  return { score, sentiment: labelOf(score, parts) }
}

/** Others have their turn between so many texts. */
const atOnce = 20

export const embedded: Classifier = {
  classify: async (texts) => {
    const scored: Scored[] = []
    for (let start = 0; start < texts.length; start += atOnce) {
      if (start > 0) await setImmediate()
      for (const text of texts.slice(start, start + atOnce)) scored.push(scoreOf(text))
    }
    return scored
  },
}
