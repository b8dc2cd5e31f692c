import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutSteps } from './checkoutSteps.ts'

const nothing = { contact: false, address: false, shipping: false, payment: false }
const everything = { contact: true, address: true, shipping: true, payment: true }
const currentOf = (steps: ReturnType<typeof checkoutSteps>) =>
  steps.filter(({ state }) => state === 'current').map(({ name }) => name)

describe('checkoutSteps', () => {
  it('begins with the contact and ends with the review', () => {
    expect(currentOf(checkoutSteps({ hasDelivery: true, complete: nothing, editing: null }))).toEqual(['contact'])
    expect(currentOf(checkoutSteps({ hasDelivery: true, complete: everything, editing: null }))).toEqual(['review'])
  })

  it('asks for no delivery where there is nothing to carry', () => {
    const steps = checkoutSteps({ hasDelivery: false, complete: { ...everything, shipping: false }, editing: null })
    expect(steps.map(({ name }) => name)).toEqual(['contact', 'address', 'payment', 'review'])
    expect(currentOf(steps)).toEqual(['review'])
  })

  it('asks for delivery and payment at once, until both are answered', () => {
    for (const missing of ['shipping', 'payment'] as const) {
      const steps = checkoutSteps({ hasDelivery: true, complete: { ...everything, [missing]: false }, editing: null })
      expect(steps.map(({ name }) => name)).toEqual(['contact', 'address', 'payment', 'review'])
      expect(currentOf(steps)).toEqual(['payment'])
    }
  })

  it('goes back to a step that is done, and not ahead to one that is not', () => {
    expect(currentOf(checkoutSteps({ hasDelivery: true, complete: everything, editing: 'address' }))).toEqual([
      'address',
    ])
    expect(currentOf(checkoutSteps({ hasDelivery: true, complete: nothing, editing: 'payment' }))).toEqual(['contact'])
  })

  it('has exactly one current step, and only done ones before the first that is open', () => {
    const complete = fc.record({
      contact: fc.boolean(),
      address: fc.boolean(),
      shipping: fc.boolean(),
      payment: fc.boolean(),
    })
    const editing = fc.constantFrom(null, 'contact', 'address', 'payment', 'review')
    fc.assert(
      fc.property(fc.boolean(), complete, editing, (hasDelivery, answered, wanted) => {
        const steps = checkoutSteps({ hasDelivery, complete: answered, editing: wanted })
        expect(currentOf(steps)).toHaveLength(1)
        const firstLater = steps.findIndex(({ state }) => state === 'later')
        expect(steps.slice(firstLater < 0 ? steps.length : firstLater).every(({ state }) => state === 'later')).toBe(
          true,
        )
      }),
    )
  })
})
