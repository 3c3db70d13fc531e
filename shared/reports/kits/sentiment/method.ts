/** How texts were scored, how well that does, and how many were not: said wherever a score stands. */
import { formatCount } from '../../../format-count.ts'
import type { SentimentLabel } from '../../../items/fields.ts'
import { scorerQuality } from '../../../items/scorer-quality.ts'
import { type ScorerId, scorerDisplay, scorerIds, type UnscoredReason } from '../../../items/scorers.ts'
import type { ItemMetric, Noun, Occurrence } from '../../language/items/metric.ts'

/** What a score is of. */
export type Judged = {
  readonly score: number | null
  readonly sentiment: SentimentLabel | null
  readonly scorer?: ScorerId
  readonly unscored?: UnscoredReason
}

/** "61 to 79%" over the sets it was measured on. */
function agreement(): string {
  const all = scorerQuality.map((set) => Math.round(set.agreement))
  return `${Math.min(...all)} to ${Math.max(...all)}%`
}

const quality = {
  'almanac-4': () =>
    `Scored by ${scorerDisplay['almanac-4']}, which reads English: on ${scorerQuality.length} public test sets it agrees with people in ${agreement()} of the texts.`,
  'almanac-3': () => `Scored by ${scorerDisplay['almanac-3']}.`,
  'almanac-2': () => `Scored by ${scorerDisplay['almanac-2']}.`,
  comprehend: () => `Scored by ${scorerDisplay.comprehend}. Amazon publishes its accuracy.`,
} as const satisfies Record<ScorerId, () => string>

const older: ReadonlySet<ScorerId> = new Set(['almanac-3', 'almanac-2'])
const earlier = 'an earlier version of it, which was less accurate'
const again = 'Import the texts again to rescore them.'

/** Who scored these texts, and how well that does; of the classifier at hand where none has a score. */
export function methodOf(items: readonly Judged[]): string {
  const scored = items.filter(({ score }) => score !== null)
  const unnamed = scored.filter(({ scorer }) => scorer === undefined).length
  const used = scorerIds.filter((id) => scored.some(({ scorer }) => scorer === id))
  if (scored.length > 0 && used.length === 0) return `Scored by an earlier version of the built-in classifier, which was less accurate. ${again}`
  const said = (used.length > 0 ? used : [items.find(({ scorer }) => scorer)?.scorer ?? 'almanac-4']).map((id) => quality[id]())
  const parts = [...Map.groupBy(used, (id) => scorerDisplay[id])].map(
    ([display, ids]) => `${formatCount(scored.filter(({ scorer }) => scorer !== undefined && ids.includes(scorer)).length)} by ${display}`,
  )
  if (unnamed > 0) parts.push(`${formatCount(unnamed)} by ${earlier}`)
  const told = [...new Set(said)].join(' ')
  if (parts.length < 2) return used.some((id) => older.has(id)) ? `${told} ${again}` : told
  return `${told} Several kinds of scores are shown together: ${parts.join(', ')}. ${again}`
}

/** "12 of 80 messages are not scored: their language is not supported yet."; null where all are. */
export function notScored(items: readonly Judged[], { one, many }: Noun): string | null {
  const open = items.filter(({ score }) => score === null)
  if (open.length === 0) return null
  const [language, words] = (['language', 'words'] as const).map((reason) => open.filter(({ unscored }) => unscored === reason).length)
  const of = `${formatCount(open.length)} of ${formatCount(items.length)} ${items.length === 1 ? one : many} ${open.length === 1 ? 'is' : 'are'} not scored`
  const [whose, they] = open.length === 1 ? ['its', 'it has'] : ['their', 'they have']
  if (language === open.length) return `${of}: ${whose} language is not supported yet.`
  if (words === open.length) return `${of}: ${they} no words.`
  if (!language || !words) return `${of}: ${they} no words, or ${whose} language is not supported yet.`
  return `${of}: the language of ${formatCount(language)} is not supported yet, and ${formatCount(words)} ${words === 1 ? 'has' : 'have'} no words.`
}

/** Metrics whose passports say how the texts of their scores were scored. */
export function saysMethod<Item, Id extends string>(
  metrics: Readonly<Record<Id, ItemMetric<Item>>>,
  ids: readonly NoInfer<Id>[],
  items: readonly Judged[],
): Record<Id, ItemMetric<Item>> {
  const method = methodOf(items)
  return { ...metrics, ...Object.fromEntries(ids.map((id) => [id, { ...metrics[id], definition: `${metrics[id].definition} ${method}` }])) }
}

type SubTitle<Item> = (items: readonly Occurrence<Item>[]) => string

/** A subtitle that also says how many were not scored, and how the others were; `of`: the text of an item, null where it is none. */
export function withMethod<Item>(said: string, noun: Noun, of: (item: Item) => Judged | null): SubTitle<Item> {
  return (items) => {
    const texts = items.flatMap(({ item }) => of(item) ?? [])
    // what follows a subtitle begins with a full stop of its own
    return [`${said}.`, notScored(texts, noun), methodOf(texts)].filter(Boolean).join(' ').replace(/\.$/, '')
  }
}

/** What no figure of agreement says. */
export const scoreLimits =
  'Sarcasm is mostly read literally, and a single text is easily misread: treat the mean of many texts as a tendency, and read the examples before you answer one.'

/** The sets the classifier was measured on. */
export function qualityFacts(): { label: string; value: string }[] {
  return scorerQuality.map(({ name, texts, agreement: agrees, macroF1 }) => ({
    label: name,
    value: `${Math.round(agrees)}% agree, macro F1 ${macroF1.toFixed(2)}, ${formatCount(texts)} texts`,
  }))
}
