import { describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { ADDRESS, MUTATIONS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { gateway, platform } = sharedShop()

type Address = { addressId: string; city: string; isDefaultShipping: boolean; isDefaultBilling: boolean }
type Kept = Answered & { customer: { addresses: Address[] } | null }
type Device = { deviceId: string; name: string | null; isCurrent: boolean }
type Order = { id: string; number: string; statusLabel: string; progress: string | null }
type Orders = { nodes: Order[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
type Browser = ReturnType<typeof asBrowser>

const CROSS_STREET = 'Entre Hidalgo y Morelos, portón azul'
const ADDRESSES = 'customer { addresses { addressId city isDefaultShipping isDefaultBilling } }'

async function signedUp(): Promise<Browser> {
  const browser = asBrowser()
  expect(codes(await browser.signUp(newEmail()))).toEqual([])
  return browser
}
const save = async (browser: Browser, input: object) =>
  (await browser.change('saveCustomerAddress', 'SaveCustomerAddressInput', { input, select: ADDRESSES })) as Kept
const remove = async (browser: Browser, input: object) =>
  (await browser.change('deleteCustomerAddress', 'DeleteCustomerAddressInput', { input, select: ADDRESSES })) as Kept
const cities = ({ customer }: Kept) => customer?.addresses.map(({ city }) => city)
const idOf = ({ customer }: Kept, city: string) =>
  customer?.addresses.find((address) => address.city === city)?.addressId ?? ''

describe('addresses', () => {
  it('are kept, changed and removed; one is the default of a use', async () => {
    const ana = await signedUp()
    const first = await save(ana, { address: ADDRESS })
    expect(first).toMatchObject({
      customer: { addresses: [{ city: 'Guadalajara', isDefaultShipping: true, isDefaultBilling: true }] },
      userErrors: [],
      notices: [{ code: 'ADDRESS_SAVED' }],
    })
    const second = await save(ana, { address: { ...ADDRESS, city: 'Zapopan' }, isDefaultShipping: true })
    expect(second.customer?.addresses).toMatchObject([
      { city: 'Guadalajara', isDefaultShipping: false, isDefaultBilling: true },
      { city: 'Zapopan', isDefaultShipping: true, isDefaultBilling: false },
    ])
    const addressId = idOf(second, 'Guadalajara')
    expect(cities(await save(ana, { addressId, address: { ...ADDRESS, city: 'Tonalá' } }))).toEqual([
      'Tonalá',
      'Zapopan',
    ])
    const left = await remove(ana, { addressId })
    expect(left.customer?.addresses).toMatchObject([
      { city: 'Zapopan', isDefaultShipping: true, isDefaultBilling: true },
    ])
    expect(await remove(ana, { addressId })).toMatchObject({ userErrors: [] })
  })

  it('keep what helps to find them, 80 characters of it', async () => {
    const ana = await signedUp()
    const select = 'customer { addresses { addressId crossStreet } }'
    const keep = (address: object, addressId?: string) =>
      ana.change('saveCustomerAddress', 'SaveCustomerAddressInput', { input: { address, addressId }, select })
    const first = (await keep({ ...ADDRESS, crossStreet: CROSS_STREET })) as Kept
    expect(first.customer?.addresses).toMatchObject([{ crossStreet: CROSS_STREET }])
    const addressId = first.customer?.addresses[0]?.addressId
    const refused = await keep({ ...ADDRESS, crossStreet: 'x'.repeat(81) }, addressId)
    expect(refused.userErrors).toMatchObject([{ field: ['address', 'crossStreet'] }])
    expect((await keep({ ...ADDRESS }, addressId)) as Kept).toMatchObject({
      customer: { addresses: [{ crossStreet: null }] },
    })
  })

  it('keep a mother’s surname apart, letters of it alone', async () => {
    const ana = await signedUp()
    const select = 'customer { addresses { addressId lastName mothersName } }'
    const keep = (address: object, addressId?: string) =>
      ana.change('saveCustomerAddress', 'SaveCustomerAddressInput', { input: { address, addressId }, select })
    const first = (await keep({ ...ADDRESS, mothersName: ' Núñez ' })) as Kept
    expect(first.customer?.addresses).toMatchObject([{ lastName: ADDRESS.lastName, mothersName: 'Núñez' }])
    const addressId = first.customer?.addresses[0]?.addressId
    for (const mothersName of ['Paz 2', 'x'.repeat(61)]) {
      const refused = await keep({ ...ADDRESS, mothersName }, addressId)
      expect(refused.userErrors).toMatchObject([{ code: 'INVALID', field: ['address', 'mothersName'] }])
    }
    expect((await keep({ ...ADDRESS, mothersName: '' }, addressId)) as Kept).toMatchObject({
      userErrors: [],
      customer: { addresses: [{ mothersName: null }] },
    })
  })

  it('that two devices change at the same time are all kept', async () => {
    const email = newEmail()
    const [phone, desktop] = [asBrowser(), asBrowser()]
    await phone.signUp(email)
    await desktop.login(email)
    const wanted = ['Guadalajara', 'Zapopan', 'Tonalá', 'Tepic']
    const saving = wanted.map((city, at) =>
      save(at % 2 === 0 ? phone : desktop, { address: { ...ADDRESS, city }, isDefaultShipping: true }),
    )
    for (const answer of await Promise.all(saving)) expect(codes(answer)).toEqual([])
    // Refused, and shows what there is.
    const seen = await save(phone, { addressId: '999999', address: ADDRESS })
    expect(cities(seen)?.toSorted()).toEqual(wanted.toSorted())
    expect(seen.customer?.addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1)
  })

  it('are kept once per key, and the key is of one text', async () => {
    const ana = await signedUp()
    const input = { address: ADDRESS, clientMutationId: crypto.randomUUID() }
    const first = await save(ana, input)
    expect(await save(ana, input)).toEqual(first)
    expect(first.customer?.addresses).toHaveLength(1)
    expect(codes(await save(ana, { ...input, address: { ...ADDRESS, city: 'León' } }))).toEqual([
      'IDEMPOTENCY_MISMATCH',
    ])
  })

  it('are refused at the field, and twenty are enough', async () => {
    const ana = await signedUp()
    const wrong = await save(ana, { address: { ...ADDRESS, postcode: '1', telephone: 'x' } })
    expect(wrong.userErrors.map(({ field }) => field)).toEqual([
      ['address', 'postcode'],
      ['address', 'telephone'],
    ])
    for (let count = 0; count < 20; count += 1) expect(codes(await save(ana, { address: ADDRESS }))).toEqual([])
    expect(codes(await save(ana, { address: ADDRESS }))).toEqual(['ADDRESS_LIMIT'])
  })

  it('of another customer are neither changed nor removed nor discovered', async () => {
    const [ana, eva, guest] = [await signedUp(), await signedUp(), asBrowser()]
    const addressId = idOf(await save(ana, { address: ADDRESS }), 'Guadalajara')
    expect(codes(await save(eva, { addressId, address: ADDRESS }))).toEqual(['ADDRESS_NOT_FOUND'])
    expect(codes(await save(eva, { addressId: '999999', address: ADDRESS }))).toEqual(['ADDRESS_NOT_FOUND'])
    expect(codes(await remove(eva, { addressId }))).toEqual(['ADDRESS_NOT_FOUND'])
    for (const change of [save(guest, { addressId, address: ADDRESS }), remove(guest, { addressId })])
      expect(await change).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    expect(cities(await save(ana, { addressId, address: ADDRESS }))).toEqual(['Guadalajara'])
  })
})

describe('devices', () => {
  const devicesOf = async (browser: Browser) => {
    const { data } = await browser.send('{ viewer { customer { devices { deviceId name isCurrent } } } }')
    const viewer = data?.['viewer'] as { customer: { devices: Device[] } | null } | undefined
    return viewer?.customer?.devices ?? []
  }
  const signOut = (browser: Browser, input: object) =>
    browser.change('signOutDevices', 'SignOutDevicesInput', { input, select: 'customer { devices { deviceId } }' })

  it('are listed by their names, and signed out one by one or all but this one', async () => {
    const email = newEmail()
    const [phone, desktop, tablet] = [asBrowser(), asBrowser(), asBrowser()]
    await phone.signUp(email, { device: 'Chrome, Android' })
    await desktop.login(email)
    await tablet.login(email)
    const devices = await devicesOf(phone)
    expect(devices).toHaveLength(3)
    expect(devices.find(({ isCurrent }) => isCurrent)).toMatchObject({ name: 'Chrome, Android' })
    const [other] = await devicesOf(desktop).then((list) => list.filter(({ isCurrent }) => isCurrent))
    expect(codes(await signOut(phone, { deviceId: other?.deviceId }))).toEqual([])
    await expect(desktop.viewer()).rejects.toThrow('UNAUTHENTICATED')
    expect((await tablet.viewer()).customer).toMatchObject({ email })
    expect(codes(await signOut(phone, {}))).toEqual([])
    await expect(tablet.viewer()).rejects.toThrow('UNAUTHENTICATED')
    expect(await devicesOf(phone)).toHaveLength(1)
  })

  it('of another customer stay, and the present one is left by signing out', async () => {
    const [ana, eva] = [await signedUp(), await signedUp()]
    const [own] = await devicesOf(ana)
    expect(codes(await signOut(eva, { deviceId: own?.deviceId }))).toEqual([])
    expect((await ana.viewer()).customer).not.toBeNull()
    expect(codes(await signOut(ana, { deviceId: own?.deviceId }))).toEqual(['INVALID'])
    for (const deviceId of ['all', 'others', '../logout']) expect(codes(await signOut(ana, { deviceId }))).toEqual([])
    expect(await devicesOf(ana)).toHaveLength(1)
    expect(codes(await signOut(asBrowser(), {}))).toEqual(['SIGNED_OUT'])
  })
})

describe('orders of a customer', () => {
  const ORDER =
    'id number statusLabel progress guideNumber deliveryCompany lines { sku quantity } shippingAddress { crossStreet mothersName }'
  const run = async (browser: Browser, name: keyof typeof MUTATIONS, input: object) => {
    const { data, text } = await browser.send(MUTATIONS[name], { input })
    const { result } = (data ?? {}) as { result?: { userErrors: object[]; order?: Order } }
    if (!result || result.userErrors.length > 0) throw new Error(`${name}: ${text}`)
    return result
  }
  async function buy(browser: Browser, email?: string): Promise<Order> {
    const [ware] = await plentifulWares(gateway, 1)
    await browser.add(ware?.sku ?? '', 1)
    await run(browser, 'setCartShipping', {
      ...SHIPPING,
      address: { ...SHIPPING.address, mothersName: 'Núñez', crossStreet: CROSS_STREET },
    })
    await run(browser, 'setCartPayment', PAYMENT)
    const { order } = await run(browser, 'placeOrder', {
      ...(email !== undefined && { email }),
      acceptsTerms: true,
      clientMutationId: crypto.randomUUID(),
    })
    if (!order) throw new Error('no order')
    return order
  }
  const ordersOf = async (browser: Browser, page = '') => {
    const { data } = await browser.send(
      `{ viewer { customer { orders${page} { nodes { ${ORDER} } totalCount pageInfo { hasNextPage endCursor } } } } }`,
    )
    const viewer = data?.['viewer'] as { customer: { orders: Orders } | null } | undefined
    return viewer?.customer?.orders ?? null
  }
  const nodeOf = async (browser: Browser, id: string) =>
    (await browser.send(`query ($id: ID!) { node(id: $id) { ... on Order { ${ORDER} } } }`, { id })).data?.['node']

  it('are listed on every device, the newest first, a page at a time', async () => {
    const email = newEmail()
    const phone = asBrowser()
    await phone.signUp(email)
    const placed = [await buy(phone, email), await buy(phone, email), await buy(phone, email)].toReversed()
    const desktop = asBrowser()
    await desktop.login(email)
    const first = await ordersOf(desktop, '(first: 2)')
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const rest = await ordersOf(desktop, `(first: 2, after: "${first?.pageInfo.endCursor}")`)
    expect(rest?.pageInfo.hasNextPage).toBe(false)
    expect([...(first?.nodes ?? []), ...(rest?.nodes ?? [])].map(({ id }) => id)).toEqual(placed.map(({ id }) => id))
  })

  it('open by their id for that customer alone, on any device', async () => {
    const email = newEmail()
    const phone = asBrowser()
    await phone.signUp(email)
    const { id } = await buy(phone, email)
    const desktop = asBrowser()
    await desktop.login(email)
    expect(await nodeOf(desktop, id)).toMatchObject({ id, lines: [{ quantity: 1 }] })
    const [eva, guest] = [await signedUp(), asBrowser()]
    for (const stranger of [eva, guest, asBrowser('', 'viu')]) expect(await nodeOf(stranger, id)).toBeNull()
    const signedIn = desktop.cookie()
    await desktop.logout()
    expect(await nodeOf(desktop, id)).toBeNull()
    // The cookie of before: its session has ended.
    expect(await nodeOf(asBrowser(signedIn), id)).toBeNull()
    expect(await ordersOf(asBrowser(signedIn))).toBeNull()
    expect(await ordersOf(guest)).toBeNull()
  })

  it('are confirmed to the address of the account where no other is said', async () => {
    const email = newEmail()
    const ana = asBrowser()
    await ana.signUp(email)
    const { id } = await buy(ana)
    const { data } = await ana.send('query ($id: ID!) { node(id: $id) { ... on Order { email } } }', { id })
    expect(data?.['node']).toEqual({ email })
  })

  it('show the step that they have reached, and the carrier', async () => {
    const email = newEmail()
    const ana = asBrowser()
    await ana.signUp(email)
    const { id, number } = await buy(ana, email)
    expect(await nodeOf(ana, id)).toMatchObject({
      statusLabel: 'PENDING',
      progress: 'PAYMENT_PREVIEW',
      guideNumber: null,
      shippingAddress: { crossStreet: CROSS_STREET, mothersName: 'Núñez' },
    })
    const sent = { status: 'order sent', guide_number: 'MX-1', delivery_company: 'Estafeta' }
    await reportProgress(platform, number, sent)
    expect(await nodeOf(ana, id)).toMatchObject({
      statusLabel: 'ORDER_SENT',
      progress: 'ORDER_SENT',
      guideNumber: 'MX-1',
      deliveryCompany: 'Estafeta',
    })
  })

  it.each(['(first: 0)', '(first: 101)', '(first: 1, last: 1)', '(after: "x")'])('%s is refused', async (page) => {
    const ana = await signedUp()
    const { errors } = await ana.send(`{ viewer { customer { orders${page} { totalCount } } } }`)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
  })
})
