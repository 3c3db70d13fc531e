import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { begun, changed, type History, redone, undone } from './history.ts'

const all = <T>(times: number, step: (history: History<T>) => History<T>, history: History<T>) =>
  Array.from({ length: times }).reduce<History<T>>(step, history)

test('every change can be undone to the first state and redone to the last', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 300 }), (values) => {
      const [first = 0, ...rest] = values
      const made = rest.reduce((history, value) => changed(history, value), begun(first))
      const back = all(rest.length, undone, made)
      expect([back.present, back.past, back.future]).toEqual([first, [], rest])
      expect(all(rest.length, redone, back).present).toBe(values.at(-1))
      // nothing is left to undo or to redo, and asking changes nothing
      expect([undone(back).present, redone(made).present]).toEqual([first, made.present])
    }),
  )
})

test('what is typed in one go is one step, and another field begins the next', () => {
  const typed = ['a', 'ab', 'abc'].reduce((history, value) => changed(history, value, 'name'), begun(''))
  const other = changed(changed(typed, 'abc d', 'title'), 'abc de', 'title')
  expect([undone(other).present, undone(undone(other)).present]).toEqual(['abc', ''])
  // after an undo, typing on is a step of its own
  expect(undone(changed(undone(other), 'abcx', 'name')).present).toBe('abc')
})

test('a change after an undo forgets what was undone, and no change is no step', () => {
  const made = changed(changed(begun(1), 2), 3)
  const other = changed(undone(made), 9)
  expect([other.present, other.future, other.past]).toEqual([9, [], [1, 2]])
  expect(changed(made, 3)).toBe(made)
})
