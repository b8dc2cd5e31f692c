import { describe, expect, test } from 'vitest'
import { TERMS, answers, bodiesOf, creditForEachTest, platform, shopper } from '../testing/creditPlatform.ts'
import { BANKS_MAX } from './limits.ts'

creditForEachTest()

const read = async (fields: string) => {
  const { data, errors } = await shopper.query(`{ store { credit { ${fields} } } }`)
  return { ...data.store.credit, errors }
}
const pesos = (amount: string) => ({ amount, currencyCode: 'MXN' })
const MONEY = '{ amount currencyCode }'

describe('the terms of a kind of credit', () => {
  const FIELDS = `kind months defaultMonths frequencies minimum ${MONEY} maximum ${MONEY} step ${MONEY} insuranceFrom ${MONEY} legend publishedCat`

  test('are those of the platform, with its legal line as plain text', async () => {
    const { terms, errors } = await read(`terms(kind: CREDILANA, customer: HOME) { ${FIELDS} }`)
    expect(errors).toEqual([])
    expect(terms).toEqual({
      kind: 'CREDILANA',
      months: [6, 12, 18],
      defaultMonths: 12,
      frequencies: ['WEEKLY', 'BIWEEKLY'],
      minimum: pesos('500.00'),
      maximum: pesos('5000.00'),
      step: pesos('500.00'),
      insuranceFrom: pesos('5000.00'),
      legend: 'CAT promedio publicado 116.7 %.',
      publishedCat: '116.7',
    })
    expect(bodiesOf('credit_terms')).toEqual([{ storeCode: 'hogar', type: 'CREDILANA', condicion: 'CASA' }])
    expect(bodiesOf('dimas_legend')).toEqual([{ storeCode: 'hogar' }])
  })

  test('do without a legal line that cannot be read', async () => {
    answers.set('dimas_legend', [503, 'down'])
    const { terms, errors } = await read('terms(kind: CREDILANA) { legend publishedCat }')
    expect(terms).toEqual({ legend: null, publishedCat: '116.7' })
    expect(errors).toMatchObject([{ path: ['store', 'credit', 'terms', 'legend'] }])
  })

  test('read the legal line only where it is selected', async () => {
    await read('terms(kind: CREDILANA) { months }')
    expect(bodiesOf('dimas_legend')).toEqual([])
  })

  test.each([{ meses: [] }, { meses: ['x'] }, { tipos_de_abono: ['DIARIO'] }, { minimo: null }, { paso: '' }])(
    'are null where a part cannot be read: %j',
    async (part) => {
      answers.set('credit_terms', [200, { ...TERMS, ...part }])
      const { terms, errors } = await read('terms(kind: CREDILANA) { months }')
      expect(terms).toBeNull()
      expect(errors).toMatchObject([{ path: ['store', 'credit', 'terms'] }])
    },
  )
})

const INSURANCE = { articulo: 'VIDA-10', monto: 10_000, prima_mensual: '9.00' }
const KINSHIP = { value: 'conyuge', label: 'Cónyuge' }
const BANK = { value: '002', label: 'Banamex', type: 'AMBAS' }

describe('the options of an application', () => {
  const FIELDS = `insurances { options { code insured ${MONEY} monthlyPremium ${MONEY} } beneficiariesMax } kinships { value label }
    banks { code name takesClabe takesCard } addressAges { value label } phone { dialled formatted } transferHours`

  test('are those of the platform, each document in one call for all clients', async () => {
    answers.set('all_items_insurances', [
      200,
      [{ segurosDeVida: [INSURANCE], maxBeneficiarios: 5, parentescos: [KINSHIP] }],
    ])
    const banks = [BANK, { value: '646', label: 'STP', type: 'CLABE' }, { value: '1', label: 'T', type: 'TARJETA' }]
    answers.set('all_items_banks', [200, banks])
    answers.set('antiquity_address', [200, [{ value: '3A+', label: 'Más de <b>3</b> años' }]])
    const service = { telefono: '+525500000100', telefono_formateado: '55 0000 0100', horas_spei: 6 }
    answers.set('customer_service', [200, service])
    const expected = {
      errors: [],
      insurances: {
        options: [{ code: 'VIDA-10', insured: pesos('10000.00'), monthlyPremium: pesos('9.00') }],
        beneficiariesMax: 5,
      },
      kinships: [KINSHIP],
      banks: [
        { code: '002', name: 'Banamex', takesClabe: true, takesCard: true },
        { code: '646', name: 'STP', takesClabe: true, takesCard: false },
        { code: '1', name: 'T', takesClabe: false, takesCard: true },
      ],
      addressAges: [{ value: '3A+', label: 'Más de 3 años' }],
      phone: { dialled: '+525500000100', formatted: '55 0000 0100' },
      transferHours: 6,
    }
    expect(await read(FIELDS)).toEqual(expected)
    expect(await read(FIELDS)).toEqual(expected)
    expect(platform.seen.map(({ method, path }) => `${method} ${path.replace('/api/ext/', '')}`).toSorted()).toEqual([
      'GET antiquity_address',
      'GET customer_service',
      'POST all_items_banks',
      'POST all_items_credits',
      'POST all_items_insurances',
    ])
  })

  test('are nothing, without an error, on a platform that does not have them', async () => {
    answers.set('customer_service', [404, 'No'])
    expect(await read(FIELDS)).toEqual({
      insurances: null,
      kinships: null,
      banks: null,
      addressAges: null,
      phone: null,
      transferHours: null,
      errors: [],
    })
  })

  test.each([
    ['all_items_insurances', { segurosDeVida: [INSURANCE], maxBeneficiarios: 5 }, 'insurances { beneficiariesMax }'],
    [
      'all_items_insurances',
      [{ segurosDeVida: [{ ...INSURANCE, prima_mensual: null }], maxBeneficiarios: 5 }],
      'insurances { beneficiariesMax }',
    ],
    ['all_items_insurances', [{ segurosDeVida: [INSURANCE] }], 'insurances { beneficiariesMax }'],
    ['all_items_insurances', [{ parentescos: [{ value: 'hijo' }] }], 'kinships { value }'],
    ['all_items_banks', [BANK, { ...BANK, type: 'OTRO' }], 'banks { code }'],
    ['all_items_banks', Array.from({ length: BANKS_MAX + 1 }, () => BANK), 'banks { code }'],
    ['antiquity_address', [{ label: 'x' }], 'addressAges { value }'],
  ])('are null where a part cannot be read: %s %j', async (call, result, field) => {
    answers.set(call, [200, result])
    const { errors, ...credit } = await read(field)
    expect(Object.values(credit)).toEqual([null])
    expect(errors).toMatchObject([{ path: ['store', 'credit', field.split(' ')[0]] }])
  })

  test.each([
    [0, 0],
    [72, 72],
    [-1, null],
    [1.5, null],
    [1_000, null],
    ['4', null],
    [undefined, null],
  ])('have a transfer that takes %j hours as %j', async (hours, expected) => {
    answers.set('customer_service', [200, { telefono: '+525500000100', horas_spei: hours }])
    expect(await read('transferHours')).toEqual({ transferHours: expected, errors: [] })
  })

  test('have no kinships where the platform lists none with its insurances', async () => {
    answers.set('all_items_insurances', [200, [{ segurosDeVida: [INSURANCE], maxBeneficiarios: 5 }]])
    expect(await read('kinships { value } insurances { beneficiariesMax }')).toEqual({
      kinships: null,
      insurances: { beneficiariesMax: 5 },
      errors: [],
    })
  })
})

describe('credit in a postal code', () => {
  const ask = async (of: string, fields = 'isCovered state municipality suburbs') => {
    const query = `query ($of: String!) { postcodeCredit(postcode: $of) { ${fields} } }`
    const { data, errors } = await shopper.query(query, { of })
    return { credit: data.postcodeCredit, errors }
  }

  test('is the platform’s coverage, with state, municipality and suburbs', async () => {
    answers.set('colony_coverage', [200, { cobertura: true, estado: 'Jalisco', municipio: 'Guadalajara' }])
    expect(await ask('C.P. 44100')).toEqual({
      credit: { isCovered: true, state: 'Jalisco', municipality: 'Guadalajara', suburbs: ['Guadalajara Centro'] },
      errors: [],
    })
    expect(bodiesOf('colony_coverage')).toEqual([{ storeCode: 'hogar', cp: '44100', op: 'table' }])
  })

  test('that is not covered has no state', async () => {
    answers.set('colony_coverage', [200, { cobertura: '0', estado: 'Baja California', municipio: '' }])
    expect(await ask('22000', 'isCovered state municipality')).toEqual({
      credit: { isCovered: false, state: null, municipality: null },
      errors: [],
    })
    expect(bodiesOf('colonies')).toEqual([])
  })

  test.each(['', '4410', 'Centro', '44100; --'])('is none for %j, without a call', async (text) => {
    expect(await ask(text)).toEqual({
      credit: { isCovered: false, state: null, municipality: null, suburbs: [] },
      errors: [],
    })
    expect(platform.seen).toEqual([])
  })

  test('does without suburbs that cannot be read', async () => {
    answers.set('colony_coverage', [200, { cobertura: true, estado: 'Jalisco', municipio: null }])
    answers.set('colonies', [503, 'down'])
    const { credit, errors } = await ask('44100')
    expect(credit).toEqual({ isCovered: true, state: 'Jalisco', municipality: null, suburbs: null })
    expect(errors).toMatchObject([{ path: ['postcodeCredit', 'suburbs'] }])
  })

  test.each([
    [200, { estado: 'Jalisco' }],
    [503, 'down'],
  ])('is null where it cannot be read (%i %j)', async (status, result) => {
    answers.set('colony_coverage', [status, result])
    const { credit, errors } = await ask('44100')
    expect(credit).toBeNull()
    expect(errors).toMatchObject([{ path: ['postcodeCredit'] }])
  })
})
