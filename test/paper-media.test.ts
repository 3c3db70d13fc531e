/** What media queries say of paper, answered while the print page is built. */
import { expect, test } from '@jest/globals'
import { sheetOnPaper } from '../frontend/paper-media.vite.ts'

test.each([
  ['print is kept', '@media print{a{color:red}}', 'a{color:red}'],
  ['screens are left out', '@media screen{a{color:red}}', ''],
  ['what is said of all but paper is left out', '@media not print{a{color:red}}', ''],
  ['one of two is enough', '@media screen,print{a{color:red}}', 'a{color:red}'],
  ['as wide as a page', '@media (min-width:1240px){a{color:red}}@media (max-width:1239px){a{color:#00f}}', 'a{color:red}'],
  ['narrower or wider', '@media (width<1240px){a{color:red}}@media (width>1239px){a{color:#00f}}', 'a{color:#00f}'],
  ['light, still, and pointed at by nobody', '@media (prefers-color-scheme:dark) or (prefers-reduced-motion:reduce) or (hover:none){a{color:red}}', ''],
  ['both must hold', '@media print and (prefers-color-scheme:light){a{color:red}}', 'a{color:red}'],
  ['one in another', '@media print{@media (width<700px){a{color:red}}b{color:red}}', 'b{color:red}'],
  ['in its place among the rules', 'a{color:red}@media print{b{color:#00f}}i{color:green}', 'a{color:red}b{color:#00f}i{color:green}'],
])('%s', (_, sheet, paper) => {
  expect(sheetOnPaper(sheet)).toBe(paper)
})

test('what nothing is known of fails the build', () => {
  expect(() => sheetOnPaper('@media (orientation:landscape){a{color:red}}')).toThrow('Say in paper-media.vite.ts what this media query is on paper')
})
