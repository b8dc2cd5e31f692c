import { expect, test } from 'vitest'
import { siteLocation } from './siteLocation.ts'

test.each([
  ['/salas', '/salas'],
  ['/', '/'],
  ['/de//salas?next=//a', '/de//salas?next=//a'],
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['\t//evil.example', '/evil.example'],
  ['/ /evil.example', '/evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['https://shop.example/x', 'https://shop.example/x'],
])('%j redirects to %j', (address, location) => {
  expect(siteLocation(address)).toBe(location)
  // A browser resolves an address with a leading slash on its own site.
  if (address.startsWith('/'))
    expect(new URL(siteLocation(address), 'https://hogar.example').host).toBe('hogar.example')
})
