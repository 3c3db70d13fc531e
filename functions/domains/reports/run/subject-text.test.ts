import { expect, test } from '@jest/globals'
import type { SubjectKind } from '../../../../shared/reports/subjects.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { nothingElse } from '../engine/common/subject-data.ts'
import { subjectText } from './subject-text.ts'

type Case = { kind?: SubjectKind; name?: string; labels?: string[]; match?: 'any' | 'all'; selected?: number; offered?: number | null }

function textOf({ kind = 'profiles', name, labels = [], match = 'any', selected = 0, offered = null }: Case) {
  const profiles = Array.from({ length: selected }, (_, at) => aProfile(`p${at}`, 'facebook', { name: 'Leith Studio' }))
  const data = { ...nothingElse, profiles, entity_gids: new Set<string>(), ...(name === undefined ? {} : { name }) }
  return subjectText({ subject: { kind, id: null }, data, profiles, offered, request: { labels, labelMatch: match } })
}

test.each<[string, Case, string | null]>([
  ['a whole group', { selected: 12, offered: 12 }, null],
  ['some profiles of it', { selected: 3, offered: 12 }, '3 of 12 profiles'],
  ['one profile of it', { selected: 1, offered: 12 }, 'Leith Studio (Facebook)'],
  ['any of several labels', { labels: ['Winter', 'Launch'] }, 'labels Winter or Launch'],
  ['all of several labels', { labels: ['Winter', 'Launch', 'Tea'], match: 'all' }, 'labels Winter, Launch and Tea'],
  ['a campaign on some profiles', { kind: 'campaigns', labels: ['Winter'], selected: 2, offered: 4 }, 'label Winter, 2 of 4 profiles'],
  ['a listener', { kind: 'listener', name: 'Brand' }, 'Brand'],
  ['an ad account, which belongs to one profile', { kind: 'ad_account', name: 'act 1', selected: 1, offered: 6 }, 'act 1'],
])('%s', (_, given, text) => {
  expect(textOf(given)).toBe(text)
})
