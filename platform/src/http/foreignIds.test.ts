import { beforeAll, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { ADDRESS } from '../testing/shopper.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
/** Stands in the data of the owner alone. */
const SECRET = 'Calle Secreta'

let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  const owner = await asCustomer(platform, 'dueña@ajena.example')
  const { email: _, region, ...address } = ADDRESS
  const addresses = [{ ...address, region: { region }, street: [SECRET, '7'] }]
  const customer = { email: owner.email, firstname: SECRET, lastname: 'López', addresses }
  const me = (await owner.post('me', { customer })).body.result!
  const order = await buy([platform, owner.token], [{ sku: 'LAMP', qty: 1 }])
  const cart = (await platform.post(`/api/cart/create?token=${owner.token}`)).body.result
  await platform.post(`/api/cart/update?token=${owner.token}`, { cartItem: { sku: 'LAMP', qty: 1 } })
  const wish = { wishlist_name: SECRET, customerId: me.id }
  const list = (await platform.post(`/api/wishlist/create?token=${owner.token}`, wish)).body.result!
  const { items: sessions } = (await owner.get('sessions')).body.result!
  const [session] = sessions as unknown as Json[]
  ids = {
    token: (await asCustomer(platform, 'otra@ajena.example')).token,
    customer: textOf(me.id) ?? '',
    order: order.number,
    item: String(order.ids[0]),
    cart: textOf(cart) ?? '',
    list: textOf(list.wishlist_id) ?? '',
    session: textOf(session?.id) ?? '',
  }
  expect(Object.values(ids)).not.toContain('')
})

const REASON = { reason: 'changed_mind' }

type Call = readonly [method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object]

/** Calls with the token of another customer, or with none. */
const CALLS: readonly Call[] = [
  ['get', '/api/order/{order}?token={token}'],
  ['get', '/api/order/{order}?token='],
  ['get', '/api/order/{order}/cancel-reasons?token={token}'],
  ['post', '/api/order/{order}/cancel?token={token}', REASON],
  ['post', '/api/order/{order}/cancel-items?token={token}', { ...REASON, items: [{ item_id: '{item}', qty: 1 }] }],
  ['post', '/api/order/{order}/credit-line?token={token}', {}],
  ['get', '/api/cart/pull?cartId={cart}&token='],
  ['get', '/api/cart/totals?cartId={cart}&token='],
  ['post', '/api/cart/update?cartId={cart}&token=', { cartItem: { sku: 'LAMP', qty: 1 } }],
  ['get', '/api/cart/pull?cartId={cart}&token={token}'],
  ['post', '/api/cart/shipping-methods?cartId={cart}&token=', { address: {} }],
  ['post', '/api/ext/wallet_balance?token={token}', { customerId: '{customer}' }],
  ['post', '/api/ext/wallet_history?token={token}', { customerId: '{customer}' }],
  ['delete', '/api/user/sessions/{session}?token={token}'],
  [
    'put',
    '/api/wishlist/update?token={token}',
    { customerId: '{customer}', wishlist_id: '{list}', wishlist_name: 'Mía' },
  ],
  ['delete', '/api/wishlist/delete?token={token}', { customerId: '{customer}', wishlist_id: '{list}' }],
  ['post', '/api/wishlist/add-item?token={token}', { customerId: '{customer}', wishlist_id: '{list}', sku: 'LAMP' }],
  ['get', '/api/ext/credits?customerId={customer}&token={token}'],
]

test.each(CALLS.map((call) => ({ call })))(
  'ids of another customer open nothing: $call.0 $call.1',
  async ({ call: [method, path, body] }) => {
    const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '')
    const sent: unknown = body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body)))
    const url = fill(path)
    const answer = method === 'get' ? await platform.get(url) : await platform[method](url, sent)
    expect([400, 401, 403, 404]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
    expect(answer.body.result).toBeTruthy()
  },
)
