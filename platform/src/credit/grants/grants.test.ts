import { describe, expect, test } from 'vitest'
import { openDraft, lastSms, newContact, newCurp } from '../applications/testing/applicant.ts'
import { completeDraft, passLiveTest, submitDraft } from '../applications/testing/completeDraft.ts'
import { testPersonalData, textIn, withAccount, withInvoice } from '../../testing/creditAccount.ts'
import { type Json, withPlatform } from '../../testing/withPlatform.ts'
import { createHomeCustomers } from './createHomeCustomers.ts'

const platform = withPlatform()

/** Has an application decided now, as developers can. */
const decide = (folio: string) => platform.put(`/api/ext/credit_requests/${folio}/decision`, {})

/** Invoices of cash that a session sees. */
async function loansOf(session: Record<string, string>): Promise<readonly Json[]> {
  const { body } = await platform.get('/api/ext/customer_credits?type=CREDILANA', session)
  const credits = body.result?.creditos as unknown as Readonly<Record<string, { facturas: readonly Json[] }>>
  return credits['CREDILANA']?.facturas ?? []
}

describe('an approved loan of a new person', () => {
  test('opens an account, whose PIN comes by SMS and opens it, with an invoice that starts today', async () => {
    const draft = await openDraft(platform)
    await submitDraft(platform, draft)
    expect((await decide(draft.folio)).body.result).toMatchObject({ estado: 'ACTIVE' })
    const sms = await lastSms(platform, draft.contact.telefono)
    const [, number = '', pin = ''] = /(C\d{8}).*?\b(\d{4})\b/s.exec(sms) ?? []
    const login = await platform.post('/api/ext/credit_login', { cuenta: number, nip: pin })
    expect(login.body.result).toMatchObject({ accountNumber: number, name: 'Ana María López Ruiz' })
    const token = { 'x-credit-token': textIn(login.body.result?.creditToken) }
    const [invoice, ...others] = await loansOf(token)
    expect(others).toEqual([])
    // The figures of the contract: 52 payments of 152, the last one of 123.
    expect(invoice).toMatchObject({ total: 7_875, saldo: expect.any(Number), estatus: 'VIGENTE', CanalVenta: 76 })
    const detail = await platform.get(`/api/ext/credit_invoice?incrementId=${textIn(invoice?.incrementId)}`, token)
    const schedule = detail.body.result?.calendario as unknown as readonly Json[]
    expect(schedule).toHaveLength(52)
    expect([schedule[0], schedule[51]]).toMatchObject([
      { abono: 152, a_tiempo: 135.42 },
      { abono: 123, a_tiempo: 106.08 },
    ])
  })

  test('opens one account and one invoice, however often it is decided', async () => {
    const draft = await openDraft(platform)
    await submitDraft(platform, draft)
    const answers = await Promise.all([decide(draft.folio), decide(draft.folio), decide(draft.folio)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const { db } = platform.database()
    const requests = await db.selectFrom('credit_application').select('account_number').where('folio', '=', draft.folio).execute() // prettier-ignore
    const invoices = await db
      .selectFrom('credit_invoice')
      .innerJoin('credit_account', 'credit_account.id', 'credit_invoice.account_id')
      .where('credit_account.number', '=', requests[0]?.account_number ?? '')
      .select('credit_invoice.number')
      .execute()
    expect(invoices).toHaveLength(1)
  })
})

describe('an approved loan with a life insurance that was free to choose', () => {
  test('asks for the sums that were agreed on, which have its premium', async () => {
    const draft = await openDraft(platform)
    await completeDraft(platform, draft)
    const beneficiarios = [{ nombre: 'Eva', apellido: 'López', parentesco: 'hijo', porcentaje: 100 }]
    await draft.call('save_life_insurance', { articulo: 'VIDA-10', beneficiarios })
    const { oferta, ...agreed } = (await draft.state()).oferta as unknown as Json
    expect(agreed).toMatchObject({
      cat_sin: 134.4,
      cat_con: 85.5,
      seguro: {
        articulo: 'VIDA-10', monto: 10_000, obligatorio: false, prima_mensual: 9, prima_total: 108, prima_por_abono: 2.08, ultima_prima: 1.92,
        abono_sin: 154.08, ultimo_sin: 124.92, total_sin: 7_983, abono_con: 137.5, ultimo_con: 108, total_con: 7_120.5,
      },
    }) // prettier-ignore
    await draft.call('save_credit_guest', { oferta, acepta_terminos: true })
    await decide(draft.folio)
    const sms = await lastSms(platform, draft.contact.telefono)
    const [, number = '', pin = ''] = /(C\d{8}).*?\b(\d{4})\b/s.exec(sms) ?? []
    const login = await platform.post('/api/ext/credit_login', { cuenta: number, nip: pin })
    const token = { 'x-credit-token': textIn(login.body.result?.creditToken) }
    const [invoice] = await loansOf(token)
    expect(invoice).toMatchObject({ total: 7_983 })
    const detail = await platform.get(`/api/ext/credit_invoice?incrementId=${textIn(invoice?.incrementId)}`, token)
    expect(detail.body.result?.oferta).toMatchObject({ ...agreed, condicion: 'CASA' })
    const schedule = detail.body.result?.calendario as unknown as readonly Json[]
    expect([schedule[0], schedule[51]]).toMatchObject([
      { abono: 154.08, a_tiempo: 137.5 },
      { abono: 124.92, a_tiempo: 108 },
    ])
  })
})

describe('a holder of an account', () => {
  const homes = createHomeCustomers(testPersonalData)

  test('is known by a living session alone, with line, room and lateness', async () => {
    const holder = await withAccount(platform)
    await withInvoice(platform, holder, { amount: '1000', dueIn: -9 })
    const { db } = platform.database()
    const token = (await holder.session())['x-credit-token']
    const now = new Date()
    const home = await homes.proven(db, token, now)
    expect(home).toMatchObject({
      accountId: holder.account.id,
      person: { nombres: 'Ana', curp: holder.holder.curp, telefono: holder.holder.telephone.slice(2) },
      daysLate: 9,
    })
    expect([home?.line.toNumber(), home?.free.toNumber()]).toEqual([5_000, 4_000])
    expect(await homes.proven(db, 'forged', now)).toBeNull()
    expect(await homes.proven(db, null, now)).toBeNull()
    expect(await homes.byAccount(db, 999_999, now)).toBeNull()
    const later = new Date(now.getTime() + 3 * 3_600_000)
    expect(await homes.proven(db, token, later)).toBeNull()
  })

  test('borrows what their line leaves', async () => {
    const holder = await withAccount(platform)
    const session = await holder.session()
    const request = () =>
      openDraft(platform, { ...newContact(), cliente: 'CASA', curp: holder.holder.curp, tipo: 'CREDILANA' }, session)
    const draft = await request()
    await draft.call('set_user_details', { monto: 2_000, meses: 12, tipo_de_abono: 'SEMANAL' }, session)
    await passLiveTest(draft)
    await draft.call('set_deposit', { deposito: { metodo: 'SUCURSAL' } }, session)
    const consent = { consulta_historial: true, aviso_privacidad: true, version: '2026-11' }
    await draft.call('set_file_authorization', consent, session)
    const state = await draft.state()
    expect(state.faltan).toEqual([])
    const offer = await draft.call('set_user_details', { monto: 2_000, meses: 12, tipo_de_abono: 'SEMANAL' }, session)
    const sent = await draft.call('save_credit_home', { oferta: offer.body.result?.oferta, acepta_terminos: true }, session) // prettier-ignore
    expect(sent.status).toBe(200)
    expect((await decide(draft.folio)).body.result).toMatchObject({ estado: 'ACTIVE' })
    const [invoice] = await loansOf(session)
    expect(invoice).toMatchObject({ total: 3_150 })
    const home = await createHomeCustomers(testPersonalData).byAccount(platform.database().db, holder.account.id, new Date()) // prettier-ignore
    expect(home?.free.toNumber()).toBe(3_000)
  })

  test.each([
    [{ amount: '5000' }, { estado: 'DENIED', aprobado: null }, 1],
    [{ amount: '2000' }, { estado: 'PARTIALLY_APPROVED', aprobado: 3_000 }, 1],
    [{ amount: '500', dueIn: -8 }, { estado: 'DENIED', aprobado: null }, 1],
  ])('gets no more than the line by applying as a new customer: with %j open', async (terms, decided, credits) => {
    const holder = await withAccount(platform, { curp: newCurp() })
    await withInvoice(platform, holder, { product: 'CREDILANA', ...terms })
    // A person who is known by their CURP, with another telephone and another address of mail.
    const draft = await openDraft(platform, { curp: holder.holder.curp })
    await submitDraft(platform, draft)
    expect((await decide(draft.folio)).body.result).toMatchObject(decided)
    expect(await loansOf(await holder.session())).toHaveLength(credits)
  })

  test('is granted nothing that exceeds the room of then, though the decision was made before', async () => {
    const holder = await withAccount(platform, { curp: newCurp() })
    const draft = await openDraft(platform, { curp: holder.holder.curp })
    await submitDraft(platform, draft)
    await withInvoice(platform, holder, { product: 'CREDILANA', amount: '1000' })
    expect((await platform.put(`/api/ext/credit_requests/${draft.folio}/decision`, { decision: 'APPROVED' })).body.result).toMatchObject({ estado: 'APPROVED' }) // prettier-ignore
    expect(await loansOf(await holder.session())).toHaveLength(1)
  })
})
