import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type TypedBeneficiary,
  beneficiariesFault,
  beneficiaryFaults,
  equalShares,
  sharesSum,
} from './beneficiaries.ts'

const person = (part: Partial<TypedBeneficiary> = {}): TypedBeneficiary => ({
  name: 'Rosa',
  surname: 'Pérez Ruiz',
  kinship: 'hijo',
  percent: '100',
  ...part,
})

describe('a beneficiary', () => {
  it.each([person(), person({ name: ' Ma.  José ', surname: "O'Neill-Cruz" }), person({ percent: ' 1 ' })])(
    '%j has no fault',
    (one) => expect(beneficiaryFaults(one)).toEqual({}),
  )

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'R' }, { name: 'name' }],
    [{ surname: 'Pérez 2' }, { surname: 'name' }],
    [{ surname: 'x'.repeat(61) }, { surname: 'name' }],
    [{ kinship: '' }, { kinship: 'required' }],
    [{ percent: ' ' }, { percent: 'required' }],
    [{ percent: '0' }, { percent: 'percent' }],
    [{ percent: '101' }, { percent: 'percent' }],
    [{ percent: '33.3' }, { percent: 'percent' }],
    [{ percent: '1e2' }, { percent: 'percent' }],
  ])('with %j has the fault %j', (part, faults) => {
    expect(beneficiaryFaults(person(part))).toEqual(faults)
  })
})

describe('beneficiaries', () => {
  it.each([
    [[person()], null],
    [[person({ percent: '60' }), person({ name: 'Luis', percent: '40' })], null],
    [[person({ percent: '60' }), person({ kinship: 'otro', percent: '40' })], null],
    [[], 'count'],
    [[1, 2, 3, 4, 5, 6].map((at) => person({ surname: 'A'.repeat(at + 1), percent: '10' })), 'count'],
    [[person({ percent: '50' }), person({ name: ' ROSA', percent: '50' })], 'twice'],
    [[person({ percent: '99' })], 'sum'],
    [[person({ percent: '60' }), person({ name: 'Luis', percent: '60' })], 'sum'],
  ])('%j have the fault %j', (people, fault) => {
    expect(beneficiariesFault(people, 5)).toBe(fault)
  })

  it.each([
    [1, [100]],
    [2, [50, 50]],
    [3, [33, 33, 34]],
    [4, [25, 25, 25, 25]],
    [5, [20, 20, 20, 20, 20]],
  ])('%d share equally as %j', (count, shares) => {
    expect(equalShares(count)).toEqual(shares)
  })

  it('who share equally have 100 percent, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
        const shares = equalShares(count)
        return (
          sharesSum(shares.map((share) => ({ percent: String(share) }))) === 100 &&
          Math.max(...shares) - Math.min(...shares) <= 1
        )
      }),
    )
  })
})
