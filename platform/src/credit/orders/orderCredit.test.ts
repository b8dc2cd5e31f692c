import { beforeAll, describe, expect, test } from 'vitest'
import { throwingLog } from '../../testing/throwingLog.ts'
import { cancelOrdersWithoutCredit } from '../../orders/cancellation/cancelUnpaidOrders.ts'
import { textIn, withInvoice } from '../../testing/creditAccount.ts'
import { creditPayments, GOOD_CARD } from '../../testing/creditPayments.ts'
import { pluck } from '../../testing/pluck.ts'
import { type Json, withPlatform } from '../../testing/withPlatform.ts'
import { type Draft, openDraft } from '../applications/testing/applicant.ts'
import { completeDraft, submitDraft } from '../applications/testing/completeDraft.ts'
import { REQUEST_HOURS, REST_HOURS } from './limits.ts'
import { ASKED, BED, creditOf, creditOrders, PRICE } from './testing/creditOrders.ts'

const platform = withPlatform()
const HOUR_MS = 3_600_000

beforeAll(() => platform.put(`/api/stock/${BED.sku}`, { qty: 100 }))

const { newCustomer, linkLater, withLine, onCredit } = creditOrders(platform)
const stockOf = async (sku: string) => (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty
const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })

const applicationsOf = async (orderNumber: string) => {
  const { db } = platform.database()
  const rows = db.selectFrom('credit_application').selectAll().where('order_number', '=', orderNumber)
  return (await rows.execute()).map((row) => ({ row }))
}

/** The application that an order of a customer waits for, begun by its customer. */
const beginRequest = (token: string) => openDraft(platform, { tipo: 'MENUDEO' }, asBearer(token))
const send = (draft: Draft) => submitDraft(platform, draft, { monto: null })
const decide = (folio: string, decision?: string) =>
  platform.put(`/api/ext/credit_requests/${folio}/decision`, decision === undefined ? {} : { decision })
const requestsOf = async ({
  token,
  get,
}: Readonly<{ token: string; get: (path: string) => Promise<{ body: Json }> }>) => {
  const { id } = (await get('me')).body.result!
  const listed = await platform.get(`/api/ext/credit_requests?token=${token}&userId=${Number(id)}`)
  return listed.body.result!.items as unknown as readonly Json[]
}

describe('an order of a customer with a line', () => {
  test('is authorized at once, with an invoice that starts today, and takes its price off the line', async () => {
    const ana = await withLine()
    const order = await onCredit(ana.token, { line: true })
    const read = await order.read()
    const [invoice] = await ana.invoices()
    expect(read).toMatchObject({ status: 'authorized', cancelable: 'whole', total_paid: null })
    expect(await creditOf(order)).toEqual({
      amount: PRICE,
      months: 12,
      approved: PRICE,
      rest: null,
      request: null,
      invoice: invoice!.incrementId,
    })
    expect(invoice).toMatchObject({ total: read.grand_total, estatus: 'VIGENTE', orderNumber: order.number })
    expect(read.totals).toMatchObject({ payment_incl_tax: 2_668 })
    expect(await ana.credits()).toMatchObject({ linea: 5_000, disponible: 360 })
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
    const mail = mails.find(({ subject }) => textIn(subject).includes(order.number))
    expect(mail?.body).toContain('Tu línea de crédito lo paga')
  })

  test('is told in the checkout whether the line covers the cart', async () => {
    const ana = await withLine()
    const line = async (qty: number) => {
      const cartId = textIn((await platform.post(`/api/cart/create?token=${ana.token}`)).body.result)
      await platform.post(`/api/cart/update?token=${ana.token}&cartId=${cartId}`, { cartItem: { ...BED, qty } })
      const methods = (await platform.get(`/api/cart/payment-methods?token=${ana.token}&cartId=${cartId}`)).body.result
      return (methods as unknown as readonly Json[]).find(({ code }) => textIn(code) === 'storecredit')?.credit_line
    }
    expect(await line(2)).toEqual({ available: 5_000, covers: true })
    expect(await line(3)).toEqual({ available: 5_000, covers: false })
  })

  test('is refused, and nothing is taken, where the line has changed since it was shown', async () => {
    const ana = await withLine()
    await withInvoice(platform, ana.holder, { amount: '1000' })
    const before = await stockOf(BED.sku)
    await expect(onCredit(ana.token, { line: true })).rejects.toThrow('CREDIT_LINE')
    expect(await stockOf(BED.sku)).toBe(before)
    expect(await onCredit(ana.token).then((order) => order.read())).toMatchObject({ status: 'pending' })
  })

  test('waits while a payment is more than a week late', async () => {
    const ana = await withLine()
    await withInvoice(platform, ana.holder, { amount: '500', dueIn: -8 })
    expect(await onCredit(ana.token, { qty: 1 }).then((order) => order.read())).toMatchObject({ status: 'pending' })
  })

  test('leaves the next order waiting where it has used the line up', async () => {
    const ana = await withLine()
    const placed = [await onCredit(ana.token), await onCredit(ana.token)]
    const statuses = await Promise.all(placed.map(async (order) => (await order.read()).status))
    expect(statuses).toEqual(['authorized', 'pending'])
    expect(await ana.invoices()).toHaveLength(1)
    // The application for the rest is that of the account: what is free of its line decides.
    const [{ row } = { row: null }] = await applicationsOf(placed[1]!.number)
    expect(row).toMatchObject({ customer_kind: 'CASA', account_id: ana.holder.account.id, amount: '4640.00' })
  })

  test('is called off whole: invoice canceled, line free again, what was paid in the wallet, stock back', async () => {
    const ana = await withLine()
    const before = Number(await stockOf(BED.sku))
    const order = await onCredit(ana.token)
    const { invoice } = await creditOf(order)
    const session = await ana.holder.session()
    const debts = [{ id_factura: invoice, abono: '141.00' }]
    const opened = await platform.post('/api/ext/send_customer_payments', { debts, clientNumber: ana.holder.number }, session) // prettier-ignore
    await creditPayments(platform).payPage(opened.body.result!.url, GOOD_CARD)
    expect((await ana.invoices())[0]).toMatchObject({ pagado: 141 })
    const part = { ...ASKED, items: [{ item_id: order.ids[0], qty: 1 }] }
    expect(await order.post('/cancel-items', part)).toMatchObject({ status: 409 })
    const canceled = await order.post('/cancel', ASKED)
    expect(canceled.body.result).toMatchObject({ status: 'canceled', cancelable: null })
    expect((await ana.invoices())[0]).toMatchObject({ estatus: 'CANCELADO', saldo: 0 })
    expect(await ana.credits()).toMatchObject({ disponible: 5_000 })
    expect(await stockOf(BED.sku)).toBe(before)
    const wallet = await platform.database().db.selectFrom('wallet_entry').selectAll().where('amount', '=', '141.00').execute() // prettier-ignore
    expect(wallet).toMatchObject([{ kind: 'refund' }])
    expect(await order.post('/cancel', ASKED)).toMatchObject({ status: 409 })
  })
})

describe('an order of a customer without an account', () => {
  test('waits for an application that is opened for it, and is authorized when that is approved', async () => {
    const ana = await newCustomer()
    const order = await onCredit(ana.token)
    const { request } = await creditOf(order)
    expect(await order.read()).toMatchObject({ status: 'pending', cancelable: 'whole', total_paid: 0 })
    expect(await requestsOf(ana)).toMatchObject([
      { incrementId: request, tipo: 'MENUDEO', monto: PRICE, estado: 'DRAFT', orderNumber: order.number },
    ])
    const draft = await beginRequest(ana.token)
    expect(draft.folio).toBe(request)
    await send(draft)
    expect(await order.read()).toMatchObject({ status: 'pending', payment: { pay_before: null } })
    expect((await decide(draft.folio)).body.result).toMatchObject({ estado: 'ACTIVE', aprobado: PRICE })
    expect(await order.read()).toMatchObject({ status: 'authorized' })
    const { invoice } = await creditOf(order)
    // The new account is the customer's: the invoice is in their account.
    const listed = await platform.get(`/api/ext/customer_credits?token=${ana.token}&type=MENUDEO`)
    const facturas = listed.body.result!.creditos!.MENUDEO!.facturas as unknown as Json[]
    expect(pluck(facturas, 'incrementId')).toEqual([invoice])
  })

  test('that was sent before its credit was given gets its invoice with it, and is not called off without it', async () => {
    const [ana, eva] = [await newCustomer(), await newCustomer()]
    const [granted, denied] = [await onCredit(ana.token), await onCredit(eva.token)]
    for (const order of [granted, denied]) await order.progress('order sent')
    const drafts = [await beginRequest(ana.token), await beginRequest(eva.token)]
    for (const draft of drafts) await send(draft)
    await decide(drafts[0]!.folio)
    await decide(drafts[1]!.folio, 'DENIED')
    expect(await granted.read()).toMatchObject({ status: 'order sent' })
    expect(await creditOf(granted)).toMatchObject({ approved: PRICE, invoice: expect.any(String) })
    expect(await denied.read()).toMatchObject({ status: 'order sent' })
  })

  test('is denied with its application, and its stock goes back', async () => {
    const ana = await newCustomer()
    const before = await stockOf(BED.sku)
    const order = await onCredit(ana.token)
    const draft = await beginRequest(ana.token)
    await send(draft)
    await decide(draft.folio, 'DENIED')
    expect(await order.read()).toMatchObject({ status: 'denied', cancelable: null })
    expect(await stockOf(BED.sku)).toBe(before)
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
    const told = mails.filter(({ subject }) => textIn(subject).includes(order.number))
    expect(told[0]?.body).toContain('No podemos darte el crédito')
    expect(told[0]?.body).toContain('No pagas nada')
  })

  test('is partially authorized where less is approved, and can be called off', async () => {
    const ana = await newCustomer()
    const order = await onCredit(ana.token, { qty: 3 })
    const draft = await beginRequest(ana.token)
    await send(draft)
    // A new customer gets 5,000 at most.
    expect((await decide(draft.folio)).body.result).toMatchObject({ estado: 'PARTIALLY_APPROVED', aprobado: 5_000 })
    expect(await order.read()).toMatchObject({ status: 'partially authorized', cancelable: 'whole' })
    expect(await creditOf(order)).toMatchObject({ amount: 6_960, approved: 5_000, invoice: null })
    expect((await order.post('/cancel', ASKED)).body.result).toMatchObject({ status: 'canceled' })
    expect(await requestsOf(ana)).toMatchObject([{ estado: 'CANCELED' }])
  })

  describe('of which less is approved', () => {
    const PART = 5_000
    /** Three beds for 6,960, of which 5,000 are approved; accepted by their customer. */
    const accepted = async () => {
      const ana = await newCustomer()
      const order = await onCredit(ana.token, { qty: 3 })
      const draft = await beginRequest(ana.token)
      await send(draft)
      await decide(draft.folio)
      await draft.call('credit_request_accept')
      const { url } = (await order.read()).payment as Json
      const pay = (card: object = GOOD_CARD) => creditPayments(platform).payPage(url, card)
      const credits = async () => {
        const listed = await platform.get(`/api/ext/customer_credits?token=${ana.token}&type=MENUDEO`)
        return listed.body.result!
      }
      return { ...ana, order, url: textIn(url), pay, credits }
    }
    const DECLINED = { ...GOOD_CARD, number: '4000 0000 0000 0002' }

    test('costs interest on the approved part alone once that is accepted, and says what a card pays of it', async () => {
      const { order } = await accepted()
      const read = await order.read()
      // 5,000 on credit are 7,875 over a year.
      expect(read).toMatchObject({ status: 'partially authorized', grand_total: 6_960 + 2_875, total_paid: 0 })
      expect(read.totals).toMatchObject({ payment_incl_tax: 2_875, extension_attributes: { credit_offer: { monto: PART, total_sin: 7_875 } } }) // prettier-ignore
      const segments = (read.totals as Json).total_segments as unknown as readonly Json[]
      const above = segments.filter(({ code }) => textIn(code) !== 'grand_total')
      expect(above.reduce((sum, { value }) => sum + Number(value ?? 0), 0)).toBeCloseTo(9_835, 2)
      expect(await creditOf(order)).toMatchObject({ amount: 6_960, approved: PART, rest: 1_960, invoice: null })
      const due = new Date(textIn((read.payment as Json).pay_before)).getTime() - Date.now()
      expect(Math.round(due / HOUR_MS)).toBe(REST_HOURS)
      const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
      const mail = mails.find(({ subject }) => textIn(subject).includes(`Paga el resto de tu pedido ${order.number}`))
      expect(mail?.body).toContain('1,960.00')
    })

    test('is authorized once, with an invoice of the approved part, when a card pays the rest', async () => {
      const { order, pay, credits, url } = await accepted()
      expect((await platform.get(new URL(url).pathname)).body).toContain('1,960.00')
      expect(await pay(DECLINED)).toMatchObject({ status: 402 })
      expect(await order.read()).toMatchObject({ status: 'partially authorized' })
      const answers = await Promise.all([pay(), pay()])
      expect(answers.map(({ status }) => status)).toContain(303)
      expect(await order.read()).toMatchObject({ status: 'authorized', cancelable: 'whole', payment: { pay_before: null } }) // prettier-ignore
      const { creditos } = await credits()
      const facturas = (creditos as unknown as Json).MENUDEO!.facturas as unknown as readonly Json[]
      expect(facturas).toMatchObject([{ incrementId: (await creditOf(order)).invoice, total: 7_875 }])
      expect((await pay()).status).toBe(303)
      expect((await credits()).saldo).toBe(7_875)
    })

    test.each(['order sent', 'order delivered'])(
      'is paid by card also after it is %s, and stays so',
      async (status) => {
        const { order, pay, credits, url } = await accepted()
        await order.progress(status)
        const { db } = platform.database()
        const over = new Date(Date.now() - HOUR_MS)
        await db.updateTable('sales_order').set({ pay_before: over }).where('order_number', '=', order.number).execute()
        await cancelOrdersWithoutCredit(db, { now: new Date(), log: throwingLog })
        expect(await order.read()).toMatchObject({ status, total_due: 1_960 })
        expect((await platform.get(new URL(url).pathname)).body).toContain('1,960.00')
        expect((await pay()).status).toBe(303)
        expect(await order.read()).toMatchObject({ status, payment: { pay_before: null } })
        const { creditos, saldo } = await credits()
        const facturas = (creditos as unknown as Json).MENUDEO!.facturas as unknown as readonly Json[]
        expect(facturas).toMatchObject([{ incrementId: (await creditOf(order)).invoice, total: 7_875 }])
        expect(saldo).toBe(7_875)
      },
    )

    test('takes no money where its line has been used meanwhile', async () => {
      const { order, pay, token } = await accepted()
      await onCredit(token, { qty: 1, line: true })
      const refused = await pay()
      expect(refused.status).toBe(409)
      expect(refused.body).toContain('No se cobró nada')
      expect(await order.read()).toMatchObject({ status: 'partially authorized' })
    })

    test('puts what the card has paid into the wallet when it is called off', async () => {
      const { order, pay, get } = await accepted()
      await pay()
      await order.post('/cancel', ASKED)
      expect(await order.read()).toMatchObject({ status: 'canceled' })
      const { id } = (await get('me')).body.result!
      const entries = platform
        .database()
        .db.selectFrom('wallet_entry')
        .selectAll()
        .where('customer_id', '=', Number(id))
      expect(await entries.execute()).toMatchObject([{ kind: 'refund', amount: '1960.00' }])
    })

    test('is called off when the rest is not paid in 72 hours, and cannot be paid then', async () => {
      const { order, pay } = await accepted()
      const { db } = platform.database()
      await cancelOrdersWithoutCredit(db, { now: new Date(Date.now() + (REST_HOURS - 1) * HOUR_MS), log: throwingLog })
      expect(await order.read()).toMatchObject({ status: 'partially authorized' })
      await cancelOrdersWithoutCredit(db, { now: new Date(Date.now() + (REST_HOURS + 1) * HOUR_MS), log: throwingLog })
      expect(await order.read()).toMatchObject({ status: 'canceled' })
      expect((await pay()).status).toBe(409)
      const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
      const mail = mails.find(({ subject }) => textIn(subject).includes(`Cancelamos tu pedido ${order.number}`))
      expect(mail?.body).toContain('No recibimos tu pago a tiempo')
    })
  })

  test('ends with its application, and the application with it', async () => {
    const [ana, eva] = [await newCustomer(), await newCustomer()]
    const [first, second] = [await onCredit(ana.token, { qty: 1 }), await onCredit(eva.token, { qty: 1 })]
    const { request } = await creditOf(first)
    const cancel = { incrementId: request, storeCode: 'hogar' }
    expect(await platform.post(`/api/ext/credit_request_cancel?token=${ana.token}`, cancel)).toMatchObject({ status: 200 }) // prettier-ignore
    expect(await first.read()).toMatchObject({ status: 'canceled' })
    const draft = await beginRequest(eva.token)
    await second.post('/cancel', ASKED)
    expect(await requestsOf(eva)).toMatchObject([{ estado: 'CANCELED' }])
    expect(await draft.call('send_guest_nip')).toMatchObject({ status: 409 })
  })

  test('is called off when nothing was sent in 72 hours; one that was sent waits on', async () => {
    const [ana, eva] = [await newCustomer(), await newCustomer()]
    const [late, sent] = [await onCredit(ana.token, { qty: 1 }), await onCredit(eva.token, { qty: 1 })]
    await send(await beginRequest(eva.token))
    const { db } = platform.database()
    const after = (hours: number) =>
      cancelOrdersWithoutCredit(db, { now: new Date(Date.now() + hours * HOUR_MS), log: throwingLog })
    await after(REQUEST_HOURS - 1)
    expect(await late.read()).toMatchObject({ status: 'pending' })
    await after(REQUEST_HOURS + 1)
    expect([(await late.read()).status, (await sent.read()).status]).toEqual(['canceled', 'pending'])
    expect(await requestsOf(ana)).toMatchObject([{ estado: 'CANCELED' }])
  })

  test('is not touched by linking an account later, and is paid from its line once, where its customer asks', async () => {
    const ana = await newCustomer()
    const order = await onCredit(ana.token)
    const draft = await beginRequest(ana.token)
    await send(draft)
    const line = () => order.post('/credit-line', {})
    expect(await line()).toMatchObject({ status: 409, body: { meta: { reason: 'CREDIT_LINE', available: 0 } } })
    await linkLater(ana)
    expect(await order.read()).toMatchObject({ status: 'pending' })
    const answers = await Promise.all([line(), line()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await order.read()).toMatchObject({ status: 'authorized', cancelable: 'whole', payment: { pay_before: null } }) // prettier-ignore
    expect(await creditOf(order)).toMatchObject({ amount: PRICE, approved: PRICE, rest: null, request: null })
    expect(await requestsOf(ana)).toMatchObject([{ estado: 'CANCELED' }])
    const listed = await platform.get(`/api/ext/customer_credits?token=${ana.token}&type=MENUDEO`)
    expect(listed.body.result).toMatchObject({ disponible: 360, presta: true, cuenta: expect.anything() })
    expect(listed.body.result!.creditos!.MENUDEO!.facturas).toMatchObject([{ orderNumber: order.number }])
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
    expect(pluck(mails, 'subject')).toContain(`Tu línea de crédito paga el pedido ${order.number}`)
  })

  test('is paid from no line of others, and from none with a payment more than a week late', async () => {
    const [ana, eva] = [await newCustomer(), await withLine()]
    const order = await onCredit(ana.token, { qty: 1 })
    expect(await platform.post(order.url('/credit-line', eva.token), {})).toMatchObject({ status: 404 })
    const holder = await linkLater(ana)
    await withInvoice(platform, holder, { amount: '500', dueIn: -8 })
    expect(await order.post('/credit-line', {})).toMatchObject({ status: 409 })
    const listed = await platform.get(`/api/ext/customer_credits?token=${ana.token}&type=MENUDEO`)
    expect(listed.body.result).toMatchObject({ presta: false })
    expect(await order.read()).toMatchObject({ status: 'pending' })
  })

  test('has an application that is its customer’s alone, and whose amount is the order’s', async () => {
    const [ana, eva] = [await newCustomer(), await newCustomer()]
    const order = await onCredit(ana.token, { qty: 1 })
    const { request } = await creditOf(order)
    expect((await beginRequest(eva.token)).folio).not.toBe(request)
    const draft = await beginRequest(ana.token)
    const terms = { monto: 5_000, meses: 12, tipo_de_abono: 'SEMANAL' }
    expect((await draft.call('set_user_details', terms)).body.result).toMatchObject({ reason: 'amount' })
    await completeDraft(platform, draft, { monto: null })
    expect((await draft.state()).faltan).toEqual([])
    const receipt = await platform.get(
      `/api/order/receipt/${textIn((await order.read()).receipt_code)}?storeCode=hogar`,
    )
    expect(receipt.body.result!.payment).toMatchObject({ credit: null })
  })
})
