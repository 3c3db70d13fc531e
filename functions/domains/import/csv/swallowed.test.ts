/** A list in a text is no damage; a row in a text is. */
import { expect, test } from '@jest/globals'
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
