/** The real client over HTTP against a small server that answers as Amazon Comprehend documents it. */
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { SentimentLabel } from '../../../shared/items/fields.ts'
import type { ScorerId, UnscoredReason } from '../../../shared/items/scorers.ts'
import type { ToScore } from './port.ts'
import { withSentiment } from './score-texts.ts'

const Asked = v.object({ TextList: v.array(v.string()), LanguageCode: v.optional(v.string()) })
type Call = { action: string; language: string | undefined; texts: string[] }

const calls: Call[] = []
let server: Server
let failing = false
const before = { ...process.env }

const chance = (text: string) =>
  /gut|great/.test(text) ? { Positive: 0.9, Negative: 0.02 } : /awful/.test(text) ? { Positive: 0.05, Negative: 0.85 } : { Positive: 0.1, Negative: 0.1 }

function answer(action: string, { TextList, LanguageCode }: v.InferOutput<typeof Asked>): object {
  if (failing) return { ResultList: [], ErrorList: [{ Index: 0, ErrorCode: 'INTERNAL_SERVER_ERROR', ErrorMessage: 'later' }] }
  if (action === 'BatchDetectDominantLanguage') {
    const code = (text: string) => (/gut/.test(text) ? 'de' : /የ/.test(text) ? 'am' : 'en')
    return {
      ResultList: TextList.map((text, Index) => ({
        Index,
        Languages: [
          { LanguageCode: 'fr', Score: 0.1 },
          { LanguageCode: code(text), Score: 0.8 },
        ],
      })),
      ErrorList: [],
    }
  }
  const name = (text: string) => (/but/.test(text) ? 'MIXED' : /gut|great/.test(text) ? 'POSITIVE' : /awful/.test(text) ? 'NEGATIVE' : 'NEUTRAL')
  return {
    ResultList: TextList.map((text, Index) => ({ Index, Sentiment: name(text), SentimentScore: { ...chance(text), Neutral: 0, Mixed: 0 } })),
    ErrorList: [],
    LanguageCode,
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
      const asked = v.parse(Asked, JSON.parse(body))
      calls.push({ action, language: asked.LanguageCode, texts: asked.TextList })
      response.setHeader('content-type', 'application/x-amz-json-1.1').end(JSON.stringify(answer(action, asked)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  Object.assign(process.env, {
    ALMANAC_SENTIMENT: 'comprehend',
    AWS_ENDPOINT_URL_COMPREHEND: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  })
})
afterEach(() => {
  calls.length = 0
  failing = false
})
afterAll(async () => {
  process.env = before
  await new Promise((resolve) => server.close(resolve))
})

type Item = ToScore & { score: number | null; sentiment: SentimentLabel | null; scorer?: ScorerId; unscored?: UnscoredReason }
const item = (text: string, language: string | null = null): Item => ({ text, language, score: null, sentiment: null })

test('scores are ten times positive less negative, labels are the service’s; languages are found where none is given', async () => {
  const scored = await withSentiment([
    item('Sehr gut'),
    item('awful', 'en'),
    item('great but late', 'en-GB'),
    item('It opens at nine'),
    item('የሚገርም'),
    item(''),
  ])
  expect(scored.map(({ score, sentiment }) => [score === null ? null : Number(score.toFixed(2)), sentiment])).toEqual([
    [8.8, 'positive'],
    [-8, 'negative'],
    [8.8, 'mixed'],
    [0, 'neutral'],
    [null, null],
    [null, null],
  ])
  expect(scored.map(({ scorer, unscored }) => [scorer, unscored])).toEqual([
    ...Array.from({ length: 4 }, () => ['comprehend', undefined]),
    ['comprehend', 'language'],
    ['comprehend', 'words'],
  ])
  expect(
    calls
      .filter(({ action }) => action === 'BatchDetectSentiment')
      .map(({ language }) => language)
      .sort(),
  ).toEqual(['de', 'en'])
})

test('25 texts a request, 5,000 bytes a text, never half a character', async () => {
  const scored = await withSentiment([...Array.from({ length: 60 }, () => item('great', 'en')), item(`${'é'.repeat(2499)}x👍`, 'en')])
  expect(scored.every(({ score }) => score !== null)).toBe(true)
  expect(calls.map(({ texts }) => texts.length).sort((a, b) => a - b)).toEqual([11, 25, 25])
  const longest = calls.flatMap(({ texts }) => texts).find((text) => text.length > 100) ?? ''
  expect([Buffer.byteLength(longest), longest.includes('\uFFFD')]).toEqual([4999, false])
})

test('a fault of the service is a fault, not a text without a score', async () => {
  failing = true
  await expect(withSentiment([item('great', 'en')])).rejects.toThrow('INTERNAL_SERVER_ERROR')
})
