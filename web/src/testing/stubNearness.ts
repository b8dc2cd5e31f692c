import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Replaces the intersection observer, which jsdom lacks, until globals are unstubbed. The returned function brings all
 * observed elements into view.
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
