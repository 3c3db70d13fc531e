import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { payloads } from '../../../test/builders/payloads.ts'
import { property } from '../../../test/builders/sizes.ts'
import { cleanHtml } from './clean-html.ts'

/** Every tag that may be left, with all that may stand in it. */
const harmless = /^<(?:\/?(?:p|strong|em|u|ul|ol|li|h2|h3|a)|br ?\/?|a href="(?:https?:\/\/|mailto:)[^"<>]*")>$/

const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? []

function expectHarmless(given: string): void {
  for (const where of ['text', 'cover'] as const) {
    const clean = cleanHtml(given, where)
    expect(tagsOf(clean).filter((tag) => !harmless.test(tag))).toEqual([])
    expect(cleanHtml(clean, where)).toBe(clean)
  }
}

test.each([
  ['<p>Half of it <b>came</b> on <i>Friday</i></p>', '<p>Half of it <strong>came</strong> on <em>Friday</em></p>'],
  ['<ul><li>one</li></ul><div>two<br>three</div>', '<ul><li>one</li></ul><p>two<br />three</p>'],
  ['<a href="https://leith.example/a?b=1" onclick="x()" target=_top>here</a>', '<a href="https://leith.example/a?b=1">here</a>'],
  ['<a href="mailto:a@leith.example">mail</a>', '<a href="mailto:a@leith.example">mail</a>'],
  ['<p style="background:url(https://spy.example)" class=x id=y>seen</p>', '<p>seen</p>'],
  ['<img src="https://spy.example/pixel.png">', ''],
  ['<link rel=stylesheet href="https://spy.example"><p>seen</p>', '<p>seen</p>'],
  ['<p>مقهى ☕ 太郎</p>', '<p>مقهى ☕ 太郎</p>'],
  ['<p>&nbsp;</p><p> </p>', ''],
])('of %s is kept %s', (given, kept) => {
  expect(cleanHtml(given, 'text').replace(/&nbsp;/g, ' ')).toBe(kept)
})

test('a heading is one on a cover alone', () => {
  expect([cleanHtml('<h1>October</h1>', 'cover'), cleanHtml('<h1>October</h1>', 'text')]).toEqual(['<h2>October</h2>', 'October'])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//spy.example', '/settings', 'vbscript:x', 'java\tscript:x', 'file:///etc/passwd'])(
  'a link to %s loses its address and keeps its words',
  (href) => {
    expect(cleanHtml(`<p><a href="${href}">here</a></p>`, 'text')).not.toContain('href')
    expect(cleanHtml(`<p><a href="${href}">here</a></p>`, 'text')).toContain('here')
  },
)

test('of hostile markup, alone, nested or cut anywhere, only harmless tags are left', () => {
  for (const payload of payloads) expectHarmless(payload)
  expectHarmless(payloads.join(''))
  const part = fc.oneof(
    fc.constantFrom(...payloads),
    fc.constantFrom('<p>', '</p>', '<a href="', '<!--', '-->', '<svg>', '<![CDATA[', '"', '>', '<', '&lt;', '\0'),
    fc.string(),
  )
  const cut = fc.tuple(fc.array(part, { maxLength: 6 }), fc.nat(200)).map(([parts, from]) => parts.join('').slice(from))
  fc.assert(fc.property(cut, expectHarmless), property(2000, 2000))
})
