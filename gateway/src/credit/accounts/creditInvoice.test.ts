import { beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../graph/globalId.ts'
import {
  DOWN,
  GUEST,
  PROVEN,
  answers,
  bodiesOf,
  calls,
  creditAccountForEachTest,
  platform,
  refusal,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { DETAIL, INVOICE, LATE, PLAIN, listOf } from '../../testing/creditInvoices.ts'
import { CREDIT_SCHEDULES_MAX } from '../limits.ts'

creditAccountForEachTest()
beforeEach(() => {
  shopper.state.data = PROVEN
  answers.set('customer_credits', [200, listOf(INVOICE)])
  answers.set('credit_invoice', [200, DETAIL])
})

const pesos = (amount: string) => ({ amount })
const ID = toGlobalId('CreditInvoice', 'hogar', 'F10000001')
const ALL = `id number movement name kind total { amount } paid { amount } balance { amount } status isExpired
  due { date payBy total { amount } contract { amount } punctual { amount } late { amount } defaultInterest { amount } }
  payoff { amount { amount } goodUntil savesAgainstPunctual { amount } savesAgainstContract { amount } }
  paysByTransfer orderNumber orderId`
const node = (fields = 'number', id = ID) =>
  shopper.query(`query ($id: ID!) { node(id: $id) { ... on CreditInvoice { ${fields} } } }`, { id })
const listed = async (fields: string) => {
  const { data, errors, calls: made } = await shopper.query(`{ creditAccount { credits { ${fields} } } }`)
  return { credits: data.creditAccount?.credits, errors, made }
}

describe('a credit', () => {
  test('has the figures of the platform, in a list as by its id', async () => {
    const { credits, errors } = await listed(ALL)
    expect(errors).toEqual([])
    expect(credits).toEqual([
      {
        id: ID,
        number: 'F10000001',
        movement: 'Factura',
        name: 'Compras a crédito',
        kind: 'MERCHANDISE',
        total: pesos('7875.00'),
        paid: pesos('2597.80'),
        balance: pesos('4835.00'),
        status: 'CURRENT',
        isExpired: false,
        due: {
          date: '2026-11-30',
          payBy: '2026-11-26',
          total: pesos('129.89'),
          contract: pesos('152.00'),
          punctual: pesos('129.89'),
          late: pesos('0.00'),
          defaultInterest: pesos('0.00'),
        },
        payoff: {
          amount: pesos('3097.37'),
          goodUntil: '2026-11-27',
          savesAgainstPunctual: pesos('1029.83'),
          savesAgainstContract: pesos('1737.63'),
        },
        paysByTransfer: true,
        orderNumber: '000000012',
        orderId: toGlobalId('Order', 'hogar', '000000012'),
      },
    ])
    expect((await node(ALL)).data.node).toEqual(credits[0])
  })

  test('has its payments and the offer that it was granted on, for one call', async () => {
    const { credits, errors, made } = await listed(
      `instalments { number date payBy contract { amount } punctual { amount } interest { amount } principal { amount }
        premium { amount } defaultInterest { amount } paid { amount } paidOn status }
       offer { kind customer amount { amount } contract { total { amount } cat } token }`,
    )
    expect(errors).toEqual([])
    expect(credits[0].instalments).toHaveLength(2)
    expect(credits[0].instalments[0]).toEqual({
      number: 1,
      date: '2026-11-23',
      payBy: '2026-11-19',
      contract: pesos('152.00'),
      punctual: pesos('129.89'),
      interest: pesos('55.29'),
      principal: pesos('96.71'),
      premium: pesos('0.00'),
      defaultInterest: pesos('0.30'),
      paid: pesos('10.00'),
      paidOn: null,
      status: 'LATE',
    })
    expect(credits[0].offer).toEqual({
      kind: 'MERCHANDISE',
      customer: 'HOME',
      amount: pesos('5000.00'),
      contract: { total: pesos('7875.00'), cat: '134.4' },
      token: 'F10000001',
    })
    expect(made).toEqual({ creditSession: 1, creditList: 1, creditInvoice: 1 })
  })

  test.each([
    [{ calendario: null }, 'instalments { number }'],
    [{ calendario: [{ ...DETAIL.calendario[0], capital: null }] }, 'instalments { number }'],
    [{ oferta: { ...DETAIL.oferta, cat_sin: null } }, 'offer { months }'],
  ])('does without a part that cannot be read: %j', async (part, fields) => {
    answers.set('credit_invoice', [200, { ...DETAIL, ...part }])
    const { credits, errors } = await listed(`number ${fields}`)
    expect(credits).toEqual([{ number: 'F10000001', [fields.split(' ')[0] ?? '']: null }])
    expect(errors).toMatchObject([{ path: ['creditAccount', 'credits', 0, fields.split(' ')[0]] }])
  })

  test('has payments for a few credits of a request', async () => {
    const many = Array.from({ length: CREDIT_SCHEDULES_MAX + 2 }, (_none, at) => ({
      ...INVOICE,
      incrementId: `F${at}`,
    }))
    answers.set('customer_credits', [200, listOf(...many)])
    const { credits, errors } = await listed('instalments { number }')
    expect(credits.filter(({ instalments }: { instalments: unknown }) => instalments !== null)).toHaveLength(
      CREDIT_SCHEDULES_MAX,
    )
    expect(errors.map(({ code }) => code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT'])
    expect(calls('credit_invoice')).toHaveLength(CREDIT_SCHEDULES_MAX)
  })

  test('is found by its number among those of its account', async () => {
    const one = (number: string) => shopper.query(`{ creditAccount { credit(number: "${number}") { id number } } }`)
    expect((await one(' F10000001 ')).data.creditAccount).toEqual({ credit: { id: ID, number: 'F10000001' } })
    expect((await one('F10000002')).data.creditAccount).toEqual({ credit: null })
  })

  test.each([
    ['no list of channels', undefined, [true, true, true, false, false]],
    ['a list of its own', [200, [12]] as const, [false, false, false, true, false]],
    ['a list that cannot be read', [200, ['web']] as const, [true, true, true, false, false]],
    ['no answer', DOWN, [true, true, true, false, false]],
  ])('takes transfers by its channel where a platform does not say it of the credit, and has %s', async (...given) => {
    const [, channels, expected] = given
    if (channels !== undefined) answers.set('transfer_channels', channels)
    const rows = [3, 76, 7, 12, null].map((CanalVenta, at) => ({ ...PLAIN, incrementId: `A-${at}`, CanalVenta }))
    answers.set('customer_credits', [200, listOf(...rows)])
    const { credits, errors } = await listed('paysByTransfer')
    expect(errors).toEqual([])
    expect(credits.map(({ paysByTransfer }: { paysByTransfer: boolean }) => paysByTransfer)).toEqual(expected)
    expect(new Set(bodiesOf('transfer_channels').map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ storeCode: 'hogar' })]),
    )
  })

  test('that is late says so', async () => {
    answers.set('customer_credits', [200, listOf(LATE)])
    const { credits } = await listed('status isExpired paysByTransfer due { date }')
    expect(credits).toEqual([
      { status: 'OVERDUE', isExpired: true, paysByTransfer: false, due: { date: '2026-11-19' } },
    ])
  })
})

describe('a credit by its id', () => {
  test('is null for a guest, and for a proof that is expired or forged', async () => {
    shopper.state.data = GUEST
    expect((await node()).data.node).toBeNull()
    expect(platform.seen).toEqual([])
    shopper.state.data = { ...PROVEN, creditToken: 'forged' }
    expect((await node()).data.node).toBeNull()
    expect(shopper.state.data).toMatchObject({ creditToken: null })
  })

  test('is null for one of another account, another store, and for a number that no platform has', async () => {
    answers.set('credit_invoice', refusal(404, {}))
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    expect((await node()).data.node).toBeNull()
    // Asked for by the proof, then by the customer.
    expect(
      calls('credit_invoice').map(({ headers, query }) => ['x-credit-token' in headers, query.get('token')]),
    ).toEqual([
      [true, ''],
      [false, 'good'],
    ])
    for (const number of ['', '../credits', 'F1 or 1=1', 'F'.repeat(21)])
      expect((await node('number', toGlobalId('CreditInvoice', 'hogar', number))).data.node).toBeNull()
    expect((await node('number', toGlobalId('CreditInvoice', 'viu', 'F10000001'))).data.node).toBeNull()
    expect(calls('credit_invoice')).toHaveLength(2)
  })

  test('is null where the platform answers with another one', async () => {
    answers.set('credit_invoice', [200, { ...DETAIL, incrementId: 'F9' }])
    expect((await node()).data.node).toBeNull()
  })

  test('is read by the customer to whom its account is linked', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good' }
    const { data, errors } = await node('number instalments { number }')
    expect([data.node.number, errors]).toEqual(['F10000001', []])
    expect(data.node.instalments).toHaveLength(2)
  })

  test.each([[DOWN], [[200, { ...DETAIL, total: null }] as const]])(
    'is an error while the platform fails: %j',
    async (reply) => {
      answers.set('credit_invoice', reply)
      const { data, errors } = await node()
      expect([data.node, errors]).toMatchObject([null, [{ path: ['node'] }]])
    },
  )
})
