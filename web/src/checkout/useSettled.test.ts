// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSettled } from './useSettled.ts'

it('rests while something is on its way, and follows when it has arrived', () => {
  const { result, rerender } = renderHook(({ value, isSettled }) => useSettled(value, isSettled), {
    initialProps: { value: 'one line', isSettled: true },
  })
  const shown = (value: string, isSettled: boolean) => {
    rerender({ value, isSettled })
    return result.current
  }
  expect(result.current).toBe('one line')
  expect(shown('guessed', false)).toBe('one line')
  expect(shown('two lines', true)).toBe('two lines')
  expect(shown('three lines', false)).toBe('two lines')
})
