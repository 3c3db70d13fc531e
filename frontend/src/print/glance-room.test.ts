import { expect, test } from '@jest/globals'
import { notesInColumn } from './glance-room.ts'

// 717 px less 100 for title and foot and 47 for the heading leave 570 px, 28 lines of 20 px; the last counts the others
test.each([
  [28, 28, undefined],
  [29, 28, '2 more notes are in the online report.'],
  [400, 28, '373 more notes are in the online report.'],
])('%i notes take at most the lines of the column', (count, lines, last) => {
  const notes = Array.from({ length: count }, (_, at) => `Note ${at + 1}`)
  const shown = notesInColumn(notes, { line: null, said: [] })
  expect(shown.length).toBe(lines)
  expect(shown.at(-1)).toBe(last ?? `Note ${count}`)
})
