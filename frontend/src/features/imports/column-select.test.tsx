/** The choices for a column: all that it may hold, each once, in named groups. */
import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { columnGroups, columnTargets } from '../../../../shared/import-columns.ts'
import { ColumnSelect } from './column-select.tsx'

const valuesIn = (html: string) => [...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)

test('choices are in their groups, with nothing to ignore a column by among them', () => {
  const html = renderToStaticMarkup(<ColumnSelect column="Shown" value="impressions" onChange={() => {}} />)
  const groups = [...html.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/g)].map(([, label = '', options = '']) => [label, valuesIn(options)])
  expect(groups).toEqual(columnGroups.map(({ label, options }) => [label, options.map(({ id }) => id)]))
  expect(groups.map(([label]) => label)).toEqual([
    ...['Days, posts and breakdowns', 'Engagement', 'Followers', 'Views and reach', 'Reactions by kind', 'Google and Facebook pages'],
    ...['Reviews', 'Ads', 'Messages', 'Tasks'],
  ])
  // the only choice outside of a group
  expect(valuesIn(html.replaceAll(/<optgroup.*?<\/optgroup>/g, ''))).toEqual(['none'])
  expect(valuesIn(html).toSorted()).toEqual(columnTargets.toSorted())
})

test('the chosen measure is selected, and the error describes the select', () => {
  const html = renderToStaticMarkup(<ColumnSelect column="Shown" value="impressions" onChange={() => {}} error="Please choose one." />)
  expect(html).toContain('<option value="impressions" selected="">Impressions</option>')
  expect(html).toContain('aria-label="Shown holds"')
  const [, id = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? []
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('Please choose one.')
})
