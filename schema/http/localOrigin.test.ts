import { expect, it } from 'vitest'
import { localOrigin } from './localOrigin.ts'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %s is at %s for its neighbours', (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin)
  expect(new URL(origin).origin).toBe(origin)
})
