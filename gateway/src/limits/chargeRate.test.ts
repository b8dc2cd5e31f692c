import { expect, it, vi } from 'vitest'
import { createMemoryStore } from '../sharedStore/memoryStore.ts'
import { SharedStoreUnavailable } from '../sharedStore/sharedStore.ts'
import { chargeRate, type Payer } from './chargeRate.ts'
import { RATE_BURST_ADDRESS, RATE_BURST_PARTNER, RATE_BURST_SESSION } from './limits.ts'

const stranger: Payer = { address: '192.0.2.1', sessionId: null, partner: null }
const rates = (factor = 1) => ({ sharedStore: createMemoryStore(() => 0), factor, onFailOpen: vi.fn() })

it('lets an address spend its burst, and then says how long to wait', async () => {
  const shared = rates()
  expect(await chargeRate(stranger, RATE_BURST_ADDRESS, shared)).toBe(0)
  expect(await chargeRate(stranger, 1_000, shared)).toBe(1_000)
  expect(await chargeRate({ ...stranger, address: '192.0.2.2' }, 1_000, shared)).toBe(0)
})

it('counts a session over all its addresses', async () => {
  const shared = rates()
  const from = (address: string) => ({ ...stranger, address, sessionId: 's' })
  expect(await chargeRate(from('a'), RATE_BURST_SESSION, shared)).toBe(0)
  expect(await chargeRate(from('b'), 100, shared)).toBeGreaterThan(0)
})

it('counts a partner by key alone', async () => {
  const shared = rates()
  expect(await chargeRate({ ...stranger, partner: 'acme' }, RATE_BURST_PARTNER, shared)).toBe(0)
  expect(await chargeRate({ ...stranger, partner: 'acme' }, 1_000, shared)).toBeGreaterThan(0)
  expect(await chargeRate(stranger, 1_000, shared)).toBe(0)
})

it('grows with the factor, and is off at 0', async () => {
  expect(await chargeRate(stranger, RATE_BURST_ADDRESS * 3, rates(3))).toBe(0)
  const off = rates(0)
  for (let count = 0; count < 3; count += 1) expect(await chargeRate(stranger, 1e9, off)).toBe(0)
})

it('lets pass while the shared store is away, and tells', async () => {
  const away = { ...createMemoryStore(), takeFromBucket: () => Promise.reject(new SharedStoreUnavailable()) }
  const onFailOpen = vi.fn()
  expect(await chargeRate(stranger, 1, { sharedStore: away, factor: 1, onFailOpen })).toBe(0)
  expect(onFailOpen).toHaveBeenCalledTimes(1)
})
