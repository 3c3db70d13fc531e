import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { computedCompareIds } from '../../shared/dates/compare.ts'
import { quickRangeIds } from '../../shared/dates/quick-ranges.ts'
import { templateMessages, templateFileMessages as words } from '../../shared/template-messages.ts'
import { templateSchemaPath } from '../../shared/templates/file.ts'
import { starters } from '../../shared/templates/starters.ts'
import { fileNames } from './file-names.ts'
import { templateSchema } from './schema.ts'
import { readTemplate, writeTemplate } from './template-file.ts'

const read = (...lines: string[]) => readTemplate(lines.join('\n'))
const head = ['name: Board pack', 'flavor: comprehensive']

test('what is written is read again as the same', async () => {
  for (const { id, description: _, ...starter } of starters) {
    const text = writeTemplate({ _id: id, version: 4, ...starter, cover: null, reports: [...starter.reports] }, 'template.schema.json')
    expect(text).not.toContain(id)
    const again = await readTemplate(text)
    expect('template' in again && again.template).toMatchObject(starter)
  }
})

test('a section is one line, its own title a second', () => {
  const reports = [
    {
      code: 'cross_channel' as const,
      sections: [
        { key: 'summary', title: null },
        { key: 'audience', title: 'Who follows us' },
      ],
      summary: [],
    },
  ]
  expect(
    writeTemplate(
      { _id: 'a', version: 1, name: 'Board: pack', flavor: 'comprehensive', hideIndicators: false, cover: null, range: 'last_7_days', compare: null, reports },
      's',
    ).split('\n'),
  ).toEqual([
    '# yaml-language-server: $schema=s',
    'name: "Board: pack"',
    'flavor: comprehensive',
    'range: last_7_days',
    'reports:',
    '  - code: cross_channel',
    '    sections:',
    '      - summary',
    '      - key: audience',
    '        title: Who follows us',
    '',
  ])
})

test('an unknown tag is refused with its line, and lists without end with a sentence', async () => {
  expect(await read('name: !secret Board pack', 'flavor: comprehensive')).toEqual({ faults: [{ line: 1, message: expect.stringContaining('!secret') }] })
  expect(await read(...head, `reports: ${'['.repeat(100_000)}`)).toEqual({ faults: [{ line: null, message: words.tooDeep }] })
})

test('no file has the name of a device', () => {
  const names = [
    ...fileNames([
      { _id: 'ONE', name: 'Con' },
      { _id: 'TWO', name: 'COM1' },
      { _id: 'THREE', name: 'Contents' },
    ]).values(),
  ]
  expect(names).toEqual(['con-one.yaml', 'com1-two.yaml', 'contents.yaml'])
})

test('whatever is wrong is told with its line', async () => {
  expect(await read('name: Board pack', 'flavor: newsletter')).toEqual({
    faults: [{ line: 2, message: expect.stringMatching(/^This is not a type of report\. Choose one of comprehensive, /) }],
  })
  expect(await read(...head, 'colour: red')).toEqual({ faults: [{ line: 3, message: words.unknownKey('colour') }] })
  expect(await read('flavor: comprehensive')).toEqual({ faults: [{ line: 1, message: words.lacksKey('name') }] })
  expect(await read(...head, 'hideIndicators: maybe')).toEqual({ faults: [{ line: 3, message: words.wrongValue('hideIndicators', '"maybe"') }] })
  expect(await read(...head, 'range: last_fortnight', 'compare: [last_year]')).toEqual({
    faults: [
      { line: 3, message: templateMessages.notRange(quickRangeIds) },
      { line: 4, message: templateMessages.notCompare(computedCompareIds) },
    ],
  })
  expect(await read(...head, 'reports:', '  - code: myspace', '    sections: [summary]')).toEqual({
    faults: [{ line: 4, message: words.wrongValue('code', '"myspace"') }],
  })
  expect(
    await read(
      ...head,
      'reports:',
      '  - code: cross_channel',
      '    sections:',
      '      - summary',
      '      - gone',
      '      - key: summary',
      '  - code: facebook',
      '    sections: [boards]',
    ),
  ).toEqual({
    faults: [
      { line: 8, message: templateMessages.twice('summary') },
      { line: 7, message: templateMessages.unknownSection('gone', 'Cross-channel') },
      { line: 10, message: templateMessages.unknownSection('boards', 'Facebook') },
    ],
  })
  expect(await read(...head, 'reports:', '  - code: cross_channel', '    sections: []')).toEqual({
    faults: [{ line: 3, message: templateMessages.noSections }],
  })
  expect(await read('name: [')).toMatchObject({ faults: [{ line: 1 }] })
  expect(await read('name: a', 'name: b', 'flavor: posts')).toMatchObject({ faults: [{ line: 2, message: expect.stringContaining('unique') }] })
  expect(await read('just words')).toEqual({ faults: [{ line: 1, message: words.notTemplate }] })
  expect(await read('')).toEqual({ faults: [{ line: null, message: words.notTemplate }] })
})

test('a file that refers to itself over and over is refused, not followed', async () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'.split('').map((letter, at) => `${letter}: &${letter} [${Array.from({ length: 9 }, () => `*${'abcdefg'[at]}`).join(',')}]`),
  ]
  expect(await read(...bomb)).toMatchObject({ faults: [{ message: words.notTemplate }] })
  expect(await readTemplate('x'.repeat(1_000_001))).toEqual({ faults: [{ line: null, message: words.tooLong }] })
})

test('files are called as the templates are, each another', () => {
  const named = (_id: string, name: string) => ({ _id, name })
  expect([
    ...fileNames([named('01A', 'Client, monthly'), named('01B', 'Client monthly'), named('01C', 'للعملاء'), named('01D', '../../etc/passwd')]).values(),
  ]).toEqual(['client-monthly.yaml', 'client-monthly-01b.yaml', '01c.yaml', 'etc-passwd.yaml'])
})

test('the schema in the documents is the one that files are read by', () => {
  expect(JSON.parse(readFileSync(join(import.meta.dirname, '../..', templateSchemaPath), 'utf8'))).toEqual(templateSchema())
})

test('a file of two documents is told to be two files', async () => {
  expect(await read(...head, '---', ...head)).toEqual({ faults: [{ line: 3, message: words.oneTemplate }] })
})
