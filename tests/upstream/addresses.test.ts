import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OnPublicApi, type Visitor, startOnPublicApi } from '../testkit/publicApi/startOnPublicApi.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'

const PASSWORD = 'Secreta1!'
const BOOK = `customer { addresses { addressId firstName lastName mothersName street city isDefaultShipping } }
  userErrors { code message }`
type Saved = Readonly<{
  customer: { addresses: readonly Readonly<{ addressId: string; firstName: string; city: string }>[] }
  userErrors: readonly { code: string; message: string }[]
}>

let shop: OnPublicApi
let visitor: Visitor

beforeAll(async () => {
  shop = await startOnPublicApi()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  visitor = shop.visitor()
  const email = `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`
  shop.api.customers.register({ customer: { email, firstname: 'Ana', lastname: 'López' }, password: PASSWORD })
  await visitor.get('LoginFormMutation', { input: { email, password: PASSWORD } })
})

const save = async (input: object) =>
  (
    await visitor.guest.run(
      `mutation ($input: SaveCustomerAddressInput!) { saveCustomerAddress(input: $input) { ${BOOK} } }`,
      { input },
    )
  )['saveCustomerAddress'] as Saved
const named = ({ customer }: Saved) => customer.addresses.map(({ firstName, city }) => `${firstName} ${city}`)

describe('addresses on the public API', () => {
  it('are added, changed and removed with the whole profile', async () => {
    const first = await save({ address: ADDRESS, isDefaultShipping: true })
    expect(first.userErrors).toEqual([])
    expect(first.customer.addresses).toMatchObject([{ city: 'Guadalajara', isDefaultShipping: true }])
    const second = await save({
      address: { ...ADDRESS, firstName: 'Eva', lastName: 'Ruiz', mothersName: 'Peña', city: 'Zapopan' },
      isDefaultShipping: true,
    })
    expect(second.userErrors).toEqual([])
    // The contract has no second last name: it is kept in the first.
    expect(second.customer.addresses).toMatchObject([
      { city: 'Guadalajara', isDefaultShipping: false },
      { firstName: 'Eva', lastName: 'Ruiz Peña', city: 'Zapopan', isDefaultShipping: true },
    ])
    const addressId = second.customer.addresses[0]?.addressId ?? ''
    const changed = await save({ addressId, address: { ...ADDRESS, city: 'Tonalá' } })
    expect(named(changed)).toEqual([`${ADDRESS.firstName} Tonalá`, 'Eva Zapopan'])
    const kept = changed.customer.addresses[0]?.addressId ?? ''
    const removed = (await visitor.guest.run(
      `mutation { deleteCustomerAddress(input: { addressId: "${kept}" }) { ${BOOK} } }`,
    )) as { deleteCustomerAddress: Saved }
    expect(named(removed.deleteCustomerAddress)).toEqual(['Eva Zapopan'])
  })

  it('are as many as the platform keeps: it says how many', async () => {
    for (const city of ['Guadalajara', 'Zapopan']) await save({ address: { ...ADDRESS, city } })
    const { userErrors, customer } = await save({ address: { ...ADDRESS, city: 'Tonalá' } })
    expect(userErrors).toMatchObject([{ code: 'ADDRESS_LIMIT', message: expect.stringContaining('2') }])
    expect(customer.addresses).toHaveLength(2)
  })
})
