/** A list in a text is no damage; a row in a text is. */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ImportRefused } from './decode.ts'
import { swallowed } from './swallowed.ts'
import { readTables } from './table.ts'

const reviews = 'id,created_at,stars,text\n'
const dated = 'created_at,id,stars,text\n'
const videos = 'Video title,Video link,Post time,Total likes,Total comments\n'
const tweets = 'tweet_id,author_id,inbound,created_at,text,response_tweet_id\n'

test.each<[string, string, number | null]>([
  ['a list in a text', `${reviews}r1,2026-10-02T10:00:00Z,5,"Lovely.\nWe had soup, bread, olives, cheese, fish, cake, and coffee."\n`, null],
  ['a list of figures', `${reviews}r1,2026-10-02,5,"Scores:\n1, 2, 3, 4, 5\n10, 20, 30, 40"\n`, null],
  ['a list that begins with a day', `${reviews}r1,2026-10-02,5,"Diary\n2026-10-01, soup, bread, olives, tea\n2026-10-02, rain, 5, tea"\n`, null],
  ['a line that is a date, the date first', `${dated}2026-10-02,r1,5,"We came on\n2026-10-01\nand loved it"\n`, null],
  ['a last line that is a date, the date first', `${dated}2026-10-02,r1,5,"We came on\n2026-10-01"\n`, null],
  ['a diary, the date first', `${dated}2026-10-02,r1,5,"Diary\n2026-10-01,soup,5,tea\n2026-10-02,rain"\n`, null],
  ['a line that is a date, without an id', `date,stars,text\n2026-10-02,5,"We came on\n2026-10-01\nand loved it"\n`, null],
  ['a row behind a quote that is not closed, the date first', `${dated}2026-10-02,r1,5,"Lovely\n2026-10-03,r2,4,Fine\n2026-10-04,r3,4,"Good"\n`, 2],
  ['a part of a row, the date first', `${dated}2026-10-02,r1,5,"Lovely\n2026-10-04,r3,4,"Good"\n`, 2],
  ['a row without an id', `date,stars,text\n2026-10-02,5,"Lovely\n2026-10-03,4,Fine\n2026-10-04,4,"Good"\n`, 2],
  ['a last line that begins with a day, the text before the id', `created_at,text,id,stars\n2026-10-02,"We came twice\n2026-10-01, what a day",r1,5\n`, null],
  ['a row of a table in a text', `${reviews}r1,2026-10-02,5,"My table:\nr2,2026-10-03,4,Fine\nr3,2026-10-04,4,Good"\n`, null],
  ['a row behind a quote that is not closed, the text first', `text,id,created_at\n"Lovely,r1,2026-10-02\n"Good",r2,2026-10-03\n`, 2],
  ['a row whose text begins with a comma', `${reviews}r1,2026-10-02,5,"Lovely\nr2,2026-10-03,4,", yes"\n`, 2],
  ['a list in a title', `${videos}"Soup\nbread, olives, cheese, fish, cake",https://www.tiktok.com/@a/video/7,October 3,5,1\n`, null],
  ['a row behind a quote that is not closed', `${reviews}r1,2026-10-02,5,"Lovely\nr2,2026-10-03,4,Fine\nr3,2026-10-04,4,"Good"\n`, 2],
  ['a part of a row', `${reviews}r1,2026-10-02,5,"Lovely\nr3,2026-10-04,4,"Good"\n`, 2],
  ['a row behind a title', `${videos}"Soup,https://x.y,October 3,5,1\nBread,https://x.y,October 4,6,2\n"Cake",https://x.y,October 5,7,3\n`, 2],
  [
    'a row with days in words',
    `${tweets}1,sprint,False,Tue Oct 31 22:10:47 +0000 2017,"What\n2,115,True,Tue Oct 31 22:11:45 +0000 2017,Hi,3\n3,115,True,Tue Oct 31 22:11:45 +0000 2017,"Yes",4\n`,
    2,
  ],
])('%s', (_, text, line) => {
  const [table] = readTables(text)
  expect(table && swallowed(table, 'a text')).toBe(line)
})

test('a workbook has no quotes, so its texts are whole', () => {
  const [table] = readTables(`${reviews}r1,2026-10-02,5,"Lovely\nr2,2026-10-03,4,Fine"\n`)
  const { delimiter: _, ...sheet } = table ?? { delimiter: '', title: null, line: 1, header: [], rows: [] }
  expect([swallowed(sheet, 'a text'), swallowed(sheet, 'a line')]).toEqual([null, null])
})

const columns = ['created_at', 'id', 'stars', 'text']
const orders = fc.shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length })
const letters = ['a', 'Lovely', ' ', ',', ';', '\t', '\n', '"', '5', 'r2', '2026-10-01', '2026-10-01,r2,4', 'r2,2026-10-01,4,Fine', '\n2026-10-02,', '\nr3,']
const textOf = (all: readonly string[]) => fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const rowOf = (order: readonly string[], at: number, text: string) =>
  order.map((name) => ({ created_at: `2026-10-0${at + 1}`, id: `r${at + 1}`, stars: `${(at % 5) + 1}` })[name] ?? text).join(',')

test('any text in quotes is read whole, wherever its column is', () => {
  const texts = fc.array(
    textOf(letters).map((text) => `x${text}\ny`),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(orders, texts, (order, all) => {
      const [table, ...more] = readTables(`${order}\n${all.map((text, at) => rowOf(order, at, quoted(text))).join('\n')}\n`)
      expect(more).toEqual([])
      expect(table?.rows.map(({ cells }) => cells[order.indexOf('text')])).toEqual(all)
      expect(table && swallowed(table, 'a text')).toBeNull()
    }),
  )
})

test('a quote that is not closed is noticed, wherever its column is', () => {
  const texts = fc.array(
    textOf(['a', 'Lovely', ' ', ',', '5', 'é', '2026']).map((text) => `${text}x`),
    { minLength: 2, maxLength: 6 },
  )
  fc.assert(
    fc.property(orders, texts, fc.nat(), (order, all, lost) => {
      const open = lost % all.length
      const rows = all.map((text, at) => rowOf(order, at, at === open ? quoted(text).slice(0, -1) : quoted(text)))
      try {
        const [table] = readTables(`${order}\n${rows.join('\n')}\n`)
        expect(table && swallowed(table, 'a text')).toBe(open + 2)
      } catch (error) {
        if (!(error instanceof ImportRefused)) throw error
      }
    }),
  )
})
