import { expect, test } from 'vitest'
import { redirectTarget } from './redirectTarget.ts'

test.each([
  ['salas', '/salas'],
  ['/salas?a=1#b', '/salas?a=1#b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['https://evil.example/x', null],
  ['javascript:alert(1)', null],
  ['/a\r\nset-cookie: x', null],
  ['  ', null],
])('%j redirects to %j', (target, path) => {
  expect(redirectTarget(target)).toBe(path)
})
