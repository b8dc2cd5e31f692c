import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

type Money = { amount: string; currencyCode: string }
type Plan = { payment: Money; lastPayment: Money; total: Money; interest: Money; cat: string; catWithTax: string }
type Offer = { frequency: string; payments: number; contract: Plan; punctual: Plan; bonus: Money; token: string }
type Credit = {
  offers: Offer[]
  terms: { months: number[]; maximum: Money; legend: string; publishedCat: string }
  insurances: { options: { code: string }[] }
  banks: { code: string }[]
  addressAges: { value: string }[]
  kinships: { value: string }[]
  phone: { dialled: string }
}

const PLAN = 'payment { amount } lastPayment { amount } total { amount } interest { amount } cat catWithTax'
const OFFER = `frequency payments contract { ${PLAN} } punctual { ${PLAN} } bonus { amount currencyCode } token`
const creditOf = async (fields: string, store = 'hogar') => {
  const { store: read } = await asGuest(gateway, store).run(`{ store { credit { ${fields} } } }`)
  return (read as { credit: Credit | null }).credit
}

describe('credit', () => {
  it('for goods has an offer in each term', async () => {
    const args = 'kind: MERCHANDISE, amount: "12500", months: null, customer: HOME'
    const credit = await creditOf(`offers(${args}) { ${OFFER} }`)
    expect(credit?.offers.map(({ payments }) => payments)).toEqual([26, 39, 52, 78])
    expect(credit?.offers[2]?.contract.total.amount).toBe('19687.50')
  })

  it('offers 5,000 in cash over a year in 52 payments of 152, the last of 123, with its annual cost', async () => {
    const credit = await creditOf(`offers(kind: CREDILANA, amount: "5000") { ${OFFER} }`)
    expect(credit?.offers.map(({ frequency }) => frequency)).toEqual(['WEEKLY', 'BIWEEKLY'])
    expect(credit?.offers[0]).toEqual({
      frequency: 'WEEKLY',
      payments: 52,
      contract: {
        payment: { amount: '152.00' },
        lastPayment: { amount: '123.00' },
        total: { amount: '7875.00' },
        interest: { amount: '2875.00' },
        cat: '134.4',
        catWithTax: '164.0',
      },
      punctual: {
        payment: { amount: '135.42' },
        lastPayment: { amount: '106.08' },
        total: { amount: '7012.50' },
        interest: { amount: '2012.50' },
        cat: '85.5',
        catWithTax: '102.8',
      },
      bonus: { amount: '862.50', currencyCode: 'MXN' },
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
  })

  it.each(['hogar', 'viu', 'mavi'])('of %s has terms, and all that an application chooses from', async (store) => {
    const credit = await creditOf(
      `terms(kind: PERSONAL_LOAN) { months maximum { amount } legend publishedCat } insurances { options { code } }
       banks { code } addressAges { value } kinships { value } phone { dialled }`,
      store,
    )
    expect(credit?.terms).toMatchObject({ months: [12], maximum: { amount: '5000.00' }, publishedCat: '116.7' })
    expect(credit?.terms.legend).toContain('CAT')
    expect(credit?.insurances.options.map(({ code }) => code)).toEqual(['VIDA-10', 'VIDA-20', 'VIDA-60', 'VIDA-100'])
    expect(credit?.banks).toHaveLength(15)
    expect(credit?.addressAges).toHaveLength(4)
    expect(credit?.kinships.map(({ value }) => value)).toEqual(['conyuge', 'hijo', 'padre', 'hermano', 'otro'])
    expect(credit?.phone.dialled).toMatch(/^\+52\d{10}$/)
  })

  it('has an offer for every amount of a new customer', async () => {
    const credit = await creditOf(
      'offers(kind: PERSONAL_LOAN, frequency: MONTHLY) { payments contract { total { amount } } }',
    )
    expect(credit?.offers).toHaveLength(10)
    expect(credit?.offers.at(-1)).toEqual({ payments: 12, contract: { total: { amount: '7410.97' } } })
  })

  it.each(['de', 'it'])('is none in %s', async (store) => {
    expect(await creditOf('phone { dialled }', store)).toBeNull()
    expect(await asGuest(gateway, store).run('{ postcodeCredit(postcode: "10115") { isCovered } }')).toEqual({
      postcodeCredit: null,
    })
  })

  it.each([
    ['44100', { isCovered: true, state: 'Jalisco', municipality: 'Guadalajara', suburbs: ['Guadalajara Centro'] }],
    ['22000', { isCovered: false, state: null, municipality: null, suburbs: ['Zona Centro'] }],
  ])('covers addresses by postal code: %s', async (postcode, expected) => {
    const query = 'query ($of: String!) { postcodeCredit(postcode: $of) { isCovered state municipality suburbs } }'
    expect(await asGuest(gateway).run(query, { of: postcode })).toEqual({ postcodeCredit: expected })
  })

  it.each(['amount: "5500"', 'amount: "750"', 'months: 9', 'frequency: MONTHLY'])(
    'refuses what is not offered: %s',
    async (argument) => {
      const { errors } = await asGuest(gateway).send(
        `{ store { credit { offers(kind: CREDILANA, ${argument}) { months } } } }`,
      )
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    },
  )
})
