import { expect, test } from '@jest/globals'
import { memoize, memoized, memoizedBy, memoizeIn } from './memoize.ts'

test('is made once for each key, also where it comes to nothing', () => {
  const made: string[] = []
  const make = (name: string, value: number | null) => () => {
    made.push(name)
    return value
  }
  const kept = new Map<string, number | null>()
  expect([memoize(kept, 'none', make('none', null)), memoize(kept, 'none', make('none again', 1))]).toEqual([null, null])
  expect([memoize(kept, 'zero', make('zero', 0)), memoize(kept, 'zero', make('zero again', 1))]).toEqual([0, 0])
  expect(made).toEqual(['none', 'zero'])
})

test('under two keys, each pair has its own', () => {
  const kept = new WeakMap<object, Map<string, string>>()
  const [one, other] = [{}, {}]
  expect(memoizeIn(kept, one, 'a', () => 'one a')).toBe('one a')
  expect(memoizeIn(kept, one, 'b', () => 'one b')).toBe('one b')
  expect(memoizeIn(kept, other, 'a', () => 'other a')).toBe('other a')
  expect(memoizeIn(kept, one, 'a', () => 'made again')).toBe('one a')
})

test('a function of an object is computed once for that very object', () => {
  let computed = 0
  const total = memoized((values: readonly number[]) => {
    computed++
    return values.reduce((sum, value) => sum + value, 0)
  })
  const values = [1, 2]
  expect([total(values), total(values), total([1, 2])]).toEqual([3, 3, 3])
  expect(computed).toBe(2)
})

test('of an object and a key, each pair is computed once', () => {
  const made: string[] = []
  const madeOf = memoizedBy((of: { readonly name: string }, key: string) => {
    made.push(`${of.name} ${key}`)
    return key === 'none' ? null : `${of.name} ${key}`
  })
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  const asked = () => [madeOf(one, 'a'), madeOf(one, 'none'), madeOf(other, 'a')]
  expect([...asked(), ...asked()]).toEqual(['one a', null, 'other a', 'one a', null, 'other a'])
  expect(made).toEqual(['one a', 'one none', 'other a'])
})
