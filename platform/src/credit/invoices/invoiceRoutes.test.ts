import { afterEach, describe, expect, test, vi } from 'vitest'
import { asCustomer } from '../../testing/customer.ts'
import { withAccount, withInvoice } from '../../testing/creditAccount.ts'
import { type Json, withPlatform } from '../../testing/withPlatform.ts'
import { addDays, dayOf } from '../calendar/calendar.ts'
import { payByDay } from './schedule.ts'

const platform = withPlatform()
const today = () => dayOf(new Date())
afterEach(() => void vi.useRealTimers())

const read = (call: string, query: string, headers: Record<string, string> = {}) =>
  platform.get(`/api/ext/${call}?${query}`, headers)

/** An account that is linked to a new customer, and a session of both. */
async function linked(name: string) {
  const email = `${name}@facturas.example`
  const { token } = await asCustomer(platform, email)
  const id = Number((await platform.get(`/api/user/me?token=${token}`)).body.result!.id)
  const holder = await withAccount(platform)
  const session = await holder.session()
  await platform.post(`/api/ext/account_validate?token=${token}`, { userId: id, cuenta: holder.number }, session)
  return { ...holder, token, id, session }
}

describe('the credits of an account', () => {
  test('are listed by product, with what is due, what settles them, and the line', async () => {
    const ana = await linked('lista')
    const invoice = await withInvoice(platform, ana, { paid: 20, dueIn: 3 })
    await withInvoice(platform, ana, { product: 'PERSONAL', frequency: 'MENSUAL', channel: 12 })
    const { body } = await read('customer_credits', `userId=${ana.id}`, ana.session)
    const due = addDays(today(), 3)
    expect(body.result).toMatchObject({
      cuenta: { cuenta: ana.number },
      saldo: expect.any(Number),
      linea: 10_000,
      disponible: 1_934.23,
    })
    const owed = await platform.get('/api/ext/customer_credits?type=TODOS', ana.session)
    const groups = Object.values(owed.body.result?.creditos as unknown as Record<string, { facturas: Json[] }>)
    const balances = groups.flatMap(({ facturas }) => facturas.map(({ saldo }) => Number(saldo)))
    expect(owed.body.result?.saldo).toBeCloseTo(
      balances.reduce((total, one) => total + one, 0),
      2,
    )
    const unproven = await read('customer_credits', `token=${ana.token}`)
    expect(unproven.body.result).toMatchObject({
      cuenta: { cuenta: `${ana.number.slice(0, 5)}•••${ana.number.slice(-1)}` },
    })
    expect(JSON.stringify(unproven.body)).not.toContain(ana.number)
    expect(body.result!.creditos).toEqual({
      MENUDEO: {
        nombre: 'Compras a crédito',
        facturas: [
          {
            incrementId: invoice.number,
            id: invoice.number,
            Mov: 'Factura',
            credito: 'MENUDEO',
            name: 'Compras a crédito',
            total: 7_875,
            pagado: 2_597.8,
            saldo: 31 * 152 + 123,
            payment: 129.89,
            CanalVenta: 3,
            transferencia: true,
            expirationDate: due,
            expiration: 'false',
            estatus: 'VIGENTE',
            vencido: 0,
            moratorio: 0,
            proximo: { numero: 21, vence: due, pagar_antes: payByDay(due), abono: 152, a_tiempo: 129.89 },
            // Four of the seven days of the running week: 31.60 of its interest.
            liquidar: { hoy: 3_097.37, ahorro: 1_029.83, ahorro_contrato: 1_737.63, hasta: today() },
          },
        ],
      },
    })
    const all = await read('customer_credits', 'type=TODOS', ana.session)
    expect(Object.keys(all.body.result!.creditos!)).toEqual(['MENUDEO', 'CREDILANA', 'PERSONAL'])
    const mine = await read('credits', `customerId=${ana.id}&token=${ana.token}`)
    expect(mine.body.result!.items).toMatchObject([
      { credito: 'MENUDEO' },
      { credito: 'PERSONAL', transferencia: false },
    ])
  })

  test('say what is late: contract amounts, default interest, and the next payment', async () => {
    const holder = await withAccount(platform)
    const invoice = await withInvoice(platform, holder, { dueIn: -8 })
    const { body } = await read('credit_invoice', `incrementId=${invoice.number}`, await holder.session())
    expect(body.result).toMatchObject({
      estatus: 'VENCIDO',
      expiration: 'true',
      expirationDate: addDays(today(), -8),
      vencido: 304,
      moratorio: 2.73,
      payment: 304 + 2.73 + 129.89,
      proximo: { numero: 3 },
      oferta: { monto: 5_000, cat_sin: 134.4, abono_sin: 152 },
    })
    const rows = body.result!.calendario as unknown as readonly Json[]
    expect(rows).toHaveLength(52)
    expect(rows.slice(0, 3)).toMatchObject([
      { numero: 1, estado: 'LATE', moratorio: 2.43, abono: 152, a_tiempo: 129.89, interes: 55.29, capital: 96.71 },
      { numero: 2, estado: 'LATE', moratorio: 0.3 },
      { numero: 3, estado: 'OPEN', moratorio: 0, pagado: 0, pagado_el: null },
    ])
  })

  test('have the insurance in their offer, also where it was stored without', async () => {
    const { db } = platform.database()
    const holder = await withAccount(platform)
    const session = await holder.session()
    const insured = { product: 'CREDILANA', amount: '10000', insurance: 'VIDA-10' } as const
    const { id, number, offer } = await withInvoice(platform, holder, insured)
    const detail = async () => (await read('credit_invoice', `incrementId=${number}`, session)).body.result!
    const { oferta, total } = await detail()
    expect(oferta).toMatchObject({ seguro: { articulo: 'VIDA-10', prima_total: 108, total_sin: total } })
    const { seguro, ...old } = offer as Record<string, unknown>
    const stored = JSON.stringify({ ...old, prima_total: 108 })
    await db.updateTable('credit_invoice').set({ offer: stored }).where('id', '=', id).execute()
    expect((await detail()).oferta).toEqual({ ...oferta, seguro, prima_total: 108 })
    const plain = await withInvoice(platform, holder, { product: 'PERSONAL' })
    const { body } = await read('credit_invoice', `incrementId=${plain.number}`, session)
    expect(body.result!.oferta).not.toHaveProperty('seguro')
  })

  test('are read by a session, or by the link alone; other callers read none', async () => {
    const [ana, eva] = [await linked('propia'), await linked('ajena')]
    const invoice = await withInvoice(platform, ana)
    const one = (headers: Record<string, string>, query = '') =>
      read('credit_invoice', `incrementId=${invoice.number}${query}`, headers)
    expect((await one(ana.session)).status).toBe(200)
    expect((await one({}, `&token=${ana.token}&customerId=${ana.id}`)).status).toBe(200)
    expect((await one({})).status).toBe(401)
    expect((await one(eva.session)).status).toBe(404)
    expect((await one({}, `&token=${eva.token}`)).status).toBe(404)
    expect((await one({}, `&token=${eva.token}&customerId=${ana.id}`)).status).toBe(403)
    expect((await one(eva.session, `&customerId=${ana.id}`)).status).toBe(403)
    // A session that is over is not helped by a user token.
    expect((await one({ 'x-credit-token': 'x'.repeat(43) }, `&token=${ana.token}`)).status).toBe(401)
    expect((await read('credits', `customerId=${ana.id}&token=${eva.token}`)).status).toBe(403)
    expect((await read('customer_credits', 'storeCode=de', ana.session)).status).toBe(404)
    expect((await read('credit_invoice', 'incrementId=F1', ana.session)).status).toBe(404)
  })

  test('are none for a customer without an account', async () => {
    const { token } = await asCustomer(platform, 'nada@facturas.example')
    const { body } = await read('customer_credits', `token=${token}`)
    expect(body.result).toMatchObject({
      creditos: { MENUDEO: { facturas: [] } },
      cuenta: null,
      saldo: 0,
      linea: 0,
      disponible: 0,
    })
    expect((await read('credit_invoice', `incrementId=F1&token=${token}`)).status).toBe(404)
  })
})

describe('a customer with an account can borrow', () => {
  const ask = async (holder: Awaited<ReturnType<typeof withAccount>>, fields: object = {}) =>
    platform.post('/api/ext/credit_home_validation', { cuenta: holder.number, ...fields }, await holder.session())

  test('5,000 when nothing was paid yet', async () => {
    expect((await ask(await withAccount(platform))).body.result).toEqual({ puede: true, maximo: 5_000 })
  })

  test('what is free of the line, down to a step', async () => {
    const holder = await withAccount(platform)
    await withInvoice(platform, holder, { paid: 20, dueIn: 3 })
    expect((await ask(holder)).body.result).toEqual({ puede: true, maximo: 6_500 })
  })

  test('more by what was paid on time within twelve months alone', async () => {
    const holder = await withAccount(platform)
    await withInvoice(platform, holder, { months: 6, amount: '22601.28', paid: 26, dueIn: -6 })
    expect((await ask(holder)).body.result).toEqual({ puede: true, maximo: 58_000 })
    const { body } = await read('customer_credits', '', await holder.session())
    expect(body.result).toMatchObject({ linea: 58_000, disponible: 58_000 })
    expect(body.result!.creditos!.MENUDEO).toMatchObject({ facturas: [{ estatus: 'LIQUIDADO', saldo: 0, payment: 0, proximo: null }] }) // prettier-ignore
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 })
    expect((await ask(holder)).body.result).toEqual({ puede: true, maximo: 5_000 })
  })

  test.each([
    [-7, { puede: false, maximo: 0, motivo: 'LINE' }],
    [-8, { puede: false, maximo: 0, motivo: 'OVERDUE' }],
  ])('nothing with a full line, or a payment late for more than a week: due %d days ago', async (dueIn, result) => {
    const holder = await withAccount(platform)
    await withInvoice(platform, holder, { dueIn })
    expect((await ask(holder)).body.result).toEqual(result)
  })

  test('with a session of that account alone', async () => {
    const [holder, other] = [await withAccount(platform), await withAccount(platform)]
    expect((await ask(holder, { cuenta: other.number })).status).toBe(403)
    expect((await ask(holder, { clienteId: 1 })).status).toBe(403)
    const body = { cuenta: holder.number }
    expect((await platform.post('/api/ext/credit_home_validation', body)).status).toBe(401)
  })
})
