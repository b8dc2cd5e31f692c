import { describe, expect, it } from 'vitest'
import { asBrowser, withForgedSeal } from '../testkit/graph/accountBrowser.ts'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS, guaranteedByMaker } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

const LINES = 'lines { sku guarantee { kind label providers { name phone email hours } } }'
const CONTACT = 'guaranteeContact(orderId: $id) { account client movement phone contactMethod }'
const QUERY = `query ($id: ID!) { node(id: $id) { ... on Order { ${LINES} } } viewer { customer { ${CONTACT} } } }`

type Guarantee = { kind: string; label: string; providers: { name: string }[] }
type About = {
  node: { lines: { sku: string; guarantee: Guarantee | null }[] } | null
  viewer: { customer: { guaranteeContact: Record<string, string> | null } | null }
}
const about = async (browser: ReturnType<typeof asBrowser>, id: string) => {
  const { data } = await browser.send(QUERY, { id })
  return data as About
}

describe('who answers for what was bought', () => {
  it('is the maker of an appliance, the shop for furniture, and what they ask for is said', async () => {
    const machine = await guaranteedByMaker(gateway)
    const ana = await signedUp()
    const order = await buyAs(ana, [machine.sku, SKUS.simple], 1)
    const { node, viewer } = await about(ana, order.id)
    const of = (sku: string) => node?.lines.find((line) => line.sku === sku)?.guarantee
    expect(of(machine.sku)).toMatchObject({
      kind: 'PROVIDER',
      label: 'Proveedor',
      providers: [{ name: machine.brand }],
    })
    expect(of(SKUS.simple)).toEqual({ kind: 'STORE', label: 'Tienda', providers: [] })
    expect(viewer.customer?.guaranteeContact).toEqual({
      account: expect.stringMatching(/^\d+$/) as string,
      client: 'Ana López',
      movement: order.number,
      phone: expect.stringMatching(/\d{4}/) as string,
      contactMethod: 'PHONE',
    })
  })

  it('is read by its customer alone', async () => {
    const ana = await signedUp()
    const { id } = await buyAs(ana, [SKUS.simple], 1)
    const eva = await signedUp()
    expect(await about(eva, id)).toEqual({ node: null, viewer: { customer: { guaranteeContact: null } } })
    for (const nobody of [asBrowser(), asBrowser(withForgedSeal(ana.cookie()))])
      expect(await about(nobody, id)).toEqual({ node: null, viewer: { customer: null } })
    const cookie = ana.cookie()
    await ana.logout()
    expect(await about(asBrowser(cookie), id)).toEqual({ node: null, viewer: { customer: null } })
  })
})
