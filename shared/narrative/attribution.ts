/** Whose figure it is, as a reader takes it: words of another metric or network beside a figure make a true number a wrong sentence. */

import { afterNumber, placesOfFigure, placesOfName } from './words.ts'

type Given = { text: string; names: readonly string[] }

/** True when every figure of the sentence is read as that of its own names, first the metric or the row, then the network. */
export function attributed(sentence: string, figures: readonly Given[]): boolean {
  return [0, 1].every((kind) => {
    const rivals = [...new Set(figures.flatMap(({ names }) => names[kind] ?? []))]
    return rivals.length < 2 || figures.every(({ text, names }) => isOf(sentence, text, names[kind], rivals))
  })
}

function isOf(sentence: string, figure: string, own: string | undefined, rivals: readonly string[]): boolean {
  return placesOfFigure(sentence, figure).some((at) => {
    const owner = ownerOf(sentence, at, at + figure.length, rivals)
    return owner === null || owner === own
  })
}

/** "… 83% of engagements", "… 65.0% to 4,620 on Instagram": the name that follows at once; else the last one before. */
function ownerOf(sentence: string, from: number, to: number, names: readonly string[]): string | null {
  const next = /^(?:\s+to\s+[^\s,;]+)?\s+(?:(?:of|on|from|in|for|by)\s+)?(?:the\s+)?/u.exec(sentence.slice(to))
  const after = next && longestAt(sentence, to + next[0].length, names)
  if (after) return after
  const before = names.flatMap((name) => placesOfName(sentence, name).map((at) => ({ name, at }))).filter(({ at }) => at < from)
  // of two that end together, such as "reach" in "post reach", the longer is meant
  const end = ({ name, at }: { name: string; at: number }) => at + name.length
  const [last] = before.sort((a, b) => end(b) - end(a) || b.name.length - a.name.length)
  return last?.name ?? null
}

function longestAt(sentence: string, at: number, names: readonly string[]): string | null {
  // after its number "Created" is "tasks created"
  const isAt = (name: string) => placesOfName(sentence, name).includes(at) || placesOfName(sentence, afterNumber(name)).includes(at)
  const found = names.filter(isAt).sort((a, b) => b.length - a.length)
  return found[0] ?? null
}

const coupled = /^(?:\s*,)?\s+(?:(?:and|or|as well as|like)\s+)?(?:the\s+)?$|^\s*[,&/]\s*$/u

/** False for "reach and impressions rose 65.0%", where the figure is of impressions alone; of a change also for any other name in it. */
export function standsAlone(sentence: string, names: readonly string[], others: readonly string[], tellsChange: boolean): boolean {
  const spans = (some: readonly string[]) => some.flatMap((name) => placesOfName(sentence, name).map((at) => ({ from: at, to: at + name.length })))
  const own = spans(names)
  // "reach" in "total of post reach" is no other
  const strange = spans(others).filter((one) => !own.some(({ from, to }) => from <= one.from && one.to <= to))
  if (tellsChange) return strange.length === 0
  const between = (a: { to: number }, b: { from: number }) =>
    a.to < b.from && coupled.test(sentence.slice(a.to, b.from)) && /\S/.test(sentence.slice(a.to, b.from))
  return !own.some((one) => strange.some((other) => between(one, other) || between(other, one)))
}
