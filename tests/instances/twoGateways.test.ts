import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const ADD = `mutation Add($input: AddCartLinesInput!) {
  addCartLines(input: $input) { cart { totalQuantity } userErrors { code } }
}`
const READ = '{ viewer { cart { totalQuantity lines { sku quantity } } } }'

type Added = { addCartLines: { cart: { totalQuantity: number }; userErrors: { code: string }[] } }
type Read = { viewer: { cart: { totalQuantity: number } } }

const redis = process.env['REDIS_URL']

/** Sends requests as a load balancer does: one of a shopper to this gateway, the next to the other. */
describe.skipIf(!redis)('two gateways with one Redis (needs REDIS_URL)', () => {
  const gateways: ProxiedGateway[] = []
  let sku = ''

  beforeAll(async () => {
    const { platform, gateway } = sharedShop()
    const env = { REDIS_URL: redis ?? '', SESSION_SECRET: randomBytes(32).toString('hex') }
    gateways.push(await startGatewayBehindProxy(platform, env), await startGatewayBehindProxy(platform, env))
    const [ware] = await plentifulWares(gateway, 1)
    sku = ware?.sku ?? ''
  })
  afterAll(() => Promise.all(gateways.map((one) => one.stop())))

  const at = (index: number, cookie = '') => asGuest(gateways[index]?.gateway ?? '', 'hogar', cookie)
  const inputOf = (quantity: number, clientMutationId: string = crypto.randomUUID()) => ({
    input: { lines: [{ sku, quantity }], clientMutationId },
  })

  it('hold one cart between them', async () => {
    const here = at(0)
    await here.run(ADD, inputOf(2))
    const { viewer } = (await at(1, here.cookie()).run(READ)) as Read
    expect(viewer.cart.totalQuantity).toBe(2)
  })

  it('make a change once, whichever of them receives the retry', async () => {
    const here = at(0)
    await here.run(ADD, inputOf(1))
    const again = inputOf(1)
    const answers = await Promise.all(
      [0, 1, 1, 0].map((index) => at(index, here.cookie()).run(ADD, again) as Promise<Added>),
    )
    expect(answers.map(({ addCartLines }) => addCartLines.cart.totalQuantity)).toEqual([2, 2, 2, 2])
    const { viewer } = (await at(1, here.cookie()).run(READ)) as Read
    expect(viewer.cart.totalQuantity).toBe(2)
  })

  it('refuse the same key with another input, on the other one too', async () => {
    const here = at(0)
    const first = inputOf(1)
    await here.run(ADD, first)
    const { addCartLines } = (await at(1, here.cookie()).run(ADD, inputOf(3, first.input.clientMutationId))) as Added
    expect(addCartLines.userErrors).toEqual([{ code: 'IDEMPOTENCY_MISMATCH' }])
  })
})
