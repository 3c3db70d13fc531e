import { expect, test } from '@jest/globals'
import { scripts, scriptsIn } from './scripts.ts'

test.each([
  ['Latin', 'Żluťoučký kůň “naïve” – 5 €', []],
  ['Greek and Cyrillic', 'Καλημέρα, привет № 1', []],
  ['Korean, which no face has', '안녕하세요', []],
  ['Arabic', 'مرحبا، بالعالم', ['arabic']],
  ['Hebrew', 'שלום', ['hebrew']],
  ['Thai', 'สวัสดี ฿', ['thai']],
  ['Hindi', 'नमस्ते', ['devanagari']],
  ['Bengali', 'বাংলা', ['bengali']],
  ['Gujarati', 'ગુજરાતી', ['gujarati']],
  ['Punjabi', 'ਪੰਜਾਬੀ', ['gurmukhi']],
  ['Tamil', 'வணக்கம்', ['tamil']],
  ['Telugu', 'తెలుగు', ['telugu']],
  ['Kannada', 'ಕನ್ನಡ', ['kannada']],
  ['Malayalam', 'മലയാളം', ['malayalam']],
  ['Chinese', '你好，世界', ['japanese', 'chinese']],
  ['Japanese', 'こんにちは カタカナ', ['japanese', 'chinese']],
  ['emoji', '🎉 👍🏽 👩‍👧 ❤️ ✨ 🇫🇷 1️⃣', ['emoji']],
  ['two of them, in the order of the faces', '🎉 สวัสดี', ['thai', 'emoji']],
  ['signs that any face may have', '→', scripts.map(({ id }) => id)],
])('%s', (_name, text, found) => {
  expect(scriptsIn(JSON.stringify({ text }))).toEqual(found)
})
