import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Stands in for the layout that jsdom lacks, until globals are unstubbed. The returned function brings everything that
 * waits to be near into sight.
 */
export function stubNearness(): () => Promise<void> {
  const watched: ((entries: object[]) => void)[] = []
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      watched.push(callback)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => act(async () => watched.splice(0).forEach((tell) => tell([{ isIntersecting: true }])))
}
