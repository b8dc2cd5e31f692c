// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoredValue, type StoredValueDefinition } from './storedValue.ts'
import { parsedBy } from './parsedBy.ts'

const NAMES: StoredValueDefinition<readonly string[]> = {
  name: 'names',
  parse: parsedBy(v.array(v.string())),
  empty: [],
}
const KEY = 'hogar:names:viu'

describe('what a device keeps', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.restoreAllMocks()
  })

  it('is there again on the next page, for its own store alone', () => {
    createStoredValue(NAMES, 'viu').update(() => ['Oslo'])
    expect(createStoredValue(NAMES, 'viu').read()).toEqual(['Oslo'])
    expect(createStoredValue(NAMES, 'mavi').read()).toEqual([])
  })

  it('is the same object until it changes', () => {
    const kept = createStoredValue(NAMES, 'viu')
    kept.update(() => ['Oslo'])
    expect(kept.read()).toBe(kept.read())
  })

  it.each(['{', '{"a":1}', '[1]', 'null'])('counts as empty when it reads %s', (text) => {
    localStorage.setItem(KEY, text)
    expect(createStoredValue(NAMES, 'viu').read()).toEqual([])
  })

  it('notifies all listeners on the page, and follows other tabs', () => {
    const kept = createStoredValue(NAMES, 'viu')
    const listener = vi.fn<() => void>()
    const stop = kept.subscribe(listener)
    createStoredValue(NAMES, 'viu').update(() => ['Oslo'])
    expect(listener).toHaveBeenCalledTimes(1)
    localStorage.setItem(KEY, '["Alba"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(kept.read()).toEqual(['Alba'])
    stop()
    kept.update(() => [])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('adds to what another tab has just kept', () => {
    const kept = createStoredValue(NAMES, 'viu')
    kept.update((now) => [...now, 'Oslo'])
    localStorage.setItem(KEY, '["Alba"]')
    kept.update((now) => [...now, 'Bruma'])
    expect(kept.read()).toEqual(['Alba', 'Bruma'])
  })

  it('lives as long as the page where the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const kept = createStoredValue(NAMES, 'viu')
    kept.update(() => ['Oslo'])
    expect(kept.read()).toEqual(['Oslo'])
    vi.restoreAllMocks()
    kept.update((now) => now)
    expect(localStorage.getItem(KEY)).toBe('["Oslo"]')
  })
})
