/** Amazon Comprehend behind the port: reads more languages than the embedded classifier, asks 25 texts at a time. */
import {
  BatchDetectDominantLanguageCommand,
  BatchDetectSentimentCommand,
  type BatchItemError,
  ComprehendClient,
  LanguageCode,
  type SentimentType,
} from '@aws-sdk/client-comprehend'
import { chunksOf } from '../../../shared/chunks.ts'
import type { SentimentLabel } from '../../../shared/items/fields.ts'
import { inParallel } from '../../kernel/in-parallel.ts'
import { type Classifier, type Scored, type ToScore, unreadLanguage, withoutWords } from './port.ts'

/** Limits of the service. */
const textsAtOnce = 25
const longest = 5000
const requestsAtOnce = 4

let client: ComprehendClient | undefined
function comprehend(): ComprehendClient {
  client ??= new ComprehendClient({})
  return client
}

const labels: Record<SentimentType, SentimentLabel> = { POSITIVE: 'positive', NEGATIVE: 'negative', NEUTRAL: 'neutral', MIXED: 'mixed' }

/** "de-AT" is German; null for what the service does not read. */
function languageOf(code: string | null | undefined): LanguageCode | null {
  if (!code) return null
  const plain = /^zh-TW\b/i.test(code) ? 'zh-TW' : (code.split('-')[0]?.toLowerCase() ?? '')
  return Object.values(LanguageCode).find((known) => known === plain) ?? null
}

/** At most so many bytes of UTF-8, cut between characters. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.byteLength <= longest) return text
  return new TextDecoder('utf-8').decode(bytes.subarray(0, longest), { stream: true })
}

type Asked = { readonly index: number; readonly text: string }

/** What the service cannot read has no score; what it failed at is a fault, so that nothing stays unscored unseen. */
function refuseFaults(errors: readonly BatchItemError[] | undefined): void {
  const fault = errors?.find(({ ErrorCode }) => ErrorCode !== 'UNSUPPORTED_LANGUAGE' && ErrorCode !== 'TEXT_SIZE_LIMIT_EXCEEDED')
  if (fault) throw new Error(`Comprehend could not read a text: ${fault.ErrorCode ?? 'no code'}.`)
}

async function detectLanguages(asked: readonly Asked[]): Promise<Map<number, LanguageCode>> {
  const found = new Map<number, LanguageCode>()
  await inParallel(chunksOf(asked, textsAtOnce), requestsAtOnce, async (chunk) => {
    const { ResultList = [], ErrorList } = await comprehend().send(new BatchDetectDominantLanguageCommand({ TextList: chunk.map(({ text }) => text) }))
    refuseFaults(ErrorList)
    for (const { Index = -1, Languages = [] } of ResultList) {
      const [best] = [...Languages].sort((a, b) => (b.Score ?? 0) - (a.Score ?? 0))
      const language = languageOf(best?.LanguageCode)
      const one = chunk[Index]
      if (one && language) found.set(one.index, language)
    }
  })
  return found
}

/** Polarity is the chance of positive less that of negative, -1 to 1; the label is the service's own. */
async function detectSentiment(language: LanguageCode, asked: readonly Asked[], scored: Scored[]): Promise<void> {
  await inParallel(chunksOf(asked, textsAtOnce), requestsAtOnce, async (chunk) => {
    const { ResultList = [], ErrorList } = await comprehend().send(
      new BatchDetectSentimentCommand({ LanguageCode: language, TextList: chunk.map(({ text }) => text) }),
    )
    refuseFaults(ErrorList)
    for (const { Index = -1, Sentiment, SentimentScore } of ResultList) {
      const one = chunk[Index]
      if (one && Sentiment)
        scored[one.index] = { score: 10 * ((SentimentScore?.Positive ?? 0) - (SentimentScore?.Negative ?? 0)), sentiment: labels[Sentiment] }
    }
  })
}

async function classify(texts: readonly ToScore[]): Promise<Scored[]> {
  const scored: Scored[] = texts.map(() => withoutWords)
  const asked = texts
    .map(({ text, language }, index) => ({ index, text: cut(text), language }))
    .filter(({ text }) => /\p{L}|\p{Extended_Pictographic}/u.test(text))
  for (const { index } of asked) scored[index] = unreadLanguage
  const detected = await detectLanguages(asked.filter(({ language }) => language === null))
  const byLanguage = Map.groupBy(asked, ({ index, language }) => (language === null ? (detected.get(index) ?? null) : languageOf(language)))
  for (const [language, some] of byLanguage) if (language) await detectSentiment(language, some, scored)
  return scored
}

export const comprehendClassifier: Classifier = { id: 'comprehend', classify }
