import { expect, test } from 'vitest'
import { RENDER_BURST_MAX, RENDERS_PER_SECOND, RENDER_ADDRESSES_MAX } from '../limits.ts'
import { createRenderAllowance } from './renderAllowance.ts'

const HOUR_SECONDS = 3_600

function allowance(factor = 1) {
  const clock = { ms: 0 }
  return { clock, ...createRenderAllowance({ storefrontKey: null, factor, now: () => clock.ms }) }
}

test.each([
  ['a visitor at one new page a second', 1],
  ['a crawler at ten pages a second', 10],
  ['thirty phones behind one address, each at one new page a second', 30],
])('%s is never refused in an hour', (_who, pagesPerSecond) => {
  const { clock, waitMs } = allowance()
  for (let page = 0; page < HOUR_SECONDS * pagesPerSecond; page += 1) {
    clock.ms = (page / pagesPerSecond) * 1_000
    expect(waitMs('192.0.2.1')).toBe(0)
  }
})

test('an address that has a burst of pages waits for one more, and no other address does', () => {
  const { clock, waitMs } = allowance()
  for (let page = 0; page < RENDER_BURST_MAX; page += 1) expect(waitMs('192.0.2.1')).toBe(0)
  const wait = waitMs('192.0.2.1')
  expect(wait).toBe(Math.ceil(1_000 / RENDERS_PER_SECOND))
  expect(waitMs('192.0.2.2')).toBe(0)
  clock.ms += wait
  expect(waitMs('192.0.2.1')).toBe(0)
  expect(waitMs('192.0.2.1')).toBeGreaterThan(0)
})

test('the addresses of one IPv6 network share their pages', () => {
  const { waitMs } = allowance(1 / RENDER_BURST_MAX)
  expect(waitMs('2001:db8:1:2::1')).toBe(0)
  expect(waitMs('2001:db8:1:2::2')).toBeGreaterThan(0)
  expect(waitMs('2001:db8:1:3::1')).toBe(0)
})

test('the factor multiplies the limit, and 0 turns it off', () => {
  const small = allowance(1 / RENDER_BURST_MAX)
  expect([small.waitMs('a'), small.waitMs('a') > 0]).toEqual([0, true])
  const off = allowance(0)
  for (let page = 0; page < RENDER_BURST_MAX * 2; page += 1) expect(off.waitMs('a')).toBe(0)
})

test('a bounded number of addresses is remembered', () => {
  const { waitMs } = allowance(1 / RENDER_BURST_MAX)
  expect(waitMs('first')).toBe(0)
  expect(waitMs('first')).toBeGreaterThan(0)
  for (let at = 0; at < RENDER_ADDRESSES_MAX; at += 1) waitMs(`other-${at}`)
  expect(waitMs('first')).toBe(0)
})
