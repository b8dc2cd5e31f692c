import { expect, test } from 'vitest'
import { cameraProblem } from './cameraProblem.ts'

test.each([
  [new DOMException('', 'NotAllowedError'), 'denied'],
  [new DOMException('', 'SecurityError'), 'denied'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'OverconstrainedError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new TypeError('getUserMedia'), 'unsupported'],
  [new Error('else'), 'failed'],
  ['text', 'failed'],
  [null, 'failed'],
])('%s means %s', (error, problem) => {
  expect(cameraProblem(error)).toBe(problem)
})
