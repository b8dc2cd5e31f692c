import { expect, test } from 'vitest'
import { toStorePath } from './toStorePath.ts'

test.each([
  ['', '/salas', '/salas'],
  ['', 'salas', '/salas'],
  ['/de', '/salas/sofas?page=2', '/de/salas/sofas?page=2'],
  ['/de', '/', '/de'],
  ['/de', '/?a=1', '/de?a=1'],
  ['/de', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['/de', '//elsewhere.example/x', '//elsewhere.example/x'],
  ['/de', 'mailto:a@b.example', 'mailto:a@b.example'],
])('under %j the path %j is %j', (prefix, path, address) => {
  expect(toStorePath(prefix, path)).toBe(address)
})
