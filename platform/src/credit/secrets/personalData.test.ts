import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPersonalData } from './personalData.ts'

const [old, current, other] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const CURP = Buffer.from('LORA900514MJCPZN08')

test('what is sealed opens again, and shows nothing of itself', () => {
  const { seal, open } = createPersonalData([current])
  const sealed = seal(CURP)
  expect(sealed.includes(CURP)).toBe(false)
  expect(seal(CURP).equals(sealed)).toBe(false)
  expect(open(sealed)).toEqual(CURP)
})

test('an older key opens and finds what it has sealed; the first one seals', () => {
  const before = createPersonalData([old])
  const now = createPersonalData([current, old])
  expect(now.open(before.seal(CURP))).toEqual(CURP)
  expect(now.lookups('curp', 'X')[1]).toBe(before.lookups('curp', 'X')[0])
  expect(() => before.open(now.seal(CURP))).toThrow('No key of CREDIT_KEY')
})

test('bytes that were changed, cut or sealed by others do not open', () => {
  const { seal, open } = createPersonalData([current])
  const sealed = seal(CURP)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  for (const bytes of [changed, sealed.subarray(0, 20), Buffer.alloc(0), createPersonalData([other]).seal(CURP)])
    expect(() => open(bytes)).toThrow('No key of CREDIT_KEY')
})

test('hashes differ by purpose, text and key', () => {
  const { lookups } = createPersonalData([current])
  const hashes = [
    lookups('curp', 'A')[0],
    lookups('phone', 'A')[0],
    lookups('curp', 'B')[0],
    createPersonalData([old]).lookups('curp', 'A')[0],
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(lookups('curp', 'A')[0]).toBe(hashes[0])
})
