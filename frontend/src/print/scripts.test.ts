import { expect, test } from '@jest/globals'
import { composed } from './letters.ts'
import { scriptsIn, signsByFamily } from './scripts.ts'

test.each([
  ['Latin', 'Żluťoučký kůň “naïve” – 5 €', []],
  ['Greek and Cyrillic', 'Καλημέρα, привет № 1', []],
  ['everyday signs that our own face has', '… • “ ” ‘ ’ – — € £ ₹ ™ © ® ° × ÷ ½ № ↑ ↓', []],
  ['Vietnamese', 'Tiếng Việt', []],
  ['signs that its whole file has', '→ ★ ☆ ✓ ✗ ‰ ≈ ≤ ≥ ∞ ■ ● ▶', ['signs']],
  ['a letter with a mark for which there is no sign', 'm\u0303', ['signs']],
  ['letters apart from their marks, as a Mac names files', 'Café Müller, Žluťoučký, Tiếng Việt'.normalize('NFD'), []],
  ['bold letters of mathematics, and dingbats', '𝗕𝗼𝗹𝗱 ➤ ✦', ['symbols']],
  ['Korean', '안녕하세요', ['korean']],
  ['Korean apart', '안녕하세요'.normalize('NFD'), ['korean']],
  ['Japanese apart', 'ガ'.normalize('NFD'), ['japanese', 'chinese']],
  ['Georgian', 'გამარჯობა', ['georgian']],
  ['Armenian', 'Բարև', ['armenian']],
  ['Khmer', 'សួស្តី', ['khmer']],
  ['Lao', 'ສະບາຍດີ', ['lao']],
  ['Burmese', 'မင်္ဂလာပါ', ['myanmar']],
  ['Amharic', 'ሰላም', ['ethiopic']],
  ['Sinhala', 'ආයුබෝවන්', ['sinhala']],
  ['Odia', 'ନମସ୍କାର', ['oriya']],
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
  ['what no face has', 'ᏣᎳᎩ', []],
])('%s', (_name, text, found) => {
  expect(scriptsIn(JSON.stringify(composed({ text })))).toEqual(found)
})

test('only letters apart from their marks are put together: keys and addresses stay as they are', () => {
  const input = { 'cafe\u0301': ['https://leith.example/cafe\u0301', 'e\u0301', '\u0301', 'Ω Å 祐', null, 1, true, { text: 'm\u0303' }] }
  expect(composed(input)).toEqual({ 'cafe\u0301': ['https://leith.example/cafe\u0301', 'é', '\u0301', 'Ω Å 祐', null, 1, true, { text: 'm\u0303' }] })
})

test('each sign is asked of the family that comes first, once, and one of our own of none', () => {
  expect([...signsByFamily('Café 日本 日 中 ☕❤️ 👍 한국')]).toEqual([
    ['Noto Sans JP', '日本中'],
    ['Noto Emoji', '☕❤\ufe0f👍'],
    ['Noto Sans KR', '한국'],
  ])
})
