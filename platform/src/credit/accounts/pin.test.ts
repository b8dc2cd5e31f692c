import { expect, test } from 'vitest'
import { createPersonalData } from '../secrets/personalData.ts'
import { hashPin, isPin, newPin, pinFault } from './pin.ts'
import { nextAttempt, type PinAttempts } from './pinAttempts.ts'

const BIRTH = '1990-05-14'

test.each([
  ['2580', null],
  ['13579', null],
  ['12345670', null],
  ['258', 'short'],
  ['', 'short'],
  ['258025802', 'easy'],
  ['25a0', 'easy'],
  ['1111', 'easy'],
  ['00000000', 'easy'],
  ['1234', 'easy'],
  ['4321', 'easy'],
  ['7890', 'easy'],
  ['2109876', 'easy'],
  ['1990', 'easy'],
  ['1405', 'easy'],
  ['0514', 'easy'],
  ['0590', 'easy'],
  ['140590', 'easy'],
  ['900514', 'easy'],
  ['14051990', 'easy'],
  ['19900514', 'easy'],
])('the PIN %j has the fault %s', (pin, fault) => {
  expect(pinFault(pin, BIRTH)).toBe(fault)
})

test('PINs by chance have four digits and could be chosen', () => {
  const pins = Array.from({ length: 500 }, () => newPin(BIRTH))
  expect(pins.every((pin) => /^\d{4}$/.test(pin) && pinFault(pin, BIRTH) === null)).toBe(true)
  expect(new Set(pins).size).toBeGreaterThan(300)
})

test('a hash fits its PIN and account alone, with the key of then or with it as an older one', async () => {
  const [now, later] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const personalData = createPersonalData([now])
  const hash = await hashPin(personalData, { number: 'C10000016', pin: '2580' })
  const fits = (number: string, pin: string, data = personalData) => isPin(data, { number, pin }, hash)
  expect(hash).not.toContain('2580')
  expect(await fits('C10000016', '2580')).toBe(true)
  expect(await fits('C10000016', '2581')).toBe(false)
  expect(await fits('C10000024', '2580')).toBe(false)
  expect(await fits('C10000016', '2580', createPersonalData([later]))).toBe(false)
  expect(await fits('C10000016', '2580', createPersonalData([later, now]))).toBe(true)
  expect(await isPin(personalData, { number: 'C10000016', pin: '2580' }, null)).toBe(false)
})

test('every fifth wrong PIN locks for 15 minutes, and the third lock of a day turns the PIN off', () => {
  const start = Date.UTC(2026, 10, 27, 12)
  let attempts: PinAttempts | null = null
  const tryAt = (minutes: number) => {
    const verdict = nextAttempt(attempts, new Date(start + minutes * 60_000))
    if (verdict.kind === 'allowed') attempts = verdict.after
    return verdict.kind === 'allowed' ? verdict.left : verdict.kind
  }
  const tryFive = (minutes: number) => [0, 1, 2, 3, 4].map(() => tryAt(minutes))
  expect(tryFive(0)).toEqual([4, 3, 2, 1, 0])
  expect([tryAt(0), tryAt(14.9)]).toEqual(['locked', 'locked'])
  expect(tryFive(15)).toEqual([4, 3, 2, 1, 0])
  expect(tryAt(29)).toBe('locked')
  expect(tryFive(600)).toEqual([4, 3, 2, 1, 0])
  expect([tryAt(600), tryAt(100_000)]).toEqual(['off', 'off'])
})

test('locks of another day do not turn it off, and waiting does not end a series', () => {
  const start = Date.UTC(2026, 10, 27, 12)
  let attempts: PinAttempts | null = null
  const tryAt = (hours: number) => {
    const verdict = nextAttempt(attempts, new Date(start + hours * 3_600_000))
    if (verdict.kind === 'allowed') attempts = verdict.after
    return verdict.kind === 'allowed' ? verdict.left : verdict.kind
  }
  expect([0, 10, 20, 30, 40].map(tryAt)).toEqual([4, 3, 2, 1, 0])
  for (const hours of [41, 66]) expect([0, 0, 0, 0, 0].map(() => tryAt(hours))).toEqual([4, 3, 2, 1, 0])
  expect(tryAt(67)).toBe(4)
})
