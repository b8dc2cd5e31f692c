import { afterEach, describe, expect, test, vi } from 'vitest'
import { scrubUrl } from '../../http/scrubUrl.ts'
import { testPersonalData, textIn } from '../../testing/creditAccount.ts'
import { GOOD_CARD as GOOD, creditPayments, resultOf } from '../../testing/creditPayments.ts'
import { asCustomer } from '../../testing/customer.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { applyPayment } from './applyPayment.ts'
import { throwingLog } from '../../testing/throwingLog.ts'
import { expirePayments } from './watchCreditPayments.ts'

const platform = withPlatform()
const { debtor, bank, payPage } = creditPayments(platform)
const db = () => platform.database().db
const HOUR_MS = 3_600_000
const REFUSED = { ...GOOD, number: '4000000000000002' }
afterEach(() => void vi.useRealTimers())
const inHours = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })

describe('paying a credit', () => {
  test.each([
    ['1,234.50'],
    ['1e3'],
    ['1e9'],
    ['-1'],
    ['+5'],
    ['0x10'],
    ['1.001'],
    ['1.'],
    ['.5'],
    [''],
    [' '],
    ['NaN'],
    ['Infinity'],
    ['１２'],
    ['0'],
    ['0.99'],
    ['99999999'],
  ])('refuses the amount %j', async (abono) => {
    const ana = await debtor()
    for (const call of [ana.card, ana.transfer])
      expect(await call([ana.pay(abono)])).toMatchObject({ status: 400, body: { result: { reason: 'amount' } } })
  })

  test('takes 1.00 and the payoff, and a cent more or less is refused with the bounds', async () => {
    const ana = await debtor({ paid: 20, dueIn: 7 })
    for (const abono of ['1.00', '1', '3065.77']) expect((await ana.card([ana.pay(abono)])).status).toBe(200)
    expect(resultOf(await ana.card([ana.pay('3065.78')]))).toMatchObject({ reason: 'amount', min: 1, max: 3_065.77 })
  })

  test('refuses two lines of one invoice, none, and more than twenty', async () => {
    const ana = await debtor()
    expect(await ana.card([ana.pay('1'), ana.pay('2')])).toMatchObject({ status: 400, body: { result: { reason: 'invoice' } } }) // prettier-ignore
    expect((await ana.card([])).status).toBe(400)
    expect((await ana.card(Array.from({ length: 21 }, (_, at) => ana.pay('1', `F${at}`)))).status).toBe(400)
  })

  test('refuses invoices of another account from every caller, and names of another account', async () => {
    const [ana, eva] = [await debtor(), await debtor()]
    for (const call of [eva.card, eva.transfer])
      expect(await call([eva.pay('10'), ana.pay('10')])).toMatchObject({ status: 404 })
    const body = { debts: [ana.pay('10')] }
    expect((await platform.post('/api/ext/send_customer_payments', body)).status).toBe(401)
    const forged = { 'x-credit-token': `${ana.session['x-credit-token'].slice(0, -1)}~` }
    expect((await platform.post('/api/ext/send_customer_payments', body, forged)).status).toBe(401)
    const named = { ...body, clientNumber: eva.number }
    expect((await platform.post('/api/ext/payments_by_transfer', named, ana.session)).status).toBe(403)
    const { payment_id: id } = resultOf(await ana.card([ana.pay('10')]))
    expect((await platform.get(`/api/ext/credit_payments/${textIn(id)}`, eva.session)).status).toBe(404)
    expect((await platform.get(`/api/ext/credit_payments/${textIn(id)}`)).status).toBe(401)
  })

  test('by transfer is for some channels alone', async () => {
    const ana = await debtor({ channel: 12 })
    expect(await ana.transfer([ana.pay('10')])).toMatchObject({ status: 400, body: { result: { reason: 'channel' } } })
    expect((await ana.card([ana.pay('10')])).status).toBe(200)
  })

  test('takes channel, name and mail from invoice and account, whatever a caller says', async () => {
    const ana = await debtor({ channel: 12 })
    const said = { clientName: 'Eva Gil', clientMail: 'eva@elsewhere.example', type: 'PERSONAL' }
    const pay = (call: string, debt: object) =>
      platform.post(`/api/ext/${call}`, { debts: [{ ...ana.pay('129.89'), ...debt }], ...said }, ana.session)
    const claimed = { CanalVenta: 3, mov: 'Factura' }
    expect(await pay('payments_by_transfer', claimed)).toMatchObject({
      status: 400,
      body: { result: { reason: 'channel' } },
    })
    const { url } = resultOf(await pay('send_customer_payments', claimed))
    await payPage(url, GOOD)
    expect(await ana.mails()).toMatchObject([{ subject: 'Recibimos tu pago de $129.89' }])
    const written = db().selectFrom('outbox').selectAll().where('recipient', '=', said.clientMail)
    expect(await written.execute()).toEqual([])
  })

  test('of a settled invoice is refused', async () => {
    const ana = await debtor({ paid: 52, dueIn: 7 })
    expect(await ana.card([ana.pay('10')])).toMatchObject({ status: 409, body: { result: { reason: 'invoice' } } })
  })

  test('with a key is opened once', async () => {
    const ana = await debtor()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ana.card([ana.pay('10')], key)))
    expect(new Set(answers.map((answer) => textIn(resultOf(answer).payment_id))).size).toBe(1)
    expect((await ana.card([ana.pay('11')], key)).status).toBe(409)
    const eva = await debtor()
    expect((await eva.card([eva.pay('10')], key)).status).toBe(200)
  })

  test('keeps at most twenty open', async () => {
    const ana = await debtor()
    for (let opened = 0; opened < 20; opened += 1) expect((await ana.card([ana.pay('10')])).status).toBe(200)
    expect((await ana.card([ana.pay('10')])).status).toBe(409)
    inHours(1.1)
    const later = await platform.post(
      '/api/ext/send_customer_payments',
      { debts: [ana.pay('10')] },
      await ana.newSession(),
    )
    expect(later.status).toBe(200)
  })

  test('works by the link alone, without a session', async () => {
    const ana = await debtor()
    const { token } = await asCustomer(platform, 'enlace@pagos.example')
    const userId = Number((await platform.get(`/api/user/me?token=${token}`)).body.result!.id)
    await platform.post(`/api/ext/account_validate?token=${token}`, { userId, cuenta: ana.number }, ana.session)
    const body = { debts: [ana.pay('10')], clientNumber: `${ana.number.slice(0, 5)}•••${ana.number.slice(-1)}` }
    const opened = await platform.post(`/api/ext/send_customer_payments?token=${token}`, body)
    expect(opened.status).toBe(200)
    const { payment_id: id } = resultOf(opened)
    expect((await platform.get(`/api/ext/credit_payments/${textIn(id)}?token=${token}`)).status).toBe(200)
  })
})

describe('a card', () => {
  test('pays on the page of the provider, at once, with a mail', async () => {
    const ana = await debtor()
    const { url, payment_id: id, total, pay_before: before } = resultOf(await ana.card([ana.pay('129.89')]))
    expect([total, url]).toEqual([129.89, expect.stringMatching(/^https:\/\/pay\.example\/credit\/pay\/[\w-]{22}$/)])
    expect(Date.parse(textIn(before)) - Date.now()).toBeGreaterThan(59 * 60_000)
    const page = await platform.get(new URL(textIn(url)).pathname, { accept: 'text/html' })
    expect(page.body).toContain('Pago de tu crédito')
    expect(page.body).toContain('Pagar $129.89')
    expect(await ana.read(id)).toMatchObject({ estado: 'PENDING', metodo: 'TARJETA', url })
    const done = await payPage(url, GOOD)
    expect([done.status, done.headers.location]).toEqual([303, 'https://shop.example/my-account/payments/pay'])
    const used = {
      abono: 129.89,
      moratorio: 0,
      vencido: 0,
      corriente: 129.89,
      anticipado: 0,
      bonificacion: 22.11,
      pagos_quitados: 0,
    }
    expect(await ana.read(id)).toMatchObject({
      estado: 'APPLIED',
      recibido: 129.89,
      sobrante: 0,
      debts: [{ id_factura: ana.invoice.number, abono: 129.89, usado: used }],
      applied_at: expect.any(String),
    })
    expect((await ana.detail()).calendario).toMatchObject({ 0: { estado: 'PAID', pagado: 129.89 } })
    expect(await ana.mails()).toMatchObject([{ subject: 'Recibimos tu pago de $129.89' }])
  })

  test('that is refused leaves the payment open; the eleventh is not looked at', async () => {
    const ana = await debtor()
    const { url, payment_id: id } = resultOf(await ana.card([ana.pay('10')]))
    expect((await payPage(url, { ...GOOD, number: '1' })).status).toBe(422)
    for (let tried = 0; tried < 10; tried += 1) expect((await payPage(url, REFUSED)).status).toBe(402)
    expect((await payPage(url, GOOD)).status).toBe(429)
    expect(await ana.read(id)).toMatchObject({ estado: 'PENDING', recibido: null })
  })

  test('that pays twice side by side, and again, is counted once', async () => {
    const ana = await debtor()
    const { url, payment_id: id } = resultOf(await ana.card([ana.pay('129.89')]))
    const answers = await Promise.all([payPage(url, GOOD), payPage(url, GOOD), payPage(url, GOOD)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await payPage(url, GOOD)).status).toBe(303)
    expect((await ana.detail()).pagado).toBe(129.89)
    const book = () => db().transaction().execute((inside) => applyPayment(inside, textIn(id), { personalData: testPersonalData, now: new Date() })) // prettier-ignore
    expect(await Promise.all([book(), book()])).toEqual([null, null])
    expect(await ana.mails()).toHaveLength(1)
  })

  test('and another one, and a transfer, at the same moment are each counted', async () => {
    const ana = await debtor({ paid: 4 })
    const cards = [await ana.card([ana.pay('100')]), await ana.card([ana.pay('200')])].map(resultOf)
    const { reference } = resultOf(await ana.transfer([ana.pay('300')]))
    const booking = bank(reference, { amount: '300', now: true })
    const answers = await Promise.all([...cards.map(({ url }) => payPage(url, GOOD)), booking])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 200])
    const { calendario, pagado } = await ana.detail()
    expect(pagado).toBeCloseTo(4 * 129.89 + 600)
    const rows = calendario as unknown as readonly { pagado: number }[]
    expect(rows.reduce((sum, row) => sum + row.pagado, 0)).toBeCloseTo(4 * 129.89 + 600)
  })

  test('has a page whose code stands in no log', async () => {
    const ana = await debtor()
    const { url } = resultOf(await ana.card([ana.pay('10')]))
    expect(scrubUrl(textIn(url))).toBe('https://pay.example/credit/pay/***')
  })

  test('settles an invoice after its 20th payment', async () => {
    const ana = await debtor({ paid: 20, dueIn: 7 })
    const { url } = resultOf(await ana.card([ana.pay('3065.77')]))
    await payPage(url, GOOD)
    expect(await ana.detail()).toMatchObject({
      estatus: 'LIQUIDADO',
      saldo: 0,
      payment: 0,
      proximo: null,
      pagado: 20 * 129.89 + 3_065.77,
      liquidar: { hoy: 0, ahorro: 0 },
    })
  })

  test('takes no money that is not owed any more', async () => {
    const ana = await debtor({ paid: 51, dueIn: 7 })
    const { hoy } = (await ana.detail()).liquidar!
    const [first, second] = [await ana.card([ana.pay(textIn(hoy))]), await ana.card([ana.pay(textIn(hoy))])].map(
      resultOf,
    )
    expect((await payPage(first!.url, GOOD)).status).toBe(303)
    const late = await payPage(second!.url, GOOD)
    expect([late.status, textIn(late.body)]).toEqual([409, expect.stringContaining('No se cobró nada')])
    expect(await ana.read(second!.payment_id)).toMatchObject({ estado: 'CANCELED', recibido: null })
    expect(await ana.detail()).toMatchObject({ estatus: 'LIQUIDADO', saldo: 0 })
  })

  test('cannot pay after an hour, nor on a page that there is not', async () => {
    const ana = await debtor()
    const { url, payment_id: id } = resultOf(await ana.card([ana.pay('10')]))
    inHours(1.01)
    const late = await payPage(url, GOOD)
    expect([late.status, textIn(late.body)]).toEqual([409, expect.stringContaining('venció')])
    expect(
      await expirePayments({ db: db(), log: { ...throwingLog, info: () => undefined } }, new Date()),
    ).toBeGreaterThan(0)
    const { status } = await db().selectFrom('credit_payment').select('status').where('id', '=', textIn(id)).executeTakeFirstOrThrow() // prettier-ignore
    expect(status).toBe('EXPIRED')
    expect((await payPage(`https://pay.example/credit/pay/${'x'.repeat(22)}`, GOOD)).status).toBe(404)
  })
})
