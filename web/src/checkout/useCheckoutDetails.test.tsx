// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceTexts } from '../device/textStorage.ts'
import { StoreContext } from '../routing/StoreContext.tsx'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { checkoutKey, loadCheckoutDetails, saveCheckoutDetails } from './checkoutStorage.ts'
import { CHECKOUT_ACTIVE_MS } from './limits.ts'
import { useCheckoutDetails } from './useCheckoutDetails.ts'

const [HOGAR] = STORES
const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
  <StoreContext value={HOGAR}>{children}</StoreContext>
)
const openTab = () => renderHook(() => useCheckoutDetails(), { wrapper }).result
const stored = () => loadCheckoutDetails(deviceTexts, HOGAR.code)
const address = { ...EMPTY_DETAILS.address, street: 'Av. Juárez' }

beforeEach(() => localStorage.clear())

test('what two tabs of the checkout take in is stored, each part', () => {
  const [one, two] = [openTab(), openTab()]
  act(() => one.current.change({ address }))
  act(() => two.current.change({ email: 'ana@example.mx' }))
  expect(stored()).toMatchObject({ address, email: 'ana@example.mx' })
  expect(two.current.details).toMatchObject({ address, email: 'ana@example.mx' })
})

test('a tab shows what another one takes in', () => {
  const { current } = openTab()
  expect(current.details.email).toBe('')
  const tab = openTab()
  saveCheckoutDetails(localStorage, HOGAR.code, { ...EMPTY_DETAILS, email: 'ana@example.mx', modifiedAt: Date.now() })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: checkoutKey(HOGAR.code) })))
  expect(tab.current.details.email).toBe('ana@example.mx')
})

test('details of an earlier day are to be confirmed again, also after a change', () => {
  saveCheckoutDetails(localStorage, HOGAR.code, { ...EMPTY_DETAILS, address, isAddressConfirmed: true, modifiedAt: 1 })
  const tab = openTab()
  act(() => tab.current.change({ email: 'ana@example.mx' }))
  expect(stored()).toMatchObject({ address, isAddressConfirmed: false, email: 'ana@example.mx' })
})

test('details of an open page stay confirmed, however long the shopper thinks', () => {
  vi.useFakeTimers()
  const tab = openTab()
  act(() => tab.current.change({ address, isAddressConfirmed: true }))
  vi.advanceTimersByTime(CHECKOUT_ACTIVE_MS * 2)
  act(() => tab.current.change({ email: 'ana@example.mx' }))
  expect(tab.current.details).toMatchObject({ isAddressConfirmed: true, email: 'ana@example.mx' })
  vi.useRealTimers()
})
