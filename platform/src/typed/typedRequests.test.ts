import { describe, expect, test } from 'vitest'
import { PASSWORD, asCustomer, signIn } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const ADDRESS = {
  firstname: 'Ana\u200B',
  lastname: 'D´Angelo',
  street: ['Av.\u00A0Jua\u0301rez 10'],
  city: 'Guadalajara',
  country_id: 'MX',
  postcode: 'C.P. 44100',
  vat_id: 'xaxx-010101-000',
}

describe('an account', () => {
  test.each([
    ['o’brien@example.mx', "O'Brien@example.mx ", "o'brien@example.mx"],
    ['a&b＠example.mx', ' mailto:A&B@example.mx', 'a&b@example.mx'],
    ['info@bücher.example.de', '\u202Ainfo@xn--bcher-kva.example.de\u202C', 'info@xn--bcher-kva.example.de'],
  ])('of %j is that of %j, under %s', async (made, again, stored) => {
    const customer = await asCustomer(platform, made)
    expect((await customer.get('me')).body.result).toMatchObject({ email: stored })
    expect((await signIn(platform, again)).token).not.toBe('')
    const body = { customer: { email: again, firstname: 'Ana', lastname: 'López' }, password: PASSWORD }
    expect(await platform.post('/api/user/create', body)).toMatchObject({
      status: 400,
      body: { result: 'A customer with the same email address already exists in an associated website.' },
    })
  })

  test('keeps its password as it is typed', async () => {
    const [email, password] = ['clave@example.mx', ` ${PASSWORD}\u200B`]
    await platform.post('/api/user/create', { customer: { email, firstname: 'Ana', lastname: 'López' }, password })
    const open = async (tried: string) =>
      (await platform.post('/api/user/login', { username: email, password: tried })).status
    expect([await open(password), await open(PASSWORD)]).toEqual([200, 401])
  })

  test.each([
    ['\u202A+52 33 1234 5678\u202C', '3312345678'],
    ['044 (33) 1234‑5678', '3312345678'],
    ['tel:+49-30-1234567', '+49301234567'],
    ['ext. 9', 'ext. 9'],
  ])('keeps an address in one shape: %j as %s', async (telephone, kept) => {
    const { token } = await asCustomer(platform, `${crypto.randomUUID()}@example.mx`)
    const saved = await platform.post(`/api/ext/address_update?token=${token}`, { address: { ...ADDRESS, telephone } })
    expect(saved.body.result).toMatchObject([
      {
        firstname: 'Ana',
        lastname: 'D´Angelo',
        street: ['Av. Juárez 10'],
        postcode: '44100',
        telephone: kept,
        vat_id: 'XAXX010101000',
      },
    ])
  })
})

test('the newsletter knows an address in every spelling', async () => {
  const url = '/api/ext/mailchimp-subscribe/subscribe'
  expect(await platform.post(url, { email: ' Boleti\u200Bn@bücher.mx' })).toMatchObject({ status: 200 })
  const query = new URLSearchParams({ email: 'mailto:boletin@xn--bcher-kva.mx' })
  expect((await platform.get(`${url}?${query.toString()}`)).body.result).toBe('subscribed')
})

test('suburbs are those of a postal code, however it is written', async () => {
  const plain = await platform.post('/api/ext/colonies', { postalCode: '44100' })
  expect(plain.body.result).not.toEqual([])
  for (const postalCode of ['C.P. 44100', '４４１００', '44\u00A0100'])
    expect((await platform.post('/api/ext/colonies', { postalCode })).body).toEqual(plain.body)
})
