import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { pickupOf, shelvedWare } from '../testkit/shoppers/pickup.ts'
import { ADDRESS, PAYMENT, done, mutate } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { guaranteedByMaker } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
const PICKUP = { address: ADDRESS, carrierCode: 'instore', methodCode: 'pickup' }
const order = () => ({ email: 'ana@example.mx', acceptsTerms: true, clientMutationId: crypto.randomUUID() })

async function cartWith(sku: string, quantity: number) {
  const guest = asGuest(gateway)
  await done(guest, 'addCartLines', { lines: [{ sku, quantity }] })
  return guest
}

describe('pick-up through the graph', () => {
  it('lists the branches that have all of the cart, and takes none but one of them', async () => {
    const { sku, branches } = await shelvedWare(gateway)
    const guest = await cartWith(sku, 1)
    expect(branches[0]).toMatchObject({
      readyFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      branch: { code: expect.any(String), name: expect.any(String), hours: expect.any(String) },
    })
    for (const [pickupBranchCode, code] of [
      [null, 'PICKUP_BRANCH_REQUIRED'],
      ['nowhere', 'PICKUP_BRANCH_UNAVAILABLE'],
    ])
      expect((await mutate(guest, 'setCartShipping', { ...PICKUP, pickupBranchCode })).userErrors).toMatchObject([
        { code, field: ['pickupBranchCode'] },
      ])
  })

  it('says of a product, before it is in a cart, which branches have it', async () => {
    const { sku, branches } = await shelvedWare(gateway)
    const { sku: heavy } = await guaranteedByMaker(gateway)
    const guest = asGuest(gateway)
    const query = `query ($sku: String!, $heavy: String!) {
      pickupBranches(sku: $sku) { readyFrom branch { code name street } }
      heavy: pickupBranches(sku: $heavy) { branch { code } }
      blank: pickupBranches(sku: " ") { branch { code } }
    }`
    const listed = branches.map(({ readyFrom, branch: { code, name, street } }) => ({
      readyFrom,
      branch: { code, name, street },
    }))
    expect(await guest.run(query, { sku, heavy })).toEqual({ pickupBranches: listed, heavy: [], blank: [] })
  })

  it('sends an order to its branch, in the name of the person who collects it', async () => {
    const { sku, branches } = await shelvedWare(gateway)
    const { branch, readyFrom } = branches[0]!
    const guest = await cartWith(sku, 1)
    await done(guest, 'setCartShipping', { ...PICKUP, pickupBranchCode: branch.code })
    await done(guest, 'setCartPayment', PAYMENT)
    const placed = await done(guest, 'placeOrder', order())
    const { node } = (await guest.run(
      `query ($id: ID!) { node(id: $id) { ... on Order { pickupBranch { readyFrom branch { code street } }
         shippingAddress { firstName street telephone } } } }`,
      { id: placed.order!.id },
    )) as { node: object }
    expect(node).toEqual({
      pickupBranch: { readyFrom, branch: { code: branch.code, street: branch.street } },
      shippingAddress: { firstName: 'Ana', street: [branch.street], telephone: '3312345678' },
    })
  })

  it('refuses what is too heavy for a counter, and says so', async () => {
    const { sku, name } = await guaranteedByMaker(gateway)
    const guest = await cartWith(sku, 1)
    const { branches, refusal } = await pickupOf(guest)
    expect(branches).toBeNull()
    expect(refusal).toBe(`${name} pesa más de 20 kg: no cabe en el mostrador, te lo llevamos a casa.`)
  })

  it('sells the last units of a branch once, to one of two who order them at the same moment', async () => {
    const { sku, branches } = await shelvedWare(gateway)
    const { code } = branches.at(-1)!.branch
    let units = 1
    const hasUnits = async (wanted: number) => {
      const offered = (await pickupOf(await cartWith(sku, wanted))).branches ?? []
      return offered.some(({ branch }) => branch.code === code)
    }
    while (await hasUnits(units + 1)) units += 1
    const guests = await Promise.all([cartWith(sku, units), cartWith(sku, units)])
    for (const guest of guests) {
      await done(guest, 'setCartShipping', { ...PICKUP, pickupBranchCode: code })
      await done(guest, 'setCartPayment', PAYMENT)
    }
    const answers = await Promise.all(guests.map((guest) => mutate(guest, 'placeOrder', order())))
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1)
    expect(answers.flatMap(({ userErrors }) => userErrors)).toHaveLength(1)
  })
})
