import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutSteps } from './checkoutSteps.ts'

const nothing = { contact: false, address: false, shipping: false, payment: false }
const everything = { contact: true, address: true, shipping: true, payment: true }
const currentOf = (steps: ReturnType<typeof checkoutSteps>) =>
  steps.filter(({ state }) => state === 'current').map(({ name }) => name)

describe('checkoutSteps', () => {
  it('begins with the contact and ends with the review', () => {
    expect(currentOf(checkoutSteps({ isVirtual: false, complete: nothing, editing: null }))).toEqual(['contact'])
    expect(currentOf(checkoutSteps({ isVirtual: false, complete: everything, editing: null }))).toEqual(['review'])
  })

  it('asks for no delivery where there is nothing to carry', () => {
    const steps = checkoutSteps({ isVirtual: true, complete: { ...everything, shipping: false }, editing: null })
    expect(steps.map(({ name }) => name)).toEqual(['contact', 'address', 'payment', 'review'])
    expect(currentOf(steps)).toEqual(['review'])
  })

  it('goes back to a step that is done, and not ahead to one that is not', () => {
    expect(currentOf(checkoutSteps({ isVirtual: false, complete: everything, editing: 'address' }))).toEqual([
      'address',
    ])
    expect(currentOf(checkoutSteps({ isVirtual: false, complete: nothing, editing: 'payment' }))).toEqual(['contact'])
  })

  it('has exactly one current step, and only done ones before the first that is open', () => {
    const complete = fc.record({
      contact: fc.boolean(),
      address: fc.boolean(),
      shipping: fc.boolean(),
      payment: fc.boolean(),
    })
    const editing = fc.constantFrom(null, 'contact', 'address', 'shipping', 'payment', 'review')
    fc.assert(
      fc.property(fc.boolean(), complete, editing, (isVirtual, answered, wanted) => {
        const steps = checkoutSteps({ isVirtual, complete: answered, editing: wanted })
        expect(currentOf(steps)).toHaveLength(1)
        const firstLater = steps.findIndex(({ state }) => state === 'later')
        expect(steps.slice(firstLater < 0 ? steps.length : firstLater).every(({ state }) => state === 'later')).toBe(
          true,
        )
      }),
    )
  })
})
