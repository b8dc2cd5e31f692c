// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createTextStorage } from './textStorage.ts'

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

beforeEach(() => localStorage.clear())

describe('a text that the device keeps', () => {
  it('is in the storage of the browser', () => {
    const texts = createTextStorage(() => localStorage)
    expect(texts.getItem('hogar:a')).toBeNull()
    expect(texts.trySetItem('hogar:a', 'one')).toBe(true)
    expect(localStorage.getItem('hogar:a')).toBe('one')
    expect(texts.keys()).toEqual(['hogar:a'])
    texts.removeItem('hogar:a')
    expect(localStorage.getItem('hogar:a')).toBeNull()
    expect(texts.getItem('hogar:a')).toBeNull()
  })

  const closed = Object.create({ getItem: refuse, setItem: refuse, removeItem: refuse }) as Storage
  it.each([
    ['the getter throws', refuse],
    ['there is none', () => null],
    ['every call throws', () => closed],
  ])('lives as long as the page where %s', (_name, open: () => Storage | null) => {
    const texts = createTextStorage(open)
    expect(texts.getItem('hogar:a')).toBeNull()
    expect(texts.trySetItem('hogar:a', 'one')).toBe(false)
    expect(texts.getItem('hogar:a')).toBe('one')
    expect(texts.keys()).toEqual(['hogar:a'])
    texts.removeItem('hogar:a')
    expect(texts.getItem('hogar:a')).toBeNull()
  })

  it('gives way to what another tab has written since', () => {
    const full = Object.create(localStorage, {
      setItem: { value: refuse },
      getItem: { value: localStorage.getItem.bind(localStorage) },
    }) as Storage
    const texts = createTextStorage(() => full)
    texts.setItem('hogar:a', 'mine')
    localStorage.setItem('hogar:a', 'theirs')
    expect(texts.getItem('hogar:a')).toBe('mine')
    texts.follow('hogar:a')
    expect(texts.getItem('hogar:a')).toBe('theirs')
  })
})
