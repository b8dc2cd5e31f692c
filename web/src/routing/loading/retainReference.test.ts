import { expect, test, vi } from 'vitest'
import { retainReference } from './retainReference.ts'

test('disposes when the last holder has released it, and not before', () => {
  vi.useFakeTimers()
  const reference = { dispose: vi.fn() }
  const release = retainReference(reference)
  release()
  const releaseAgain = retainReference(reference)
  vi.runAllTimers()
  expect(reference.dispose).not.toHaveBeenCalled()
  releaseAgain()
  vi.runAllTimers()
  expect(reference.dispose).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
