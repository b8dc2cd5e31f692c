import { expect, test } from 'vitest'
import { asCustomer } from '../../testing/customer.ts'
import { callerHeaders, textIn, testPersonalData } from '../../testing/creditAccount.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { addDays, dayOf } from '../calendar/calendar.ts'
import { seedCreditAccounts } from './seedCreditAccounts.ts'

const platform = withPlatform()

test('a first start makes four accounts with a history, once, and links the one of a known customer', async () => {
  const { token } = await asCustomer(platform, 'ana@hogar.example')
  const { db } = platform.database()
  for (let start = 0; start < 2; start += 1) await seedCreditAccounts(db, testPersonalData, new Date())
  const rows = await db.selectFrom('credit_account').selectAll().orderBy('id').execute()
  expect(rows.map(({ number }) => number)).toEqual(['C10000016', 'C10000024', 'C10000032', 'C10000040'])
  expect(await db.selectFrom('outbox').select('id').where('channel', '=', 'sms').execute()).toEqual([])

  const open = async (cuenta: string, nip: string) => {
    const { body } = await platform.post('/api/ext/credit_login', { cuenta, nip }, callerHeaders())
    const headers = { 'x-credit-token': textIn(body.result!.creditToken) }
    const { result } = (await platform.get('/api/ext/customer_credits?type=TODOS', headers)).body
    const groups = Object.values(result!.creditos!) as unknown as readonly { facturas: readonly object[] }[]
    return { ...body.result!, linea: result!.linea, disponible: result!.disponible, facturas: groups.flatMap(({ facturas }) => facturas) } // prettier-ignore
  }
  const day = (days: number) => addDays(dayOf(new Date()), days)
  expect(await open('C10000016', '2580')).toMatchObject({
    name: 'Ana López Ruiz',
    type: 'customer',
    linea: 10_000,
    disponible: 6_934.23,
    facturas: [{ saldo: 31 * 152 + 123, payment: 129.89, estatus: 'VIGENTE', proximo: { numero: 21, vence: day(3) } }],
  })
  expect(await open('C10000024', '3691')).toMatchObject({
    type: 'guest',
    disponible: 1_924.23,
    facturas: [{ estatus: 'VENCIDO', vencido: 2 * 305.08, moratorio: 4.85 + 0.61, expirationDate: day(-8), proximo: { numero: 13 } }], // prettier-ignore
  })
  expect(await open('C10000032', '1470')).toMatchObject({
    facturas: [
      { credito: 'MENUDEO', CanalVenta: 12, transferencia: false, estatus: 'VIGENTE' },
      { credito: 'PERSONAL', estatus: 'VIGENTE', proximo: { numero: 4 } },
    ],
  })
  expect(await open('C10000040', '8520')).toMatchObject({
    linea: 58_000,
    disponible: 58_000,
    facturas: [{ estatus: 'LIQUIDADO', pagado: 26_500, saldo: 0 }],
  })
  const me = (await platform.get(`/api/user/me?token=${token}`)).body.result!
  expect(me.custom_attributes).toContainEqual({ attribute_code: 'customer_credit_account', value: 'C1000•••6' })
})
