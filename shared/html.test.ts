import { expect, test } from '@jest/globals'
import { html, Markup } from './html.ts'

test('what fills a hole is text, in an attribute too; markup and lists of it go in as they are', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`
  expect(html`<a title="${evil}">${evil}</a>`.source).toBe(
    '<a title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;</a>',
  )
  expect(html`<ul>${['a', '<b>'].map((one) => html`<li>${one}</li>`)}</ul>${new Markup('<hr>')}${null}${0}`.source).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>0',
  )
})

test('characters that nobody sees are left out; letters of any script, joined emoji and line breaks stay', () => {
  expect(html`${'a\u202eb\0c\u2066d\u0085e'}`.source).toBe('abcde')
  expect(html`${'مها 👩‍🚀\nשלום\u200f'}`.source).toBe('مها 👩‍🚀\nשלום\u200f')
})
