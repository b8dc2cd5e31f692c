import { expect, it } from 'vitest'
import { isReturn, visitOf } from './readVisit.ts'

const page = (duration: number) => ({ name: 'page', duration, description: '' })

it.each([
  ['a page that was just rendered', [page(0)], { hasSession: false, ageMs: 0 }],
  ['a page that was kept', [page(90_000)], { hasSession: false, ageMs: 90_000 }],
  ['a returning visitor', [page(0), { name: 'session' }], { hasSession: true, ageMs: 0 }],
  ['a server that says nothing', [], { hasSession: true, ageMs: Infinity }],
  ['a browser that tells nothing', undefined, { hasSession: true, ageMs: Infinity }],
])('knows %s', (_case, timings, visit) => {
  expect(visitOf(timings)).toEqual(visit)
})

it('takes nothing for known of a page that is shown again as it was sent', () => {
  expect(isReturn({ type: 'back_forward' })).toBe(true)
  expect(isReturn({ type: 'navigate' })).toBe(false)
})
