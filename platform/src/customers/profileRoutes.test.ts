import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD, asCustomer } from '../testing/customer.ts'
import { ADDRESS } from '../testing/shopper.ts'
import { NAME_MAX_LENGTH } from '../typed/limits.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()
const NAMES = { firstname: 'Ana', lastname: 'López' }
const { email: _, region: __, ...HOME } = ADDRESS
type Known = Readonly<{ id: number; addresses: readonly { id: number; city: string }[] }>
const known = (answer: { body: Json }) => answer.body.result as unknown as Known

test('a profile changes where it may, and is answered as it then is', async () => {
  const ana = await asCustomer(platform, 'perfil@example.mx')
  const customer = { ...NAMES, email: 'Perfil@example.mx', lastname: 'Ruiz', custom_attributes: [{ attribute_code: 'mothers_name', value: 'Paz' }] } // prettier-ignore
  const changed = { ...customer, email: 'perfil@example.mx' }
  expect((await ana.post('me', { customer })).body.result).toMatchObject(changed)
  expect((await ana.get('me')).body.result).toMatchObject(changed)
})

test('another e-mail address waits for its link, and takes the password: without it nothing changes', async () => {
  const ana = await asCustomer(platform, 'perfil2@example.mx')
  const customer = { ...NAMES, email: 'perfil3@example.mx', lastname: 'Ruiz' }
  expect(await ana.post('me', { customer })).toMatchObject({
    status: 500,
    body: {
      result: { code: 403, reason: 'password_required', errorMessage: expect.stringContaining('currentPassword') },
    },
  })
  expect(await ana.post('me', { customer, currentPassword: 'Otra-1234' })).toMatchObject({
    status: 500,
    body: { result: { code: 401, errorMessage: expect.stringContaining("doesn't match") } },
  })
  expect((await ana.get('me')).body.result).toMatchObject({ email: 'perfil2@example.mx', lastname: 'López' })
  expect((await ana.post('me', { customer, currentPassword: PASSWORD })).body.result).toMatchObject({
    email: 'perfil2@example.mx',
    lastname: 'Ruiz',
    extension_attributes: { email_change: { email: 'perfil3@example.mx' } },
  })
  const login = { username: 'perfil3@example.mx', password: PASSWORD }
  expect(await platform.post('/api/user/login', login)).toMatchObject({ status: 401 })
})

test('addresses are kept, changed, added and removed as the list says; one is the default', async () => {
  const ana = await asCustomer(platform, 'casas@example.mx', { addresses: [{ ...HOME, default_shipping: true }] })
  const [home] = known(await ana.get('me')).addresses
  const post = (addresses: unknown) => ana.post('me', { customer: { ...NAMES, email: 'casas@example.mx', addresses } })
  const work = { ...HOME, city: 'Zapopan', default_shipping: true, default_billing: true }
  const two = known(await post([{ ...HOME, id: home?.id, city: 'Tonalá', default_shipping: true }, work]))
  expect(two).toMatchObject({
    default_shipping: String(two.addresses[1]?.id),
    default_billing: String(two.addresses[1]?.id),
    addresses: [
      { id: home?.id, city: 'Tonalá' },
      { city: 'Zapopan', default_shipping: true, default_billing: true },
    ],
  })
  expect(two.addresses[0]).not.toHaveProperty('default_shipping')
  // Without the list they stay as they are.
  expect(known(await ana.post('me', { customer: { ...NAMES, email: 'casas@example.mx' } })).addresses).toHaveLength(2)
  expect(known(await post([])).addresses).toEqual([])
})

test('an address keeps what helps to find it, as long as that is short', async () => {
  const crossStreet = 'Entre Hidalgo y Morelos, portón azul'
  const ana = await asCustomer(platform, 'cruce@example.mx', { addresses: [{ ...HOME, cross_street: crossStreet }] })
  const [home] = known(await ana.get('me')).addresses
  expect(home).toMatchObject({ cross_street: crossStreet })
  const post = (address: object) =>
    ana.post('me', {
      customer: { ...NAMES, email: 'cruce@example.mx', addresses: [{ ...HOME, id: home?.id, ...address }] },
    })
  expect(await post({ cross_street: 'x'.repeat(81) })).toMatchObject({ status: 500 })
  expect(known(await ana.get('me')).addresses[0]).toMatchObject({ cross_street: crossStreet })
  expect(known(await post({ cross_street: 'x'.repeat(80) })).addresses[0]).toMatchObject({
    cross_street: 'x'.repeat(80),
  })
  expect(known(await post({})).addresses[0]).not.toHaveProperty('cross_street')
})

test('an address keeps a mother’s surname apart from the other, and none where none is said', async () => {
  const ana = await asCustomer(platform, 'materno@example.mx', { addresses: [{ ...HOME, mothers_name: ' Paz ' }] })
  const [home] = known(await ana.get('me')).addresses
  expect(home).toMatchObject({ lastname: HOME.lastname, mothers_name: 'Paz' })
  const post = (address: object) =>
    ana.post('me', {
      customer: { ...NAMES, email: 'materno@example.mx', addresses: [{ ...HOME, id: home?.id, ...address }] },
    })
  for (const mothersName of ['12', 'x'.repeat(NAME_MAX_LENGTH + 1)])
    expect(await post({ mothers_name: mothersName })).toMatchObject({ status: 500 })
  expect(known(await ana.get('me')).addresses[0]).toMatchObject({ mothers_name: 'Paz' })
  expect(known(await post({})).addresses[0]).not.toHaveProperty('mothers_name')
})

test('an address of another customer cannot be taken, changed, or discovered', async () => {
  const ana = await asCustomer(platform, 'dueña@example.mx', { addresses: [HOME] })
  const eva = await asCustomer(platform, 'otra@example.mx')
  const { id: anaId, addresses } = known(await ana.get('me'))
  const post = (address: object) => eva.post('me', { customer: { ...NAMES, email: 'otra@example.mx', addresses: [address] } }) // prettier-ignore
  const refused = { status: 403, body: { result: 'Provided invalid address.id or address.customer_id' } }
  expect(await post({ ...HOME, id: addresses[0]?.id, city: 'Robada' })).toMatchObject(refused)
  expect(await post({ ...HOME, id: 999_999 })).toMatchObject(refused)
  expect(await post({ ...HOME, customer_id: anaId })).toMatchObject(refused)
  expect(known(await ana.get('me')).addresses).toMatchObject([{ city: 'Guadalajara' }])
  expect(known(await eva.get('me')).addresses).toEqual([])
})

test.each([
  ['a group', { customer: { ...NAMES, email: 'x@y.mx', group_id: 3 } }, 500, [expect.objectContaining({ keyword: 'additionalProperties' })]],
  ['no last name', { customer: { email: 'x@y.mx', firstname: 'Ana' } }, 500, [expect.objectContaining({ keyword: 'required' })]],
  ['an attribute of the shop', { customer: { ...NAMES, email: 'x@y.mx', custom_attributes: [{ attribute_code: 'customer_credit_account', value: 'C1' }] }, currentPassword: PASSWORD }, 403, 'customer_credit_account cannot be changed'],
  ['an e-mail address that has an account', { customer: { ...NAMES, email: 'tomada@example.mx' }, currentPassword: PASSWORD }, 500, { code: 400, errorMessage: expect.stringContaining('already exists') }],
])('%s is refused, and nothing changes', async (...[, body, code, result]) => {
  const email = `${crypto.randomUUID()}@example.mx`
  const ana = await asCustomer(platform, email)
  await platform.post('/api/user/create', { customer: { ...NAMES, email: 'tomada@example.mx' }, password: PASSWORD })
  expect(await ana.post('me', body)).toMatchObject({ status: code, body: { code, result } })
  expect((await ana.get('me')).body.result).toMatchObject({ email, group_id: 1 })
}) // prettier-ignore

test('without a token nothing is read or changed', async () => {
  expect(await platform.get('/api/user/me?token=')).toMatchObject({ status: 401 })
  const body = { customer: { ...NAMES, email: 'x@y.mx' } }
  expect(await platform.post('/api/user/me?token=nobody', body)).toMatchObject({
    status: 500,
    body: { result: { code: 401, errorMessage: "The consumer isn't authorized to access self." } },
  })
})

test('the group of a customer is signed', async () => {
  const ana = await asCustomer(platform, 'grupo@example.mx')
  const { groupToken, id } = (await ana.get('me')).body.result as unknown as { groupToken: string; id: number }
  const [header, payload, signature] = groupToken.split('.')
  const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
  expect([read(header), read(payload)]).toEqual([
    { typ: 'JWT', alg: 'HS256' },
    { group_id: 1, id, user: 'grupo@example.mx' },
  ])
  const { value } = await platform.database().db.selectFrom('platform_secret').selectAll().executeTakeFirstOrThrow()
  expect(signature).toBe(createHmac('sha256', value).update(`${header}.${payload}`).digest('base64url'))
})

test('no answer about a customer may be kept on the way', async () => {
  const ana = await asCustomer(platform, 'privada@example.mx')
  expect((await ana.get('me')).headers['cache-control']).toBe('no-cache, no-store')
})

test('a token that is given twice is refused', async () => {
  const ana = await asCustomer(platform, 'doble@example.mx')
  for (const path of ['/api/user/me', '/api/user/create', '/api/order'])
    expect(await platform.post(`${path}?token=${ana.token}&token=${ana.token}`, {})).toMatchObject({ status: 400 })
})
