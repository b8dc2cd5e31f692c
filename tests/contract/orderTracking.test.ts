import { describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { mailsTo } from '../testkit/shoppers/mailbox.ts'
import { nextAddress } from '../testkit/graph/nextAddress.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { orderWithoutAccount, trackOrder } from '../testkit/shoppers/trackOrder.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()

describe('an order by its number and e-mail address', () => {
  it('is found by a session that did not place it, step by step', async () => {
    const email = newEmail()
    const orderNumber = await orderWithoutAccount(gateway, email, 'banktransfer')
    const find = () => trackOrder(asGuest(gateway), { orderNumber: ` #${orderNumber} `, email: email.toUpperCase() })
    const { order, text } = await find()
    expect(order).toMatchObject({
      number: orderNumber,
      status: 'PENDING',
      steps: [{ progress: 'PAYMENT_PREVIEW' }],
      lines: [{ quantity: 1, product: { sku: expect.any(String) } }],
      recipient: 'Ana',
      destination: '44100 Guadalajara',
      deliveryEstimate: { earliest: expect.any(String) },
    })
    expect(text).not.toMatch(/López|Juárez|3312345678/)
    expect(text.toLowerCase()).not.toContain(email)

    await reportProgress(platform, orderNumber, { status: 'processing' })
    await reportProgress(platform, orderNumber, { status: 'order sent', guide_number: 'G 1', delivery_company: 'DHL' })
    expect((await find()).order).toMatchObject({
      progress: 'ORDER_SENT',
      steps: [{ progress: 'PAYMENT_PREVIEW' }, { progress: 'PAYMENT_CONFIRMED' }, { progress: 'ORDER_SENT' }],
      guideNumber: 'G 1',
      trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=G%201',
    })
  })

  it('says how it is paid while it waits for that', async () => {
    const email = newEmail()
    const orderNumber = await orderWithoutAccount(gateway, email, 'banktransfer')
    const { order } = await trackOrder(asGuest(gateway), { orderNumber, email })
    expect(order).toMatchObject({ status: 'PENDING', paymentInstructions: { reference: expect.any(String) } })
  })

  it('is linked from its mails, which name the number and no e-mail address', async () => {
    const email = newEmail()
    const orderNumber = await orderWithoutAccount(gateway, email)
    const [mail] = await mailsTo(email)
    const links = [...(mail?.body ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')
    expect(links.find((link) => link.includes('/order-status'))).toMatch(
      new RegExp(`/order-status\\?number=${orderNumber}$`),
    )
    expect(links.filter((link) => link.includes(email))).toEqual([])
  })

  it('is found for an account too, and by no other address', async () => {
    const account = await signedUp()
    const [ware] = await plentifulWares(gateway, 1)
    const { number: orderNumber } = await buyAs(account, [ware?.sku ?? ''], 1)
    const { data } = await account.send('{ viewer { customer { orders(first: 1) { nodes { email } } } } }')
    const { viewer } = data as { viewer: { customer: { orders: { nodes: { email: string }[] } } } }
    const email = viewer.customer.orders.nodes[0]?.email ?? ''
    const headers = { 'x-forwarded-for': nextAddress() }
    const find = (address: string) => trackOrder(asGuest(gateway), { orderNumber, email: address }, headers)
    expect((await find(email)).order).toMatchObject({ number: orderNumber })
    expect(await find(newEmail())).toMatchObject({ order: null, codes: ['TRACKED_ORDER_UNKNOWN'] })
  })
})
