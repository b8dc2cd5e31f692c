import { expect, it } from 'vitest'
import { asBrowser, codes } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

type Amount = Readonly<{ amount: string }>
type Line = Readonly<{ sku: string; unitPrice: Amount; publicUnitPrice: Amount | null }>

const PRICE = `query ($sku: String!) { product(by: { sku: $sku }) { price { final { amount } publicPrice { amount } } } }`
const CART = `{ viewer { cart { lines { sku unitPrice { amount } publicUnitPrice { amount } } } } }`

type Shopper = Pick<ReturnType<typeof asBrowser>, 'send'>
type Price = Readonly<{ final: Amount; publicPrice: Amount | null }>

async function priceOf(shopper: Shopper, sku: string): Promise<Price> {
  const { data } = await shopper.send(PRICE, { sku })
  return (data as Readonly<{ product: Readonly<{ price: Price }> }>).product.price
}

async function lineOf(shopper: Shopper, sku: string): Promise<Line | undefined> {
  const { data } = await shopper.send(CART)
  const { lines } = (data as Readonly<{ viewer: Readonly<{ cart: Readonly<{ lines: readonly Line[] }> }> }>).viewer.cart
  return lines.find((line) => line.sku === sku)
}

it('a company’s user reads the public price beside a wholesale price', async () => {
  const [{ sku } = { sku: '' }] = await allPlentifulWares(gateway, 'mavi')
  const guest = asBrowser('', 'mavi', gateway)
  const open = await priceOf(guest, sku)
  expect(open.publicPrice).toBeNull()

  const buyer = asBrowser('', 'mavi', gateway)
  expect(codes(await buyer.login('compras@mdn.example', 'Empresa2026'))).toEqual([])
  const own = await priceOf(buyer, sku)
  expect(own.publicPrice).toEqual(open.final)
  expect(Number(own.final.amount)).toBeLessThan(Number(open.final.amount))

  await buyer.add(sku, 1)
  await guest.add(sku, 1)
  expect(await lineOf(buyer, sku)).toMatchObject({ unitPrice: own.final, publicUnitPrice: open.final })
  expect(await lineOf(guest, sku)).toMatchObject({ unitPrice: open.final, publicUnitPrice: null })
})
