import { storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, test } from 'vitest'
import { ROW, answers, bodiesOf, creditForEachTest, platform, shopper } from '../testing/creditPlatform.ts'
import { decodeOffer } from './decodeOffer.ts'
import { OFFERS_MAX } from './limits.ts'

creditForEachTest()

const MONEY = '{ amount currencyCode }'
const PLAN = `payment ${MONEY} lastPayment ${MONEY} total ${MONEY} interest ${MONEY} interestTax ${MONEY} ratePercent cat catWithTax`
const OFFER = `kind amount ${MONEY} months payments frequency customer contract { ${PLAN} } punctual { ${PLAN} } bonus ${MONEY} bonusPercent lateWeek ${MONEY} dailyDefaultPercent token`
const read = async (args = 'kind: CREDILANA, amount: "5000"', fields = OFFER) => {
  const { data, errors } = await shopper.query(`{ store { name credit { offers(${args}) { ${fields} } } } }`)
  return { name: data.store.name, offers: data.store.credit?.offers, errors }
}
const pesos = (amount: string) => ({ amount, currencyCode: 'MXN' })
const invalid = [{ path: ['store', 'credit', 'offers'], code: 'BAD_USER_INPUT' }]

describe('an offer', () => {
  test('has the figures of the platform, and none of its own', async () => {
    const { offers, errors } = await read()
    expect(errors).toEqual([])
    expect(offers).toEqual([
      {
        kind: 'CREDILANA',
        amount: pesos('5000.00'),
        months: 12,
        payments: 52,
        frequency: 'WEEKLY',
        customer: 'NEW',
        contract: {
          payment: pesos('152.00'),
          lastPayment: pesos('123.00'),
          total: pesos('7875.00'),
          interest: pesos('2875.00'),
          interestTax: pesos('396.55'),
          ratePercent: '57.50',
          cat: '134.4',
          catWithTax: '164.0',
        },
        punctual: {
          payment: pesos('135.42'),
          lastPayment: pesos('106.08'),
          total: pesos('7012.50'),
          interest: pesos('2012.50'),
          interestTax: pesos('277.59'),
          ratePercent: '40.25',
          cat: '85.5',
          catWithTax: '102.8',
        },
        bonus: pesos('862.50'),
        bonusPercent: 30,
        lateWeek: pesos('18.71'),
        dailyDefaultPercent: '0.20',
        token: 'a-hash',
      },
    ])
    expect(bodiesOf('all_items_credits')).toEqual([
      { storeCode: 'hogar', type: 'CREDILANA', monto: '5000', meses: 12, condicion: 'NUEVO' },
    ])
  })

  test.each(Object.keys(ROW).filter((name) => !['articulo', 'semanas', 'condicion'].includes(name)))(
    'without %s is none, and neither is one with a wrong value',
    (name) => {
      const context = { kind: 'CREDILANA', customer: 'NEW', currencyCode: 'MXN' } as const
      expect(decodeOffer(ROW, context)).not.toBeNull()
      for (const value of [undefined, null, '', 'x', -1, Number.NaN, {}])
        if (name !== 'oferta' || value !== 'x') expect(decodeOffer({ ...ROW, [name]: value }, context)).toBeNull()
    },
  )
})

describe('an offer with a life insurance', () => {
  const context = { kind: 'CREDILANA', customer: 'NEW', currencyCode: 'MXN' } as const
  const INSURED = {
    articulo: 'VIDA-10', monto: 10_000, obligatorio: false, prima_mensual: 9, prima_total: 108, prima_por_abono: 2.08,
    ultima_prima: 1.92, abono_sin: 154.08, ultimo_sin: 124.92, total_sin: 7_983, abono_con: 137.5, ultimo_con: 108,
    total_con: 7_120.5,
  } // prettier-ignore

  test('has its premium in every sum that is paid', () => {
    expect(decodeOffer({ ...ROW, seguro: INSURED }, context)).toMatchObject({
      contract: { payment: pesos('154.08'), lastPayment: pesos('124.92'), total: pesos('7983.00'), cat: '134.4' },
      punctual: { payment: pesos('137.50'), lastPayment: pesos('108.00'), total: pesos('7120.50') },
      insurance: {
        code: 'VIDA-10',
        insured: pesos('10000.00'),
        isCompulsory: false,
        monthlyPremium: pesos('9.00'),
        payment: pesos('2.08'),
        lastPayment: pesos('1.92'),
        total: pesos('108.00'),
      },
    })
    expect(decodeOffer(ROW, context)).toMatchObject({ contract: { total: pesos('7875.00') }, insurance: null })
  })

  test.each(Object.keys(INSURED))('without %s is none', (name) => {
    expect(decodeOffer({ ...ROW, seguro: { ...INSURED, [name]: undefined } }, context)).toBeNull()
  })
})

describe('a list of offers', () => {
  test('is read for a term, an interval and a borrower, once for all clients', async () => {
    answers.set('all_items_credits', [200, [{ ...ROW, meses: 18, tipo_de_abono: 'QUINCENAL', condicion: 'CASA' }]])
    const args = 'kind: PERSONAL_LOAN, amount: "5000.00", months: 18, frequency: BIWEEKLY, customer: HOME'
    const expected = {
      name: 'Hogar',
      offers: [{ kind: 'PERSONAL_LOAN', frequency: 'BIWEEKLY', customer: 'HOME' }],
      errors: [],
    }
    expect(await read(args, 'kind frequency customer')).toEqual(expected)
    expect(await read(args, 'kind frequency customer')).toEqual(expected)
    expect(bodiesOf('all_items_credits')).toEqual([
      {
        storeCode: 'hogar',
        type: 'PERSONAL',
        monto: '5000.00',
        meses: 18,
        tipo_de_abono: 'QUINCENAL',
        condicion: 'CASA',
      },
    ])
  })

  test('is one call, however often a request reads it', async () => {
    const { data, errors } = await shopper.query(
      `{ store { credit { one: offers(kind: CREDILANA) { months } two: offers(kind: CREDILANA, months: 12) { token } } } }`,
    )
    expect(errors).toEqual([])
    expect(data.store.credit).toEqual({ one: [{ months: 12 }], two: [{ token: 'a-hash' }] })
    expect(bodiesOf('all_items_credits')).toHaveLength(1)
  })

  test('leaves out other terms, intervals and amounts, which some platforms list', async () => {
    const others = [{ meses: 6 }, { tipo_de_abono: 'QUINCENAL' }, { monto: 4_500 }].map((field) => ({
      ...ROW,
      ...field,
    }))
    answers.set('all_items_credits', [200, [...others, ROW]])
    expect((await read('kind: CREDILANA, amount: "5000", frequency: WEEKLY', 'amount { amount }')).offers).toEqual([
      { amount: { amount: '5000.00' } },
    ])
  })

  test(`has at most ${OFFERS_MAX} offers`, async () => {
    const rows = Array.from({ length: OFFERS_MAX + 1 }, (_none, at) => ({ ...ROW, monto: 500 * (at + 1) }))
    answers.set('all_items_credits', [200, rows])
    expect((await read('kind: CREDILANA', 'months')).offers).toHaveLength(OFFERS_MAX)
  })

  test.each([
    [200, [ROW, { ...ROW, cat_sin: null }]],
    [200, { 0: ROW }],
    [200, 'OK'],
    [503, 'down'],
  ])('is null where it cannot be read (%i %j), and leaves the store', async (status, result) => {
    answers.set('all_items_credits', [status, result])
    const { name, offers, errors } = await read()
    expect([name, offers]).toEqual(['Hogar', null])
    expect(errors).toMatchObject([{ path: ['store', 'credit', 'offers'] }])
  })

  test.each([
    'kind: CREDILANA, amount: "1,000"',
    'kind: CREDILANA, amount: "1e3"',
    'kind: CREDILANA, amount: "-1"',
    'kind: CREDILANA, amount: "1000.001"',
    'kind: CREDILANA, amount: true',
    'kind: CREDILANA, months: 0',
    'kind: CREDILANA, months: 121',
    'kind: CREDILANA, customer: HOME',
  ])('is refused without a call for %s', async (args) => {
    const { offers, errors } = await read(args)
    expect(offers).toBeNull()
    expect(errors).toMatchObject(invalid)
    expect(bodiesOf('all_items_credits')).toEqual([])
  })

  test.each([
    ['amount', '`minimum`'],
    ['term', '`months`'],
  ])('is refused where the platform refuses its %s', async (reason, words) => {
    answers.set('all_items_credits', [400, { errorMessage: 'secret words', field: 'x', reason }])
    const { offers, errors } = await read()
    expect(offers).toBeNull()
    expect(errors).toMatchObject(invalid)
    expect(errors[0]?.message).toContain(words)
    expect(errors[0]?.message).not.toContain('secret')
  })
})

describe('credit', () => {
  test('is of the stores that lend, and of the request’s alone', async () => {
    const { data } = await shopper.query('{ stores { code credit { terms(kind: MERCHANDISE) { kind } } } }')
    const lending = data.stores.filter(({ credit }: { credit: unknown }) => credit !== null)
    expect(lending).toEqual([{ code: 'hogar', credit: { terms: { kind: 'MERCHANDISE' } } }])
    for (const code of ['de', 'it']) {
      shopper.state.store = storeByCode(code)!
      expect((await read()).offers).toBeUndefined()
      expect((await shopper.query('{ postcodeCredit(postcode: "44100") { isCovered } }')).data).toEqual({
        postcodeCredit: null,
      })
    }
  })

  test('is none on a platform without it', async () => {
    answers.delete('all_items_credits')
    expect(await read()).toEqual({ name: 'Hogar', offers: undefined, errors: [] })
    const seen = platform.seen.length
    await read()
    expect(platform.seen).toHaveLength(seen)
  })
})
