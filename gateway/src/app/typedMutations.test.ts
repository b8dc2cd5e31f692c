import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { inputTypeOf } from '../testing/inputTypeOf.ts'

const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const PASSWORD = ' Secreta1\u200B '
const EMAIL = '\u202Amailto:O’Brien@bücher.example.MX\u202C'
const STORED = "O'Brien@xn--bcher-kva.example.mx"

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakeServer(({ path }, response) => {
    if (path === '/api/user/login') return json(response, { code: 200, result: 'ana', meta: { refreshToken: 'r' } })
    if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
    if (path === '/api/cart/create') return json(response, { code: 200, result: 'cart-1' })
    return json(response, { code: 200, result: path.startsWith('/api/cart') ? [] : 'OK' })
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

async function mutate(name: string, input: object): Promise<readonly string[]> {
  const source = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { userErrors { code message field } } }`
  const { data, errors } = await shopper.query(source, { input })
  expect(errors).toEqual([])
  return data[name].userErrors
}
const bodyOf = (path: string) => {
  const body = platform.seen.find((request) => request.path === path && request.method === 'POST')?.body
  return JSON.parse(body ?? 'null')
}

test('createAccount sends names and address clean, and the password as it was typed', async () => {
  const input = { email: EMAIL, firstName: '\u200BD´Angelo\u00A0', lastName: 'O‘Brien\u202C', password: PASSWORD }
  expect(await mutate('createAccount', input)).toEqual([])
  const customer = { email: STORED, firstname: 'D´Angelo', lastname: 'O‘Brien' }
  expect(bodyOf('/api/user/create')).toEqual({ customer, password: PASSWORD })
  expect(bodyOf('/api/user/login')).toMatchObject({ username: STORED, password: PASSWORD })
})

test('login, requestPasswordReset and resetPassword name the same account', async () => {
  expect(await mutate('login', { email: EMAIL, password: PASSWORD, device: 'Mi\u00A0teléfono\u0000' })).toEqual([])
  expect(bodyOf('/api/user/login')).toEqual({ username: STORED, password: PASSWORD, device: 'Mi teléfono' })
  expect(await mutate('requestPasswordReset', { email: EMAIL })).toEqual([])
  expect(bodyOf('/api/user/reset-password')).toEqual({ email: STORED })
  const reset = { email: EMAIL, resetToken: ' t\u200B', newPassword: PASSWORD }
  expect(await mutate('resetPassword', reset)).toEqual([])
  expect(
    platform.seen
      .map(({ body }) => body)
      .filter((body) => body.includes('resetToken'))
      .map((body) => JSON.parse(body)),
  ).toEqual([{ ...reset, email: STORED }])
})

test('subscribeToNewsletter and sendContactMessage send what a person saw', async () => {
  expect(await mutate('subscribeToNewsletter', { email: ' info@BÜCHER.example.de' })).toEqual([])
  expect(bodyOf('/api/ext/mailchimp-subscribe/subscribe')).toEqual({ email: 'info@xn--bcher-kva.example.de' })
  const message = { name: 'Ana\u2028López', email: 'a&b＠example.mx', message: 'Hola\u200B\r\n👩\u200D🔧' }
  expect(await mutate('sendContactMessage', { ...message, telephone: '\u202A+52 1 33 1234 5678\u202C' })).toEqual([])
  expect(bodyOf('/api/ext/contact_form')).toEqual({
    contacts: [{ name: 'Ana López', email: 'a&b@example.mx', message: 'Hola\n👩\u200D🔧', telephone: '3312345678' }],
  })
})

test('saveCustomerAddress sends one format, and reports an invalid tax number', async () => {
  shopper.state.data = { cartToken: null, userToken: 'ana', checkout: null, orders: [] }
  const address = {
    firstName: 'Ana\u200B',
    lastName: 'O’Brien',
    street: ['Av.\u00A0Jua\u0301rez 10', '\u200B'],
    city: 'Guadalajara',
    regionCode: 'JAL',
    postcode: 'C.P. 44100',
    telephone: '044 (33) 1234‑5678',
    taxId: 'xaxx-010101-000',
  }
  expect(await mutate('saveCustomerAddress', { address })).toEqual([])
  expect(bodyOf('/api/ext/address_update').address).toMatchObject({
    firstname: 'Ana',
    lastname: 'O’Brien',
    street: ['Av. Juárez 10'],
    postcode: '44100',
    telephone: '3312345678',
    vat_id: 'XAXX010101000',
  })
  expect(
    await mutate('saveCustomerAddress', { address: { ...address, taxId: 'ABC', telephone: '0000000000' } }),
  ).toEqual([
    { code: 'INVALID', message: 'El teléfono tiene de 10 a 15 dígitos.', field: ['address', 'telephone'] },
    {
      code: 'INVALID',
      message: 'El RFC tiene 12 o 13 caracteres, con una fecha: LOJA850101AB1.',
      field: ['address', 'taxId'],
    },
  ])
})

test('a search term with invisible characters is searched without them', async () => {
  const asked = async (term: string) => {
    await shopper.query('query ($term: String!) { suggestions(term: $term) { totalCount } }', { term })
    return platform.seen.splice(0).map(({ method, path, query, body }) => [method, path, String(query), body])
  }
  const plain = await asked('sofá')
  await shopper.close()
  shopper = createGraphClient(platform.url)
  expect(plain.length).toBeGreaterThan(0)
  expect(await asked('\u200Bso\u00ADfa\u0301\u00A0')).toEqual(plain)
})
