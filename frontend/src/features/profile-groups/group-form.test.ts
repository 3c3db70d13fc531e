/** The form of a profile group (docs/behaviours.md#profile-groups). */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { bodyOf, clampDelay, clampLimit, editOf, emptyForm, GroupForm, shortenerOf } from './group-form.ts'

const filled: GroupForm = { ...emptyForm('Europe/London'), name: 'Leith', type: 'brand', countryId: 'GB' }
const problemsOf = (form: GroupForm) => {
  const { issues = [] } = v.safeParse(GroupForm, form)
  return issues.map(({ message }) => message)
}

test('what is chosen for links at first follows from what the group has', () => {
  const kept = { shortener: true, shortener_domain: null, shortener_profile_gid: null }
  expect(shortenerOf({ ...kept, shortener: false, shortener_domain: 'go.leith.example' })).toBe('none')
  expect(shortenerOf({ ...kept, shortener_domain: 'go.leith.example', shortener_profile_gid: 'bitly' })).toBe('domain')
  expect(shortenerOf({ ...kept, shortener_profile_gid: 'bitly' })).toBe('profile')
  expect(shortenerOf(kept)).toBe('vista')
})

test('an own domain is asked for, and has 50 letters at most; a connected profile is asked for while there is none', () => {
  const domain = (shortener_domain: string) => problemsOf({ ...filled, shortener: 'domain', shortener_domain })
  expect(domain('')).toEqual([groupMessages.domainRequired])
  expect(domain(`${'x'.repeat(42)}.example`)).toEqual([])
  expect(domain(`${'x'.repeat(43)}.example`)).toEqual([groupMessages.domainLong])
  // nobody is asked for what is not chosen
  expect(problemsOf({ ...filled, shortener: 'vista' })).toEqual([])
  expect(problemsOf({ ...filled, shortener: 'profile' })).toEqual([groupMessages.bitlyRequired])
})

test('limits and delay are put between their ends; nothing and 0 are no limit and no delay', () => {
  expect(['', '0', '10', '1,000', '5000', '-3', 'ten'].map(clampLimit)).toEqual([null, null, 10, 1000, 1000, null, null])
  expect(['', '0', '7', '75', '-3'].map(clampDelay)).toEqual([0, 0, 7, 59, 0])
})

test('a picture that did not change is sent as none, beside the one there was; only editing sends the shortener', () => {
  const saved = v.parse(GroupForm, { ...filled, picture: 'p1' })
  expect(bodyOf(saved, 'p1')).toMatchObject({ pictureFile: null, pictureFileOld: 'p1' })
  expect(bodyOf(saved, null)).toMatchObject({ pictureFile: 'p1', pictureFileOld: null })
  expect(bodyOf(saved, null)).not.toHaveProperty('shortener')
  expect(editOf({ ...saved, shortener: 'vista', shortener_domain: 'left.over' })).toMatchObject({ shortener: true, shortener_domain: null })
})
