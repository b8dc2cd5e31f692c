import { expect, test } from 'vitest'
import { EMPTY_SESSION } from '../session/sessionData.ts'
import { customerGroup } from './customerGroup.ts'

const of = (taxesByCustomerGroup: 'never' | 'default' | 'own', defaultCustomerGroup: number | null, own?: number) =>
  customerGroup(
    { taxesByCustomerGroup, defaultCustomerGroup },
    { snapshot: () => ({ ...EMPTY_SESSION, customerGroupId: own }) },
  )

test.each([
  { by: 'never', byDefault: 3, own: 5, groups: { prices: 5, tax: null } },
  { by: 'never', byDefault: null, own: undefined, groups: { prices: null, tax: null } },
  { by: 'never', byDefault: 3, own: undefined, groups: { prices: 3, tax: null } },
  { by: 'default', byDefault: 3, own: 5, groups: { prices: 5, tax: 3 } },
  { by: 'own', byDefault: 3, own: 5, groups: { prices: 5, tax: 5 } },
  { by: 'own', byDefault: 3, own: undefined, groups: { prices: 3, tax: 3 } },
  { by: 'own', byDefault: null, own: 5, groups: { prices: 5, tax: null } },
] as const)('taxed $by with default $byDefault, a customer of $own is $groups', ({ by, byDefault, own, groups }) => {
  expect(of(by, byDefault, own)).toEqual(groups)
})
