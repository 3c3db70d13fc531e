/** Columns of one name cannot be told apart by a mapping: the screen says what to do instead of offering a choice for both. */
import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FileColumn } from '../../../../shared/api/import-job.ts'
import { ColumnsTable } from './columns-table.tsx'

const column = (name: string): FileColumn => ({ name, samples: ['5'], numbers: true, holds: null, proposed: null })

test('columns of one name are one row without a choice, and those beside them are chosen as ever', () => {
  const columns = ['Day', 'Shown', 'shown', 'Likes'].map(column)
  const html = renderToStaticMarkup(<ColumnsTable columns={columns} wanted={{}} isAsked={false} onChange={() => {}} />)
  expect([...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name)).toEqual(['Day', 'Shown', 'Likes'])
  expect([...html.matchAll(/aria-label="([^"]*) holds"/g)].map(([, name]) => name)).toEqual(['Day', 'Likes'])
  expect(html).toContain('rename the others in the file')
})
