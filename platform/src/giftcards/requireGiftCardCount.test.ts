import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { throwingLog } from '../testing/throwingLog.ts'
import { ADDRESS, asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { GIFT_CARD_OPTIONS } from './giftCardOffer.ts'
import { GIFT_CARD_BATCH, GIFT_CARD_SKU, GIFT_CARDS_PER_ORDER_MAX } from './limits.ts'
import { sendDueGiftCards } from './sendDueGiftCards.ts'

const platform = withPlatform()
const REFUSED = `maximum qty allowed in shopping cart (${GIFT_CARDS_PER_ORDER_MAX})`

/** A line of gift cards for a recipient. */
function cards(qty: number, recipientEmail: string, sendOn = '') {
  const values = { amount: '100', recipientName: 'Luz', recipientEmail, sendOn }
  const custom_options = Object.entries(values).map(([name, option_value]) => ({
    option_id: GIFT_CARD_OPTIONS[name as keyof typeof values],
    option_value,
  }))
  return { sku: GIFT_CARD_SKU, qty, price: 1, product_option: { extension_attributes: { custom_options } } }
}

/** Orders gift cards that a cart does not have yet. */
async function order(...products: readonly object[]) {
  const guest = await asGuest(platform)
  const addressInformation = { billingAddress: ADDRESS, payment_method_code: 'banktransfer' }
  return platform.post('/api/order', { user_id: '', cart_id: guest.cartId, products, addressInformation })
}

const sentTo = async (recipient: string) =>
  (await platform.database().db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length

describe('gift cards of one order', () => {
  test('are bounded in the cart, over all of its lines', async () => {
    const guest = await asGuest(platform)
    const add = async (qty: number, to: string) => (await guest.change(cards(qty, to))).body
    expect(await add(GIFT_CARDS_PER_ORDER_MAX - 1, 'a@cuenta.example')).toMatchObject({ code: 200 })
    expect(await add(1, 'b@cuenta.example')).toMatchObject({ code: 200 })
    for (const to of ['a@cuenta.example', 'c@cuenta.example'])
      expect(await add(1, to)).toMatchObject({ code: 400, result: expect.stringContaining(REFUSED) })
    await guest.add('LAMP')
  })

  test('are bounded in an order whose cart does not have them', async () => {
    const half = cards(GIFT_CARDS_PER_ORDER_MAX / 2, 'a@cuenta.example')
    const answer = await order(half, half, cards(1, 'b@cuenta.example'))
    expect(answer.body).toMatchObject({ code: 400, result: expect.stringContaining(REFUSED) })
  })

  test('are all issued when the largest order is paid; those beyond a batch are sent by the job', async () => {
    const recipient = 'todas@cuenta.example'
    const placed = await order(cards(GIFT_CARDS_PER_ORDER_MAX, recipient))
    const number = textOf(placed.body.result?.orderNumber)
    expect((await platform.put(`/api/order/${number}/payment`, {})).status).toBe(200)
    const { db } = platform.database()
    expect(await db.selectFrom('gift_card').select('id').where('recipient_email', '=', recipient).execute()).toHaveLength(GIFT_CARDS_PER_ORDER_MAX) // prettier-ignore
    expect(await sentTo(recipient)).toBe(GIFT_CARD_BATCH)
    await sendDueGiftCards(db, { now: new Date(), log: throwingLog })
    expect(await sentTo(recipient)).toBe(2 * GIFT_CARD_BATCH)
  })

  test('have a day on which the shop sends them, also where the cart does not have them', async () => {
    const answer = await order(cards(1, 'a@cuenta.example', '2099-01-01'))
    expect(answer.body).toMatchObject({ code: 400, meta: { reason: 'GIFT_CARD_DAY' } })
  })
})

test('two entries of one product in an order are no more than its line may have', async () => {
  await platform.put('/api/stock/FOCO', { qty: 100_000 })
  const guest = await asGuest(platform)
  const product = { sku: 'FOCO', qty: 6_000, price: 1 }
  const placed = await guest.order({ products: [product, product] })
  expect(placed.body).toMatchObject({ code: 400, result: expect.stringContaining('maximum qty allowed') })
})
