import { expect, it } from 'vitest'
import { failureLevel } from './failureLevel.ts'

it('takes a client that left for no fault of the shop’s', () => {
  const { signal } = new AbortController()
  expect(failureLevel(AbortSignal.abort().reason)).toBe('debug')
  expect(failureLevel(AbortSignal.any([signal, AbortSignal.abort()]).reason)).toBe('debug')
  expect(failureLevel(new TypeError('x'))).toBe('error')
  expect(failureLevel(new DOMException('late', 'TimeoutError'))).toBe('error')
  expect(failureLevel('text')).toBe('error')
})
