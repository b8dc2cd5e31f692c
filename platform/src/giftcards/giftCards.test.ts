import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { deliverMails } from '../outbox/deliverMails.ts'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { ADDRESS, asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { hashOfGiftCardCode, newGiftCardCode } from './giftCardCode.ts'
import { GIFT_CARD_OPTIONS } from './giftCardOffer.ts'
import { GIFT_CARD_SKU, GIFT_CARD_TRIES_MAX } from './limits.ts'
import { lastSecondOf, localDay } from '../timeZones.ts'
import { throwingLog } from '../testing/throwingLog.ts'
import { sendDueGiftCards } from './sendDueGiftCards.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/

type Details = Partial<Record<keyof typeof GIFT_CARD_OPTIONS, string>>
const CARD: Details = {
  amount: '500',
  recipientName: 'Luz',
  recipientEmail: 'luz@regalo.example',
  message: '¡Felices 30!',
}
let people = 0
const nextEmail = (name: string) => `${name}${(people += 1)}@regalo.example`

/** Product option of a gift card's line. */
function options(details: Details) {
  const custom = Object.entries(GIFT_CARD_OPTIONS).flatMap(([name, id]) => {
    const value = details[name as keyof Details]
    return value === undefined ? [] : [{ option_id: id, option_value: value }]
  })
  return { extension_attributes: { custom_options: custom } }
}
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A guest's order of gift cards, not paid yet; `token` makes it a customer's. */
async function order(details: Details = CARD, { qty = 1, token = '', storeCode = 'hogar' } = {}) {
  const cartId =
    textOf((await platform.post(`/api/cart/create?token=${token}&storeCode=${storeCode}`)).body.result) ?? ''
  const item = { sku: GIFT_CARD_SKU, qty, product_option: options(details) }
  const added = await platform.post(`/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: item })
  expect(added.body).toMatchObject({ code: 200 })
  const placed = await platform.post(`/api/order?token=${token}`, {
    user_id: '',
    cart_id: cartId,
    products: [{ ...item, price: 1 }],
    addressInformation: {
      billingAddress: { firstname: 'Ana', lastname: 'López', email: 'ana@example.mx', country_id: 'MX', telephone: '3312345678', street: ['Av. Juárez 10'], city: 'Guadalajara', postcode: '44100' },
      payment_method_code: 'banktransfer',
      payment_method_additional: {},
    },
  }) // prettier-ignore
  const number = textOf(placed.body.result?.orderNumber)
  if (number === null) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  const read = async () => (await platform.get(`/api/order/${number}?token=${token}&cartId=${cartId}`)).body.result!
  return {
    number,
    read,
    cards: async () => (await read()).gift_cards as unknown as Record<string, unknown>[],
    pay: () => platform.put(`/api/order/${number}/payment`, {}),
    cancel: () => platform.post(`/api/order/${number}/cancel?token=${token}`, { reason: 'changed_mind' }),
  }
}

/** Mails to an address. */
async function mailsTo(email: string) {
  const mails = (await platform.get('/outbox')).body as unknown as readonly { recipient: string; subject: string }[]
  return mails.filter(({ recipient }) => recipient === email).map((mail) => JSON.stringify(mail))
}

/** The code of a paid card that was sent at once. */
async function codeOf(details: Details = {}, storeCode = 'hogar') {
  const recipientEmail = nextEmail('para')
  const bought = await order({ ...CARD, ...details, recipientEmail }, { storeCode })
  await bought.pay()
  const [mail = ''] = await mailsTo(recipientEmail)
  return { ...bought, mail, code: CODE.exec(mail)?.[0] ?? '' }
}

/** A customer who redeems cards. */
async function redeemer(storeCode = 'hogar') {
  const { token, get } = await asCustomer(platform, nextEmail('canjea'))
  const customerId = Number((await get('me')).body.result!.id)
  const query = `token=${token}&storeCode=${storeCode}`
  const read = async (call: string) => (await platform.post(`/api/ext/wallet_${call}?${query}`, { customerId })).body.result!
  return {
    token,
    balance: async () => (await read('balance')).balance,
    history: async () => (await read('history')).items as unknown as Record<string, unknown>[],
    redeem: async (code: string, headers: Record<string, string> = { 'x-client-address': nextEmail('red') }) => {
      const { status, body } = await platform.post(`/api/ext/gift_card_redemption?${query}`, { code }, headers)
      return status === 200 ? body.result! : body.result!.reason
    },
  }
} // prettier-ignore

test('a gift card counts for no rank: what is bought with it does', async () => {
  const { token, get } = await asCustomer(platform, nextEmail('rango'))
  const userId = Number((await get('me')).body.result!.id)
  await (await order({ ...CARD, amount: '5000', recipientEmail: nextEmail('para') }, { token })).pay()
  const ranked = await platform.post(`/api/ext/ranking_update?token=${token}`, { userId })
  expect(ranked.body).toMatchObject({ result: { rank: 'inicial', spent: 0 } })
})

describe('a gift card on sale', () => {
  test('is offered with its amounts in each consumer store, and not in the one for companies', async () => {
    const offer = async (code: string) => (await platform.get(`/api/ext/gift_card_offer?storeCode=${code}`)).body
    expect((await offer('hogar')).result).toMatchObject({
      sku: GIFT_CARD_SKU,
      currency: 'MXN',
      minimum: 100,
      maximum: 10_000,
    })
    expect((await offer('de')).result).toMatchObject({ currency: 'EUR', suggested: [25, 50, 100, 250] })
    expect(await offer('mavi')).toMatchObject({ code: 404 })
  })

  test('costs its amount without tax, needs no delivery, and names its recipient in the cart', async () => {
    const guest = await asGuest(platform)
    await guest.add(GIFT_CARD_SKU, 1, options({ ...CARD, amount: '1234', sendOn: inDays(10) }))
    const totals = await guest.totals()
    expect(totals).toMatchObject({ grand_total: 1234, tax_amount: 0 })
    const [item] = totals.items as unknown as { options: unknown }[]
    expect(JSON.stringify(item)).toContain('luz@regalo.example')
    expect(await guest.segments()).toMatchObject({ grand_total: 1234 })
  })

  test.each([
    ['an amount below the minimum', { amount: '99' }, 'AMOUNT'],
    ['an amount above the maximum', { amount: '10001' }, 'AMOUNT'],
    ['an amount with cents', { amount: '500.50' }, 'AMOUNT'],
    ['a negative amount', { amount: '-500' }, 'AMOUNT'],
    ['no name', { recipientName: ' ' }, 'RECIPIENT_NAME'],
    ['an address that is none', { recipientEmail: 'luz' }, 'RECIPIENT_EMAIL'],
    ['two addresses', { recipientEmail: 'a@b.example,c@d.example' }, 'RECIPIENT_EMAIL'],
    ['a message that is too long', { message: 'x'.repeat(301) }, 'MESSAGE'],
    ['a day that is none', { sendOn: '2027-02-30' }, 'DAY'],
    ['a day of before', { sendOn: inDays(-3) }, 'DAY'],
    ['a day that is too late', { sendOn: inDays(93) }, 'DAY'],
  ])('refuses %s', async (_what, details, reason) => {
    const guest = await asGuest(platform)
    const answer = await guest.change({ sku: GIFT_CARD_SKU, qty: 1, product_option: options({ ...CARD, ...details }) })
    expect(answer.body).toMatchObject({ code: 400, meta: { reason: `GIFT_CARD_${reason}` } })
    expect(await guest.pull()).toEqual([])
  })

  test('whose day is over by the time it comes is refused in the words of its store', async () => {
    const guest = await asGuest(platform)
    const late = options({ ...CARD, sendOn: inDays(-3) })
    const answer = await guest.change({ sku: GIFT_CARD_SKU, qty: 1, product_option: late })
    expect(JSON.stringify(answer.body)).toMatch(
      /Una tarjeta de regalo se envía entre el \d+ de .+ y el .+\. Elige otro día\./,
    )
  })

  test('is paid with money alone, and neither made cheaper by a coupon nor a way to free delivery', async () => {
    const guest = await asGuest(platform)
    await guest.add(GIFT_CARD_SKU, 1, options({ ...CARD, amount: '5000' }))
    await guest.add('LAMP')
    const methods = pluck((await guest.get('payment-methods')).body.result, 'code')
    expect(methods).toEqual(['card', 'banktransfer', 'conveniencestore'])
    expect((await guest.coupon('BIENVENIDO')).body).toMatchObject({ code: 404 })
    await guest.post('shipping-information', {
      addressInformation: { shippingAddress: ADDRESS, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
    })
    expect((await guest.segments()).shipping).toBeGreaterThan(0)
    const [line] = (await guest.pull()) as unknown as { item_id: number }[]
    await guest.post('delete', { cartItem: { item_id: line?.item_id } })
    expect((await guest.coupon('BIENVENIDO')).body).toMatchObject({ code: 200 })
  })
})

describe('a gift card that is paid', () => {
  test('is mailed at once with its code, which the buyer never sees', async () => {
    const recipientEmail = nextEmail('luz')
    const bought = await order({ ...CARD, recipientEmail })
    expect(await mailsTo(recipientEmail)).toEqual([])
    expect(await bought.cards()).toEqual([])
    await bought.pay()
    await bought.pay()
    const mails = await mailsTo(recipientEmail)
    expect(mails).toHaveLength(1)
    const [mail = ''] = mails
    expect(mail).toContain('¡Felices 30!')
    expect(mail).toContain('$500.00')
    const code = CODE.exec(mail)![0]
    expect(await bought.cards()).toMatchObject([{ amount: 500, recipient_name: 'Luz', sent_at: expect.any(String) }])
    expect(JSON.stringify(await bought.read())).not.toContain(code)
    const { db } = platform.database()
    const stored = await db
      .selectFrom('gift_card')
      .selectAll()
      .where('code_hash', '=', hashOfGiftCardCode(code))
      .execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(JSON.stringify(await mailsTo('ana@example.mx'))).not.toContain(code)
  })

  test('waits for its day, and is mailed once however many processes look', async () => {
    const recipientEmail = nextEmail('espera')
    const bought = await order({ ...CARD, recipientEmail, sendOn: inDays(5) })
    await bought.pay()
    expect(await mailsTo(recipientEmail)).toEqual([])
    expect(await bought.cards()).toMatchObject([{ send_on: inDays(5), sent_at: null }])
    const { db } = platform.database()
    const look = (days: number) => sendDueGiftCards(db, { now: new Date(Date.now() + days * DAY_MS), log: throwingLog })
    await look(3)
    expect(await mailsTo(recipientEmail)).toEqual([])
    await Promise.all([look(7), look(7), look(7)])
    expect(await mailsTo(recipientEmail)).toHaveLength(1)
  })

  test('that cannot be sent is logged, and holds up no other', async () => {
    const [bad, good] = [nextEmail('mala'), nextEmail('buena')]
    for (const recipientEmail of [bad, good]) await (await order({ ...CARD, recipientEmail, sendOn: inDays(5) })).pay()
    const { db } = platform.database()
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused'; end $$`.execute(db)
    await sql`create trigger refused before insert on outbox for each row
      when (new.recipient = ${sql.lit(bad)}) execute function refuse()`.execute(db)
    const messages: string[] = []
    const now = new Date(Date.now() + 7 * DAY_MS)
    await sendDueGiftCards(db, { now, log: { error: (_details, message) => void messages.push(message) } })
    await sql`drop trigger refused on outbox`.execute(db)
    expect(messages).toEqual(['could not send a gift card'])
    expect([await mailsTo(bad), await mailsTo(good)]).toMatchObject([[], [expect.any(String)]])
    await sendDueGiftCards(db, { now, log: throwingLog })
    expect(await mailsTo(bad)).toHaveLength(1)
  })

  test('is one card with a code of its own for each unit', async () => {
    const recipientEmail = nextEmail('dos')
    await (await order({ ...CARD, recipientEmail }, { qty: 2 })).pay()
    const codes = (await mailsTo(recipientEmail)).map((mail) => CODE.exec(mail)?.[0])
    expect(new Set(codes).size).toBe(2)
  })

  test('is good until the end of the day that its mail names, by the clocks of its store', async () => {
    const { code } = await codeOf()
    const { db } = platform.database()
    const cards = db.selectFrom('gift_card').selectAll().where('code_hash', '=', hashOfGiftCardCode(code))
    const { expires_at: until, sent_at: sent } = await cards.executeTakeFirstOrThrow()
    expect(until).toEqual(lastSecondOf(until!, 'MX'))
    const [year, ...day] = localDay(sent!, 'MX').split('-')
    // The 29th of February has no day of its own five years later.
    if (day.join() !== '02,29') expect(localDay(until!, 'MX')).toBe([Number(year) + 5, ...day].join('-'))
  })

  test('is written in the language of its store', async () => {
    const { mail, code } = await codeOf({ amount: '50' }, 'de')
    expect(mail).toContain('schenkt dir 50,00')
    expect(code).toMatch(CODE)
  })

  test('is not issued for an order that was canceled before', async () => {
    const { token } = await redeemer()
    const recipientEmail = nextEmail('nada')
    const bought = await order({ ...CARD, recipientEmail }, { token })
    expect((await bought.cancel()).status).toBe(200)
    await bought.pay()
    expect(await mailsTo(recipientEmail)).toEqual([])
  })
})

test('a shared cart leaves out gift cards, which name a person', async () => {
  const guest = await asGuest(platform)
  await guest.add(GIFT_CARD_SKU, 1, options(CARD))
  await guest.add('LAMP')
  const code = textOf((await guest.post('share')).body.result!.code) ?? ''
  const shared = JSON.stringify((await platform.get(`/api/cart/shared/${code}?storeCode=hogar`)).body)
  expect(shared).toContain('LAMP')
  expect(shared).not.toContain('luz@regalo.example')
})

test('a code leaves the outbox with its mail', async () => {
  const { code } = await codeOf()
  const { db } = platform.database()
  const sent: string[] = []
  const server = { send: (mail: { text: string }) => (sent.push(mail.text), Promise.resolve({ kind: 'sent' })) }
  const stopping = { isStopping: () => false, log: () => undefined, shopOrigin: 'https://shop.example' }
  await deliverMails({ db, server: server as never, ...stopping })
  expect(sent.join()).toContain(code)
  const stored = await db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(code)
})

describe('a code', () => {
  test('has 100 random bits in groups, and is read however it is typed', () => {
    const codes = Array.from({ length: 500 }, newGiftCardCode)
    expect(new Set(codes).size).toBe(500)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
    const [code = ''] = codes
    expect(hashOfGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(
      hashOfGiftCardCode(code),
    )
    expect(hashOfGiftCardCode('')).toBeNull()
  })

  test('adds its amount to the wallet once', async () => {
    const { code } = await codeOf()
    const owner = await redeemer()
    expect(await owner.redeem(code)).toEqual({ amount: 500, balance: 500, currency: 'MXN' })
    expect(await owner.balance()).toBe(500)
    expect(await owner.history()).toMatchObject([{ kind: 'gift_card', amount: 500 }])
    expect(await owner.redeem(code)).toBe('redeemed')
    expect(await (await redeemer()).redeem(code)).toBe('redeemed')
  })

  test('is redeemed exactly once by 20 concurrent tries of two accounts', async () => {
    const { code } = await codeOf()
    const [first, second] = [await redeemer(), await redeemer()]
    const tries = Array.from({ length: 20 }, (_none, at) => (at % 2 === 0 ? first : second).redeem(code))
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
    expect(Number(await first.balance()) + Number(await second.balance())).toBe(500)
    const { db } = platform.database()
    const entries = await db.selectFrom('wallet_entry').select('id').where('kind', '=', 'gift_card').where('gift_card_id', '=', db.selectFrom('gift_card').select('id').where('code_hash', '=', hashOfGiftCardCode(code))).execute() // prettier-ignore
    expect(entries).toHaveLength(1)
  })

  test('of no card, of another store, of a canceled order, or past its time is refused with the reason', async () => {
    const owner = await redeemer()
    expect(await owner.redeem(newGiftCardCode())).toBe('unknown')
    expect(await owner.redeem('hola')).toBe('unknown')
    const german = await codeOf({ amount: '50' }, 'de')
    expect(await owner.redeem(german.code)).toBe('other_store')
    const old = await codeOf()
    const { db } = platform.database()
    await db.updateTable('gift_card').set({ expires_at: new Date(Date.now() - 1) }).where('code_hash', '=', hashOfGiftCardCode(old.code)).execute() // prettier-ignore
    expect(await owner.redeem(old.code)).toBe('expired')
    expect(await owner.balance()).toBe(0)
  })

  test('cannot be guessed: tries are limited per account, and per address', async () => {
    const { code } = await codeOf()
    const owner = await redeemer()
    for (let round = 0; round < GIFT_CARD_TRIES_MAX; round += 1) await owner.redeem(newGiftCardCode())
    expect(await owner.redeem(code)).toBe('too_many')
    const address = { 'x-client-address': '203.0.113.9' }
    const answers: unknown[] = []
    for (let account = 0; account < 4; account += 1) {
      const other = await redeemer()
      for (let round = 0; round < GIFT_CARD_TRIES_MAX - 1; round += 1) answers.push(await other.redeem(newGiftCardCode(), address)) // prettier-ignore
    }
    expect(answers.at(-1)).toBe('too_many')
    expect(await (await redeemer()).redeem(code)).toMatchObject({ amount: 500 })
  })

  test('needs an account', async () => {
    const { code } = await codeOf()
    expect((await platform.post('/api/ext/gift_card_redemption?token=', { code })).status).toBe(401)
  })
})

describe('an order with a gift card that is canceled', () => {
  test('voids the code; once redeemed, it can no longer be canceled', async () => {
    const [buyer, owner] = [await redeemer(), await redeemer()]
    const buy = async () => {
      const recipientEmail = nextEmail('anula')
      const bought = await order({ ...CARD, recipientEmail }, { token: buyer.token })
      await bought.pay()
      return { ...bought, code: CODE.exec((await mailsTo(recipientEmail))[0] ?? '')?.[0] ?? '' }
    }
    const void_ = await buy()
    expect((await void_.cancel()).status).toBe(200)
    expect(await void_.cards()).toMatchObject([{ is_canceled: true }])
    expect(await owner.redeem(void_.code)).toBe('canceled')
    const spent = await buy()
    expect(await owner.redeem(spent.code)).toMatchObject({ amount: 500 })
    expect((await spent.cancel()).status).toBe(409)
    expect(await owner.balance()).toBe(500)
  })
})
