import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { cleanTelephone } from '@hogar/schema/validation/cleanTelephone.ts'
import { cleanEmail as platformEmail } from '@hogar/platform/typed/cleanEmail.ts'
import { storedTelephone } from '@hogar/platform/telephones/storedTelephone.ts'
import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { platform } = sharedShop()

const STORES = [
  {
    store: 'hogar',
    postcode: 'C.P. ４４ １００',
    plainPostcode: '44100',
    telephone: '\u202A+52 1 33 1234 5678\u202C',
    storedTelephone: '3312345678',
    place: { city: 'Guadalajara\u200E', regionCode: 'JAL', countryCode: 'MX', taxId: 'xaxx-010101-000' },
    taxId: 'XAXX010101000',
    coupon: '\u200B“bienvenido”\u00A0',
    lamp: '\u200Bla\u0301m\u00ADpara\u202C',
  },
  {
    store: 'de',
    postcode: 'D-10\u00A0115',
    plainPostcode: '10115',
    telephone: '030/1234567',
    storedTelephone: '0301234567',
    place: { city: 'Berlin\u200B', countryCode: 'DE', taxId: 'de 123 456 789' },
    taxId: 'DE123456789',
    coupon: '„WILLKOMMEN“\u200B',
    lamp: 'Leuch\u00ADte\u200B ',
  },
] as const

/** A new address whose domain has a letter beyond ASCII: as it is pasted, and as it is stored. */
const newAddress = () => {
  const name = `o'brien&${crypto.randomUUID()}`
  return { pasted: `\u202Amailto:${name}＠BÜCHER.example\u202C`, stored: `${name}@xn--bcher-kva.example` }
}
/** A product that there is enough of, found by what was pasted into the search. */
async function plentifulLamp(browser: ReturnType<typeof asBrowser>, term: string): Promise<string> {
  type Found = { search: { nodes: { __typename: string; sku: string; stock: { quantity: number } | null }[] } }
  const search =
    'query ($term: String!) { search(term: $term, first: 50) { nodes { __typename sku stock { quantity } } } }'
  const { nodes } = ((await browser.send(search, { term })).data as Found).search
  const lamp = nodes.find((node) => node.__typename === 'SimpleProduct' && (node.stock?.quantity ?? 0) > 5)
  if (!lamp) throw new Error(`no lamp among ${nodes.length}`)
  return lamp.sku
}
const json = { 'content-type': 'application/json' }
const mailsTo = async (reply: string) => {
  const mails = (await (await fetch(`${platform}/outbox`)).json()) as {
    reply_to: string | null
    body: string
    text: string
  }[]
  return mails.filter((mail) => mail.reply_to === reply)
}

describe.each(STORES)('what people paste in the store $store', (shop) => {
  it('opens one account, however its address is spelled, and the password is what was typed', async () => {
    const { pasted, stored } = newAddress()
    const password = ` ${PASSWORD}\u200B`
    const made = await asBrowser('', shop.store).signUp(pasted, {
      firstName: '\u200BD´Angelo',
      lastName: 'O‘Brien\u00A0',
      password,
    })
    expect(made.userErrors).toEqual([])
    expect(made.customer).toMatchObject({ email: stored, fullName: 'D´Angelo O‘Brien' })
    for (const spelled of [stored, pasted, `  ${stored.toUpperCase()} `, stored.replace("'", '’')])
      expect((await asBrowser('', shop.store).login(spelled, password)).customer?.email).toBe(stored)
    expect(codes(await asBrowser('', shop.store).signUp(pasted))).toEqual(['EMAIL_TAKEN'])
    expect(codes(await asBrowser('', shop.store).login(stored, PASSWORD))).toEqual(['SIGN_IN_REFUSED'])
  })

  it('is an address, a coupon and a way to the order', async () => {
    const browser = asBrowser('', shop.store)
    await browser.add(await plentifulLamp(browser, shop.lamp), 5)
    const address = {
      firstName: 'Ana\u200B',
      lastName: 'O’Brien',
      street: ['\uFEFFCalle\u00A0Jua\u0301rez 10', '\u200B'],
      postcode: shop.postcode,
      telephone: shop.telephone,
      ...shop.place,
    }
    const input = { address, carrierCode: 'express', methodCode: 'express' }
    const select = 'cart { shippingAddress { firstName lastName street city postcode telephone taxId } }'
    expect(await browser.change('setCartShipping', 'SetCartShippingInput', { input, select })).toMatchObject({
      userErrors: [],
      cart: {
        shippingAddress: {
          firstName: 'Ana',
          lastName: 'O’Brien',
          street: ['Calle Juárez 10'],
          city: shop.place.city.slice(0, -1),
          postcode: shop.plainPostcode,
          telephone: shop.storedTelephone,
          taxId: shop.taxId,
        },
      },
    })
    const used = await browser.coupon(shop.coupon)
    expect(used.userErrors).toEqual([])
    expect(used.cart?.coupon?.code).toMatch(/^(?:BIENVENIDO|WILLKOMMEN)$/)
  })

  it('reaches the newsletter and the store under the address that mail goes to', async () => {
    const { pasted, stored } = newAddress()
    const browser = asBrowser('', shop.store)
    await browser.done('subscribeToNewsletter', { email: pasted })
    const query = new URLSearchParams({ email: stored })
    const status = await fetch(`${platform}/api/ext/mailchimp-subscribe/subscribe?${query}`)
    expect(await status.json()).toMatchObject({ result: 'subscribed' })
    const message = {
      name: 'Ana\u2028López',
      email: pasted,
      telephone: shop.telephone,
      message: 'Hola\u200B\r\n\r\n👩\u200D🔧',
    }
    await browser.done('sendContactMessage', message)
    const [mail] = await mailsTo(stored)
    expect(mail?.text.split('\n').some((line) => line.endsWith(`: ${shop.storedTelephone}`))).toBe(true)
    expect(mail?.text).toContain('Hola\n\n👩\u200D🔧')
    expect(mail?.text).toMatch(/^Ana López$/m)
  })

  it('stays refused where it is no address, number, name or code', async () => {
    const browser = asBrowser('', shop.store)
    for (const email of ['josé@example.mx', 'ana@exa mple.mx', 'ana@bücher/x.de', 'a@example.mx,b@example.mx'])
      expect(codes(await browser.signUp(email))).toEqual(['INVALID'])
    expect(codes(await browser.signUp(newEmail(), { firstName: 'Ana2' }))).toEqual(['INVALID'])
    expect(codes(await browser.signUp(newEmail(), { firstName: '\u200B' }))).toEqual(['INVALID'])
    const message = { name: 'Ana', email: newEmail(), message: 'Hola' }
    for (const telephone of ['0000000000', '123', '5512345678 ext 9']) {
      const input = { ...message, telephone }
      const answer = await browser.change('sendContactMessage', 'SendContactMessageInput', {
        input,
        select: 'clientMutationId',
      })
      expect(answer.userErrors.map(({ field }) => field)).toEqual([['telephone']])
    }
  })
})

describe('a client of the platform itself', () => {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${platform}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    return (await answer.json()) as { code: number; result: unknown }
  }

  it('makes and opens the account that the shop does', async () => {
    const { pasted, stored } = newAddress()
    const customer = { email: pasted, firstname: '\u200BAna', lastname: 'López' }
    const address = {
      firstname: 'Ana',
      lastname: 'López',
      street: ['Av.\u00A01'],
      city: 'Guadalajara',
      country_id: 'MX',
      postcode: 'C.P. 44100',
      telephone: '044 33 1234 5678',
      region: { region_code: 'JAL' },
    }
    const made = await post('/api/user/create', { customer: { ...customer, addresses: [address] }, password: PASSWORD })
    expect(made).toMatchObject({
      code: 200,
      result: {
        email: stored,
        firstname: 'Ana',
        addresses: [{ street: ['Av. 1'], postcode: '44100', telephone: '3312345678' }],
      },
    })
    expect(await post('/api/user/login', { username: pasted, password: PASSWORD })).toMatchObject({ code: 200 })
    expect((await asBrowser().login(`${stored.toUpperCase()} `)).customer?.email).toBe(stored)
  })

  it.each([
    [
      'info@bücher.example.de',
      'a&b＠example.mx',
      ' mailto:Ana@Example.MX?subject=x',
      'Ana <ana@example.mx>',
      'o’b@straße.example',
    ],
  ])('writes addresses as the shop does', (...typed) => {
    for (const email of typed) expect(platformEmail(email)).toBe(cleanEmail(email))
  })

  it.each(['MX', 'DE', 'IT'])('writes telephones in %s as the shop does', (country) => {
    const numbers = [
      '+52 33 1234 5678',
      '044 33 1234 5678',
      '5213312345678',
      '030/1234567',
      '+49 (0)30 1234567',
      '0049 30 1234567',
    ]
    const others = [
      'tel:+390612345678',
      '06 1234 5678',
      '391 234 5678',
      '+1 415 555 2671',
      '+52 1 33 1234 5678',
      '0000000000',
      '٣٣ ١٢٣٤ ٥٦٧٨',
      '493012345678',
    ]
    for (const number of [...numbers, ...others]) {
      const read = cleanTelephone(number, country)
      if (read !== null) expect([number, storedTelephone(number, country)]).toEqual([number, read])
    }
  })
})
