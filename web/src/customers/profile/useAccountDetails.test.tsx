import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type CheckoutDetails, EMPTY_DETAILS } from '../../checkout/checkoutDetails.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { storeSignedInName } from '../signedInName.ts'
import { useAccountDetails } from './useAccountDetails.ts'

const CUSTOMER = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'López',
  mothersName: 'Ruiz',
  buysForCompany: false,
  company: null,
}
const ADDRESS = {
  countryCode: 'MX',
  firstName: 'Luis',
  lastName: 'Gil',
  postcode: '44100',
  isDefaultShipping: true,
  isDefaultBilling: true,
}

afterEach(() => storeSignedInName('hogar', null))

async function openWith(customer: object | null, details: CheckoutDetails = EMPTY_DETAILS) {
  const change = vi.fn<(part: Partial<CheckoutDetails>) => void>()
  function Checkout() {
    useAccountDetails({ details, isLoaded: true, change })
    return null
  }
  await renderWithRelay(<Checkout />, { mockResolvers: { Viewer: () => ({ customer }) } })
  return change
}

it('fills in the address that things are sent to', async () => {
  storeSignedInName('hogar', 'Ana')
  const change = await openWith({ ...CUSTOMER, addresses: [ADDRESS] })
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    email: 'ana@example.com',
    isBillingSame: true,
    address: { firstName: 'Luis', lastName: 'Gil', postcode: '44100' },
  })
})

it.each([
  ['without addresses', []],
  ['whose addresses are abroad', [{ ...ADDRESS, countryCode: 'DE' }]],
])('fills in the name of a customer %s', async (_whose, addresses) => {
  storeSignedInName('hogar', 'Ana')
  const change = await openWith({ ...CUSTOMER, addresses })
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0].address).toEqual({
    ...EMPTY_DETAILS.address,
    firstName: 'Ana',
    lastName: 'López',
    mothersName: 'Ruiz',
  })
})

const COMPANY = { name: 'Muebles del Norte', taxId: 'MDN150305AB8' }

it('puts name and tax number of the company that is bought for on the invoice', async () => {
  storeSignedInName('hogar', 'Ana')
  const change = await openWith({ ...CUSTOMER, buysForCompany: true, company: COMPANY, addresses: [ADDRESS] })
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    isBillingSame: false,
    address: { firstName: 'Luis', postcode: '44100' },
    billing: { firstName: 'Luis', postcode: '44100', company: 'Muebles del Norte', taxId: 'MDN150305AB8' },
  })
})

it.each([
  ['a buyer without an address', { buysForCompany: true, company: COMPANY, addresses: [] }, COMPANY.taxId],
  ['who buys for themselves at present', { buysForCompany: false, company: COMPANY, addresses: [ADDRESS] }, ''],
])('asks %s for no second address', async (_whose, customer, taxId) => {
  storeSignedInName('hogar', 'Ana')
  const change = await openWith({ ...CUSTOMER, ...customer })
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({ isBillingSame: true, billing: { taxId } })
})

it('does not overwrite an address that the shopper has begun to write', async () => {
  storeSignedInName('hogar', 'Ana')
  const begun = { ...EMPTY_DETAILS, address: { ...EMPTY_DETAILS.address, postcode: '0' } }
  const change = await openWith({ ...CUSTOMER, addresses: [ADDRESS] }, begun)
  expect(change).not.toHaveBeenCalled()
})

it('fills in the address of an account that is opened on the way, beside the e-mail address that was written', async () => {
  const change = await openWith(
    { ...CUSTOMER, addresses: [ADDRESS] },
    { ...EMPTY_DETAILS, email: 'luis@example.com', modifiedAt: 1 },
  )
  expect(change).not.toHaveBeenCalled()
  act(() => storeSignedInName('hogar', 'Ana'))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({ email: 'luis@example.com', address: { postcode: '44100' } })
})

it('reads nothing for a guest', async () => {
  const change = await openWith({ ...CUSTOMER, addresses: [ADDRESS] })
  expect(change).not.toHaveBeenCalled()
})
