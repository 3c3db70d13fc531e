import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { Brand, brandOf, noChoices } from './brand.ts'

test('a brand without an uploaded font has no word of one, so what was sealed before there were any has the same hash', () => {
  const before = { logo: null, color: '#1f4d3f', font: 'lora', footer: null, sender: null, white_label: false, domain: null } as const
  expect(Object.keys(v.parse(Brand, before))).not.toContain('font_file')
  expect(JSON.stringify(v.parse(Brand, before))).toBe(JSON.stringify(before))
  expect(JSON.stringify(brandOf([{ ...noChoices, color: before.color, font: before.font }], false))).toBe(JSON.stringify(before))
})

test('an uploaded font takes the place of one of ours that is wider, and the other way round', () => {
  const font_file = { id: 'A'.repeat(26), name: 'Zebra Sans', kind: 'sans' } as const
  const [ours, uploaded] = [
    { ...noChoices, font: 'lora' as const },
    { ...noChoices, font_file },
  ]
  expect(brandOf([uploaded, ours], false)).toMatchObject({ font: null, font_file })
  expect(brandOf([ours, uploaded], false)).not.toHaveProperty('font_file')
  expect(brandOf([noChoices, uploaded], false)).toMatchObject({ font_file })
})
