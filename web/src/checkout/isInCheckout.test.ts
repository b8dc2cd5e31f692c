import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { isInCheckout, resumedDetails } from './isInCheckout.ts'
import { CHECKOUT_ACTIVE_MS } from './limits.ts'

const NOW = 1_800_000_000_000
const answered = {
  ...EMPTY_DETAILS,
  email: 'a@b.mx',
  isContactConfirmed: true,
  isAddressConfirmed: true,
  sentShipping: 'x',
}

test('half an hour is half an hour', () => expect(CHECKOUT_ACTIVE_MS).toBe(1_800_000))

test('a shopper who changed something within half an hour is in the checkout; one who never did is not', () => {
  expect(isInCheckout({ modifiedAt: NOW - CHECKOUT_ACTIVE_MS }, NOW)).toBe(true)
  expect(isInCheckout({ modifiedAt: NOW - CHECKOUT_ACTIVE_MS - 1 }, NOW)).toBe(false)
  expect(isInCheckout({ modifiedAt: 0 }, 1)).toBe(false)
})

test('a clock that was set back by more than half an hour ends the checkout', () => {
  expect(isInCheckout({ modifiedAt: NOW + CHECKOUT_ACTIVE_MS + 1 }, NOW)).toBe(false)
})

test('who comes back in time goes on; who comes back later looks over what was written, and has lost none of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 * CHECKOUT_ACTIVE_MS }), (age) => {
      const kept = { ...answered, modifiedAt: NOW - age }
      const found = resumedDetails(kept, NOW)
      expect(found.email).toBe(kept.email)
      expect(found.isContactConfirmed).toBe(age <= CHECKOUT_ACTIVE_MS)
      expect(found.sentShipping).toBe(age <= CHECKOUT_ACTIVE_MS ? 'x' : null)
    }),
  )
})
