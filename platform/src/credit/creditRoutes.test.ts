import { describe, expect, test } from 'vitest'
import { MEXICAN_CITIES } from '../places/mexicanCities.ts'
import { stores } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { coverageOf } from './coverage.ts'

const platform = withPlatform()
const call = (path: string, body: object = {}, storeCode = 'hogar') =>
  platform.post(`/api/ext/${path}`, { storeCode, ...body })
const result = async (path: string, body?: object) => (await call(path, body)).body['result'] as unknown
const refusal = (reason: string, field: string) => ({
  status: 400,
  body: { code: 400, result: { errorMessage: expect.any(String) as string, field, reason } },
})

const POSTS = [
  'dimas_legend', 'credit_terms', 'all_items_credits', 'all_items_banks', 'all_items_insurances', 'insurance_limit',
  'insurance_calculation', 'data_location', 'colony_coverage', 'transfer_channels', 'validate_transfer_account',
] // prettier-ignore
const GETS = ['customer_service', 'antiquity_address']

describe('credit', () => {
  test.each(POSTS)('has no %s where the store does not lend', async (path) => {
    for (const store of ['de', 'it', 'nowhere'])
      expect(await call(path, {}, store)).toMatchObject({ status: 404, body: { code: 404 } })
    const header = await platform.post(`/api/ext/${path}`, {}, { 'x-vs-store-code': 'de' })
    expect(header).toMatchObject({ status: 404 })
  })

  test.each(GETS)('has no %s where the store does not lend', async (path) => {
    for (const store of ['de', 'it', 'nowhere'])
      expect(await platform.get(`/api/ext/${path}?storeCode=${store}`)).toMatchObject({ status: 404 })
  })

  test('is given by the stores of Mexico', async () => {
    for (const { code } of stores.filter(({ country }) => country === 'MX'))
      expect(await call('transfer_channels', {}, code)).toMatchObject({ status: 200, body: { result: [3, 76, 7] } })
  })
})

describe('a life insurance', () => {
  test('has a sum, a premium and at most five beneficiaries', async () => {
    expect(await result('all_items_insurances')).toEqual([
      {
        segurosDeVida: [
          { articulo: 'VIDA-10', monto: 10_000, prima_mensual: 9 },
          { articulo: 'VIDA-20', monto: 20_000, prima_mensual: 18 },
          { articulo: 'VIDA-60', monto: 60_000, prima_mensual: 54 },
          { articulo: 'VIDA-100', monto: 100_000, prima_mensual: 90 },
        ],
        maxBeneficiarios: 5,
        parentescos: ['conyuge', 'hijo', 'padre', 'hermano', 'otro'].map((value) => ({
          value,
          label: expect.any(String) as string,
        })),
      },
    ])
  })

  test.each([
    ['5000', { obligatorio: false, suma_minima: 10_000, limite: 5_000 }],
    ['5000.01', { obligatorio: true, suma_minima: 10_000, limite: 5_000 }],
    [10_500, { obligatorio: true, suma_minima: 20_000, limite: 5_000 }],
    [58_000, { obligatorio: true, suma_minima: 60_000, limite: 5_000 }],
  ])('is compulsory for a loan above 5,000: %s', async (monto, expected) => {
    expect(await result('insurance_limit', { monto })).toEqual(expected)
  })

  const calculate = (body: object) =>
    call('insurance_calculation', { monto: 10_000, articulo: 'VIDA-10', meses: 12, tipo_de_abono: 'SEMANAL', ...body })

  test.each([
    [{}, [52, 108, 2.08, 1.92]],
    [{ monto: 58_000, articulo: 'VIDA-60', meses: 18 }, [78, 972, 12.47, 11.81]],
    [{ monto: '20000', articulo: 'VIDA-20', tipo_de_abono: 'MENSUAL' }, [12, 216, 18, 18]],
  ])('has a premium beside each payment: %j', async (body, [plazo, total, each, last]) => {
    expect((await calculate(body)).body['result']).toMatchObject({
      plazo,
      plazo_meses: (body as { meses?: number }).meses ?? 12,
      prima_total: total,
      prima_por_abono: each,
      ultima_prima: last,
    })
  })

  test.each([
    [{ monto: 10_000.5 }, 'sum', 'articulo'],
    [{ articulo: 'VIDA-1' }, 'insurance', 'articulo'],
    [{ meses: 7 }, 'term', 'meses'],
    [{ meses: 18, tipo_de_abono: 'MENSUAL' }, 'term', 'meses'],
    [{ monto: 499 }, 'amount', 'monto'],
    [{ monto: 58_000.01 }, 'amount', 'monto'],
    [{ monto: 'x' }, 'amount', 'monto'],
  ])('is refused for %j: %s', async (body, reason, field) => {
    expect(await calculate(body)).toMatchObject(refusal(reason, field))
  })
})

describe('an account of a bank', () => {
  test('is at one of the banks of the list', async () => {
    const banks = (await result('all_items_banks')) as { value: string; label: string; type: string }[]
    expect(banks.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '002 Banamex', '012 BBVA', '014 Santander', '021 HSBC', '030 BanBajío', '036 Inbursa', '042 Mifel', '044 Scotiabank',
      '058 Banregio', '062 Afirme', '072 Banorte', '127 Banco Azteca', '130 Compartamos Banco', '137 BanCoppel', '646 STP',
    ]) // prettier-ignore
    expect(banks.filter(({ type }) => type === 'CLABE').map(({ value }) => value)).toEqual(['042', '646'])
  })

  test.each([
    ['002010077777777771', { valida: true, banco: 'Banamex', tipo: 'CLABE' }],
    ['002 010 07777777777 1', { valida: true, banco: 'Banamex', tipo: 'CLABE' }],
    ['646180110410000013', { valida: true, banco: 'STP', tipo: 'CLABE' }],
    ['999000000000000001', { valida: false, banco: null, tipo: 'CLABE' }],
    ['4242-4242-4242-4242', { valida: true, banco: null, tipo: 'TARJETA' }],
  ])('%s is read', async (accountNumber, expected) => {
    expect(await result('validate_transfer_account', { accountNumber })).toEqual(expected)
  })

  test.each(['002010077777777772', '00201007777777777', '4242424242424241', '', 'CLABE', '٠٠٢٠١٠٠٧٧٧٧٧٧٧٧٧٧١'])(
    '%j is refused',
    async (accountNumber) => {
      expect(await call('validate_transfer_account', { accountNumber })).toMatchObject(
        refusal('account', 'accountNumber'),
      )
    },
  )
})

describe('an address', () => {
  test('has been lived at for one of four times', async () => {
    const ages = (await platform.get('/api/ext/antiquity_address')).body['result'] as unknown as { value: string }[]
    expect(ages.map(({ value }) => value)).toEqual(['0-6M', '6-12M', '1-3A', '3A+'])
  })

  test.each([
    ['44100', { cobertura: true, estado: 'Jalisco', municipio: 'Guadalajara' }],
    ['06700', { cobertura: true, estado: 'Ciudad de México', municipio: 'Cuauhtémoc' }],
    ['58000', { cobertura: true, estado: 'Michoacán', municipio: 'Morelia' }],
    ['62550', { cobertura: true, estado: 'Morelos', municipio: null }],
    ['22000', { cobertura: false, estado: null, municipio: null }],
    ['77500', { cobertura: false, estado: null, municipio: null }],
    ['17000', { cobertura: false, estado: null, municipio: null }],
    ['38000', { cobertura: false, estado: null, municipio: null }],
  ])('%s is covered or not', async (cp, expected) => {
    expect(await result('colony_coverage', { cp, op: 'table' })).toEqual(expected)
  })

  test('is covered by the first two digits of its postal code', () => {
    const covered = Array.from({ length: 100 }, (_, digits) => digits).filter(
      (digits) => coverageOf(`${String(digits).padStart(2, '0')}100`).cobertura,
    )
    expect(covered.join()).toBe(
      '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,36,37,44,45,50,51,52,53,54,55,56,57,58,62,64,65,66,67,68,72,76,80,91,97',
    )
  })

  test.each(['', '4410', '441000', 'CENTRO'])('%j is no postal code', async (cp) => {
    expect(await call('colony_coverage', { cp })).toMatchObject(refusal('postcode', 'cp'))
  })

  test('is in a municipality of the list of its state, five of each at least', async () => {
    const { estado, municipios } = (await result('data_location')) as {
      estado: { clave: string; nombre: string }[]
      municipios: Record<string, string[]>
    }
    expect(estado).toHaveLength(13)
    for (const { clave } of estado) expect(municipios[clave]!.length).toBeGreaterThanOrEqual(5)
    for (const [from, , city] of MEXICAN_CITIES) {
      const { cobertura, estado: name } = coverageOf(`${String(from).padStart(3, '0')}00`)
      if (cobertura) expect(municipios[estado.find(({ nombre }) => nombre === name)!.clave]).toContain(city)
    }
  })
})
