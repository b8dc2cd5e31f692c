import { afterEach, describe, expect, test, vi } from 'vitest'
import { testPersonalData, textIn, withInvoice } from '../../testing/creditAccount.ts'
import { type CreditTerms, creditPayments, resultOf } from '../../testing/creditPayments.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { addDays, dayOf } from '../calendar/calendar.ts'
import { bookTransfers, expirePayments } from './watchCreditPayments.ts'

const platform = withPlatform()
const { debtor, bank } = creditPayments(platform)
const db = () => platform.database().db
const HOUR_MS = 3_600_000
const log = { info: () => undefined, error: () => undefined }
afterEach(() => void vi.useRealTimers())
const inHours = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })

describe('a transfer', () => {
  const opened = async (terms: CreditTerms = {}, abono = '129.89') => {
    const ana = await debtor(terms)
    const transfer = resultOf(await ana.transfer([ana.pay(abono)]))
    return { ...ana, transfer, ask: ana.transfer, state: () => ana.read(transfer.payment_id) }
  }

  test('has the CLABE of the account, a reference with its check digit, and a mail', async () => {
    const ana = await opened()
    expect(ana.transfer).toEqual({
      payment_id: expect.any(String),
      account: ana.account.clabe,
      reference: expect.stringMatching(/^\d{7}$/),
      bank: 'STP',
      beneficiary: 'Hogar Crédito',
      total: 129.89,
      pay_before: expect.any(String),
    })
    const [mail] = await ana.mails()
    expect(mail).toMatchObject({ subject: 'Datos para transferir $129.89' })
    for (const said of [ana.account.clabe, textIn(ana.transfer.reference), 'en unas 4 horas. Paga a más tardar 2 días'])
      expect(JSON.stringify(mail!.content)).toContain(said)
  })

  test('of the same invoices keeps its reference while it is good, with the last sums', async () => {
    const ana = await opened()
    const same = resultOf(await ana.ask([ana.pay('129.89')]))
    expect(same).toEqual(ana.transfer)
    expect(await ana.mails()).toHaveLength(1)
    const more = resultOf(await ana.ask([ana.pay('200')]))
    expect(more).toMatchObject({ payment_id: same.payment_id, reference: same.reference, total: 200 })
    expect(await ana.state()).toMatchObject({ total: 200, debts: [{ abono: 200 }] })
    const second = await withInvoice(platform, ana)
    const other = resultOf(await ana.ask([ana.pay('200'), ana.pay('10', second.number)]))
    expect(other.reference).not.toBe(same.reference)
  })

  test('is among those of the account until it is booked, or its time is over', async () => {
    const ana = await opened()
    const listed = async () => {
      const { body } = await platform.get('/api/ext/customer_credits', await ana.newSession())
      return body.result?.transferencias
    }
    const { payment_id, reference, pay_before } = ana.transfer
    const shown = { payment_id, total: 129.89, pay_before, transfer: { account: ana.account.clabe, reference } }
    expect(await listed()).toMatchObject([{ ...shown, estado: 'PENDING' }])
    await bank(reference, { amount: '129.89' })
    expect(await listed()).toMatchObject([{ ...shown, estado: 'PROCESSING' }])
    await bookTransfers({ db: db(), personalData: testPersonalData, log }, new Date(Date.now() + 4.1 * HOUR_MS))
    expect(await listed()).toEqual([])
    const late = await opened()
    inHours(72.1)
    const { body } = await platform.get('/api/ext/customer_credits', await late.newSession())
    expect(body.result?.transferencias).toEqual([])
  })

  test('of the same invoices has another reference once the one before is over', async () => {
    const ana = await opened()
    inHours(72.1)
    const { body } = await platform.post('/api/ext/payments_by_transfer', { debts: [ana.pay('129.89')] }, await ana.newSession()) // prettier-ignore
    expect(body.result).toMatchObject({ account: ana.account.clabe, reference: expect.stringMatching(/^\d{7}$/) })
    expect(body.result!.reference).not.toBe(ana.transfer.reference)
  })

  test('is unmatched with the reference of no payment, and without one where two payments are open', async () => {
    const ana = await opened()
    const account = ana.account.clabe
    expect(resultOf(await bank('8888888', { amount: '50', account }))).toMatchObject({ estado: 'UNMATCHED', total: 50 })
    const second = await withInvoice(platform, ana)
    await ana.ask([ana.pay('10', second.number)])
    const unnamed = resultOf(await bank('none', { amount: '60', account, now: true }))
    expect(unnamed).toMatchObject({ estado: 'APPLIED', total: 60, debts: [{ usado: { abono: 60 } }] })
    expect(await ana.state()).toMatchObject({ estado: 'PENDING', recibido: null })
    expect(JSON.stringify((await ana.mails()).at(-1)!.content)).toContain('lo más antiguo')
  })

  test('is booked after another number of hours if that is set', async () => {
    const ana = await opened({})
    await bank(ana.transfer.reference, { amount: '129.89' })
    const set = { db: db(), personalData: testPersonalData, log, speiProcessingHours: 1 }
    const book = (hours: number) => bookTransfers(set, new Date(Date.now() + hours * HOUR_MS))
    await book(0.9)
    expect(await ana.state()).toMatchObject({ estado: 'PROCESSING' })
    await book(1.1)
    expect(await ana.state()).toMatchObject({ estado: 'APPLIED' })
  })

  test('is booked four hours after it was seen, and counts for the day on which it was sent', async () => {
    const ana = await opened({ dueIn: -1 })
    const sent = new Date(`${addDays(dayOf(new Date()), -1)}T18:00:00-06:00`)
    expect(resultOf(await bank(ana.transfer.reference, { amount: '129.89', sent_at: sent.toISOString() }))).toMatchObject({ estado: 'PROCESSING' }) // prettier-ignore
    const book = (hours: number) => bookTransfers({ db: db(), personalData: testPersonalData, log }, new Date(Date.now() + hours * HOUR_MS)) // prettier-ignore
    await book(3.9)
    expect(await ana.state()).toMatchObject({ estado: 'PROCESSING' })
    const booked = await Promise.all([book(4.1), book(4.1)])
    expect(booked.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await ana.state()).toMatchObject({ estado: 'APPLIED', debts: [{ usado: { corriente: 129.89, bonificacion: 22.11, moratorio: 0 } }] }) // prettier-ignore
    expect((await ana.detail()).calendario).toMatchObject({ 0: { estado: 'PAID', pagado: 129.89 } })
  })

  test('that the bank reports twice is counted once', async () => {
    const ana = await opened()
    const report = { amount: 129.89, now: true }
    await Promise.all([bank(ana.transfer.reference, report), bank(ana.transfer.reference, report)])
    expect(resultOf(await bank(ana.transfer.reference, report))).toMatchObject({ estado: 'APPLIED' })
    expect((await ana.detail()).pagado).toBe(129.89)
    const rows = await db().selectFrom('credit_payment').select('id').where('account_id', '=', ana.account.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('of less is applied in part; of more takes payments off the end', async () => {
    const [less, more] = [await opened(), await opened()]
    expect(resultOf(await bank(less.transfer.reference, { amount: '100', now: true }))).toMatchObject({
      estado: 'PARTIALLY_APPLIED',
      recibido: 100,
      debts: [{ abono: 129.89, usado: { abono: 100, corriente: 100, bonificacion: 0 } }],
    })
    expect((await less.detail()).calendario).toMatchObject({ 0: { estado: 'PARTIAL', pagado: 100 } })
    expect(resultOf(await bank(more.transfer.reference, { amount: '229.89', now: true }))).toMatchObject({
      estado: 'APPLIED',
      debts: [{ usado: { corriente: 129.89, anticipado: 100, pagos_quitados: 1 } }],
      sobrante: 0,
    })
  })

  test('of more than is owed anywhere leaves a surplus, which the mail says', async () => {
    const ana = await opened({ paid: 51, dueIn: 7 }, '50')
    const { hoy } = (await ana.detail()).liquidar!
    const answer = resultOf(await bank(ana.transfer.reference, { amount: textIn(Number(hoy) + 10), now: true }))
    expect(answer).toMatchObject({ estado: 'APPLIED', sobrante: 10 })
    expect(await ana.detail()).toMatchObject({ estatus: 'LIQUIDADO' })
    expect(JSON.stringify((await ana.mails()).at(-1)!.content)).toContain('Sobraron $10.00')
  })

  test('after 72 hours is unmatched, and goes to what is oldest', async () => {
    const ana = await opened({ dueIn: -1 })
    // Four whole days, so that the same number of days of Mexico City lie between, whatever the hour of the run.
    inHours(96)
    const late = resultOf(await bank(ana.transfer.reference, { amount: '152.00' }))
    expect(late).toMatchObject({ estado: 'UNMATCHED', payment_id: ana.transfer.payment_id })
    const booked = resultOf(await bank(ana.transfer.reference, { amount: '152.00', now: true }))
    expect(booked).toMatchObject({
      estado: 'APPLIED',
      debts: [{ usado: { abono: 152, moratorio: 1.52, vencido: 150.48 } }],
    })
    expect(JSON.stringify((await ana.mails()).at(-1)!.content)).toContain('lo más antiguo')
  })

  test('that was sent within 72 hours is used as it was meant, though it is reported after them', async () => {
    const ana = await opened()
    const second = await withInvoice(platform, ana)
    const { reference, payment_id: id } = resultOf(await ana.ask([ana.pay('50', second.number)]))
    const sent = new Date()
    inHours(72.1)
    expect(await expirePayments({ db: db(), log }, new Date())).toBeGreaterThanOrEqual(1)
    await bank(reference, { amount: '50', sent_at: sent.toISOString(), now: true })
    vi.useRealTimers()
    expect(await ana.read(id)).toMatchObject({
      estado: 'APPLIED',
      debts: [{ id_factura: second.number, usado: { abono: 50 } }],
    })
    expect((await ana.detail()).pagado).toBe(0)
  })

  test('without its reference belongs to the only open payment of its CLABE', async () => {
    const ana = await opened()
    const account = ana.account.clabe
    expect(resultOf(await bank('none', { amount: '129.89', account, now: true }))).toMatchObject({
      estado: 'APPLIED',
      payment_id: ana.transfer.payment_id,
    })
    // None is open now: the next one goes to what is oldest, once for each key of the bank.
    for (let twice = 0; twice < 2; twice += 1)
      expect(resultOf(await bank('none', { amount: '20', account, tracking: `T-${ana.number}`, now: true }))).toMatchObject({ estado: 'APPLIED', total: 20 }) // prettier-ignore
    expect((await ana.detail()).pagado).toBeCloseTo(149.89)
  })

  test('for no account, or of no amount, is refused', async () => {
    expect((await bank('9999999', { amount: '10' })).status).toBe(404)
    expect((await bank('none', { amount: '10' })).status).toBe(404)
    expect((await bank('none', { amount: '10', account: '646180110499999999' })).status).toBe(404)
    const ana = await opened()
    for (const amount of ['0', '1e3', '-5', '1,000']) expect((await bank(ana.transfer.reference, { amount })).status).toBe(400) // prettier-ignore
    expect((await bank('abc', { amount: '10' })).status).toBe(400)
  })

  test('of several invoices pays each its sum', async () => {
    const ana = await debtor()
    const second = await withInvoice(platform, ana, { product: 'CREDILANA', amount: '1000', dueIn: 3 })
    const { reference, payment_id: id } = resultOf(
      await ana.transfer([ana.pay('129.89'), ana.pay('10.50', second.number)]),
    )
    await bank(reference, { amount: '140.39', now: true })
    expect(await ana.read(id)).toMatchObject({
      estado: 'APPLIED',
      debts: [
        { id_factura: ana.invoice.number, usado: { abono: 129.89 } },
        { id_factura: second.number, usado: { abono: 10.5, corriente: 10.5 } },
      ],
    })
  })
})
