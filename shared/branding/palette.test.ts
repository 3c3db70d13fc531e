/** Whatever colour is chosen, words in it can be read and series stay apart. */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as v from 'valibot'
import { property } from '../../test/builders/sizes.ts'
import { brandOf, type Choices, noChoices } from './brand.ts'
import { brandingFields, nearestColor, ratioText } from './choices.ts'
import { leastDistance } from './color-blind.ts'
import { contrast, hexOf } from './contrast.ts'
import { shadesOf } from './palette.ts'

const part = fc.integer({ min: 0, max: 255 })
const anyColor = fc.tuple(part, part, part).map(hexOf)
const taken = (color: string) => v.is(brandingFields.color, color)

test('contrast is as WCAG computes it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#3b5bdb', '#ffffff')).toBeCloseTo(5.67, 2)
  expect([ratioText(4.499), ratioText(4.5)]).toEqual(['4.4', '4.5'])
})

test('a colour is taken when white can be read on it, and else the nearest that is told instead is', () => {
  let taught = 0
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(taken(color)).toBe(contrast(color, '#ffffff') >= 4.5)
      expect(taken(nearestColor(color))).toBe(true)
      if (!taken(color)) taught += 1
    }),
    property(2000, 2000),
  )
  expect(taught).toBeGreaterThan(200)
})

test('words, lines and buttons in any colour that is taken reach AA, light and dark', () => {
  fc.assert(
    fc.property(anyColor.filter(taken), (color) => {
      const { light, dark } = shadesOf(color)
      for (const ground of ['#ffffff', light.tint]) expect(contrast(light.brand, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#0e1116', '#161b22', dark.tint]) expect(contrast(dark.brand, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(light.onBrand, light.brand)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.onBrand, dark.brand)).toBeGreaterThanOrEqual(4.5)
    }),
    property(2000, 2000),
  )
})

test('our own colours are as far apart as was measured, and one too near to another stays out of charts with several series', () => {
  expect(leastDistance('#da6600', '#7e2500')).toBeGreaterThan(28)
  expect(shadesOf('#3b5bdb').light.series).toBe('#3b5bdb')
  expect(shadesOf('#7e2500').light.series).toBeNull()
  expect(shadesOf('#0b5c66').dark.series).toBeNull()
})

const record = (changes: Partial<Choices>): Choices => ({ ...noChoices, ...changes })

test('the narrowest record wins, field by field, and what it says no to stays off', () => {
  const account = record({ color: '#1f4d3f', footer: 'Agency', white_label: true, domain: 'reports.x.example' })
  const group = record({ color: '#7e2500', white_label: false })
  expect(brandOf([group, account], true)).toMatchObject({ color: '#7e2500', footer: 'Agency', white_label: false, domain: 'reports.x.example' })
  expect(brandOf([account], true)).toMatchObject({ white_label: true })
  expect(brandOf([account], false)).toMatchObject({ white_label: false, domain: null })
})

test('where nothing is chosen there is no brand', () => {
  expect(brandOf([], true)).toBeUndefined()
  expect(brandOf([noChoices, noChoices], true)).toBeUndefined()
  expect(brandOf([record({ white_label: true })], false)).toBeUndefined()
})
