import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { platformSecret } from '../secrets/platformSecret.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const call = (path: string, body: object = {}) => platform.post(`/api/ext/${path}`, { storeCode: 'hogar', ...body })
type Row = Readonly<Record<string, number | string>>
const offers = async (body: object) => {
  const { status, body: answer } = await call('all_items_credits', body)
  expect(status).toBe(200)
  return answer['result'] as unknown as readonly Row[]
}
const refusal = (reason: string, field: string) => ({
  status: 400,
  body: { code: 400, result: { errorMessage: expect.any(String) as string, field, reason } },
})

/** Payments, one, the last, total, interest, one on time, the last, their total, the bonus, annual costs. */
const FIGURES = [
  'pagos', 'abono_sin', 'ultimo_sin', 'total_sin', 'interes_sin', 'abono_con', 'ultimo_con', 'total_con',
  'bonificacion_monto', 'cat_sin', 'cat_con', 'cat_iva_sin', 'cat_iva_con',
] // prettier-ignore

const GOLDEN: readonly (readonly [type: string, monto: number, meses: number, rhythm: string, figures: readonly number[]])[] = [
  ['MENUDEO', 500, 12, 'SEMANAL', [52, 15.2, 12.3, 787.5, 287.5, 12.99, 10.01, 672.5, 115, 134.4, 71, 164, 84.9]],
  ['MENUDEO', 1_000, 12, 'SEMANAL', [52, 30.3, 29.7, 1_575, 575, 25.88, 25.12, 1_345, 230, 133.7, 70.7, 163.2, 84.5]],
  ['MENUDEO', 4_999, 12, 'SEMANAL', [52, 152, 121.43, 7_873.43, 2_874.43, 129.89, 99.27, 6_723.66, 1_149.77, 134.4, 71, 164, 84.9]],
  ['MENUDEO', 5_000, 12, 'SEMANAL', [52, 152, 123, 7_875, 2_875, 129.89, 100.61, 6_725, 1_150, 134.4, 71, 164, 84.9]],
  ['MENUDEO', 8_253, 12, 'SEMANAL', [52, 250, 248.48, 12_998.48, 4_745.48, 213.5, 211.79, 11_100.29, 1_898.19, 133.6, 70.6, 163.1, 84.5]],
  ['MENUDEO', 8_254, 12, 'SEMANAL', [52, 251, 199.05, 13_000.05, 4_746.05, 214.5, 162.13, 11_101.63, 1_898.42, 134.4, 71, 164.1, 85]],
  ['MENUDEO', 12_500, 12, 'SEMANAL', [52, 379, 358.5, 19_687.5, 7_187.5, 323.72, 302.78, 16_812.5, 2_875, 133.8, 70.7, 163.3, 84.6]],
  ['MENUDEO', 5_000, 6, 'SEMANAL', [26, 248, 237.5, 6_437.5, 1_437.5, 225.89, 215.25, 5_862.5, 575, 142.4, 72.8, 176.2, 87.7]],
  ['MENUDEO', 5_000, 9, 'SEMANAL', [39, 184, 164.25, 7_156.25, 2_156.25, 161.89, 141.93, 6_293.75, 862.5, 138.7, 72.1, 170.3, 86.6]],
  ['MENUDEO', 5_000, 18, 'SEMANAL', [78, 120, 72.5, 9_312.5, 4_312.5, 97.89, 49.97, 7_587.5, 1_725, 126.3, 68.5, 152.6, 81.4]],
  ['CREDILANA', 5_000, 12, 'SEMANAL', [52, 152, 123, 7_875, 2_875, 135.42, 106.08, 7_012.5, 862.5, 134.4, 85.5, 164, 102.8]],
  ['CREDILANA', 5_000, 12, 'QUINCENAL', [24, 329, 308, 7_875, 2_875, 293.07, 271.89, 7_012.5, 862.5, 129.2, 82.6, 157.3, 99.2]],
  ['CREDILANA', 10_000, 12, 'SEMANAL', [52, 303, 297, 15_750, 5_750, 269.83, 263.67, 14_025, 1_725, 137.5, 88.3, 167.4, 105.7]],
  ['CREDILANA', 58_000, 18, 'SEMANAL', [78, 1_385, 1_380, 108_025, 50_025, 1_192.6, 1_187.3, 93_017.5, 15_007.5, 128.9, 84.4, 155.3, 100.3]],
  ['PERSONAL', 20_000, 12, 'MENSUAL', [12, 2_471, 2_468.39, 29_649.39, 9_649.39, 2_269.98, 2_267.26, 27_237.04, 2_412.35, 98.2, 70.2, 119.8, 84.7]],
  ['PERSONAL', 1_000, 12, 'MENSUAL', [12, 124, 116, 1_480, 480, 114, 106, 1_360, 120, 95.2, 67.4, 116.5, 81.8]],
  ['PERSONAL', 5_000, 12, 'MENSUAL', [12, 618, 612.97, 7_410.97, 2_410.97, 567.78, 562.65, 6_808.23, 602.74, 95.2, 67.4, 116.5, 81.7]],
  ['PERSONAL', 5_000, 12, 'SEMANAL', [52, 141, 81.45, 7_272.45, 2_272.45, 130.08, 70.26, 6_704.34, 568.11, 98, 69.1, 120.7, 84.2]],
] // prettier-ignore

describe('an offer', () => {
  test.each(GOLDEN)('%s of %d for %d months, %s, has the figures of its contract', async (...golden) => {
    const [type, monto, meses, rhythm, figures] = golden
    const [row, ...others] = await offers({ type, monto, meses, tipo_de_abono: rhythm, condicion: 'CASA' })
    expect(others).toEqual([])
    expect(row).toMatchObject({ monto, meses, tipo_de_abono: rhythm, condicion: 'CASA' })
    expect(FIGURES.map((name) => row![name])).toEqual(figures)
  })

  test('states rates, tax in the interest and the cost of a week late', async () => {
    const [goods] = await offers({ type: 'MENUDEO', monto: '5000.00' })
    expect(goods).toEqual({
      articulo: 'MENUDEO-5000',
      monto: 5_000,
      meses: 12,
      semanas: 52,
      condicion: 'NUEVO',
      bonificacion: 40,
      tipo_de_abono: 'SEMANAL',
      pagos: 52,
      total_con: 6_725,
      total_sin: 7_875,
      abono_con: 129.89,
      abono_sin: 152,
      ultimo_con: 100.61,
      ultimo_sin: 123,
      interes_con: 1_725,
      interes_sin: 2_875,
      iva_con: 237.93,
      iva_sin: 396.55,
      tasa_con: 34.5,
      tasa_sin: 57.5,
      cat_con: 71,
      cat_sin: 134.4,
      cat_iva_con: 84.9,
      cat_iva_sin: 164,
      bonificacion_monto: 1_150,
      moratorio_diario: 0.2,
      semana_tarde: 24.24,
      oferta: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const [personal] = await offers({ type: 'PERSONAL', monto: 5_000 })
    expect(personal).toMatchObject({ tasa_sin: 68.76, tasa_con: 51.57, bonificacion: 25 })
  })

  test('has a hash of all its figures, under a key of the platform alone', async () => {
    const [row] = await offers({ type: 'CREDILANA', monto: 5_000, tipo_de_abono: 'SEMANAL' })
    const [again] = await offers({ type: 'CREDILANA', monto: '5000.0', tipo_de_abono: 'SEMANAL' })
    const [other] = await offers({ type: 'CREDILANA', monto: 4_500, tipo_de_abono: 'SEMANAL' })
    expect(again).toEqual(row)
    expect(other!['oferta']).not.toBe(row!['oferta'])
    const { oferta, ...figures } = row!
    const text = JSON.stringify(Object.entries(figures).toSorted(([one], [two]) => (one < two ? -1 : 1)))
    const hashed = (key: string) => createHmac('sha256', key).update(text).digest('base64url')
    expect(oferta).toBe(hashed(await platformSecret(platform.database().db, 'credit-offer')))
    expect(oferta).not.toBe(hashed('secret'))
  })
})

describe('a list of offers', () => {
  test('has every amount of a new customer and every rhythm, over a year', async () => {
    const rows = await offers({ type: 'PERSONAL' })
    expect(rows).toHaveLength(30)
    expect([...new Set(rows.map(({ monto }) => monto))]).toEqual([
      500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000,
    ])
    expect(rows.slice(0, 3).map((row) => row['tipo_de_abono'])).toEqual(['SEMANAL', 'QUINCENAL', 'MENSUAL'])
    expect(new Set(rows.map(({ meses }) => meses))).toEqual(new Set([12]))
  })

  test('has the amounts of a customer of the house in one rhythm', async () => {
    const body = { type: 'CREDILANA', condicion: 'CASA', tipo_de_abono: 'QUINCENAL', meses: 18 }
    const rows = await offers(body)
    expect(rows).toHaveLength(115)
    expect([rows[0]!['monto'], rows.at(-1)!['monto']]).toEqual([1_000, 58_000])
    expect(await offers(body)).toEqual(rows)
    expect(await offers({ ...body, monto: 58_000 })).toEqual(rows.slice(-1))
  })

  test.each([
    [{ monto: 499 }],
    [{ monto: 5_500 }],
    [{ monto: 750 }],
    [{ monto: 500, condicion: 'CASA' }],
    [{ monto: 58_500, condicion: 'CASA' }],
    [{ monto: '1,000' }],
    [{ monto: '1e3' }],
    [{ monto: -1_000 }],
    [{ monto: 1_000.001 }],
    [{ monto: '' }],
  ])('refuses the amount of %j', async (body) => {
    expect(await call('all_items_credits', { type: 'CREDILANA', ...body })).toMatchObject(refusal('amount', 'monto'))
  })

  test.each([
    ['CREDILANA', { meses: 9 }, 'meses'],
    ['PERSONAL', { meses: 18 }, 'meses'],
    ['MENUDEO', { tipo_de_abono: 'MENSUAL' }, 'tipo_de_abono'],
  ])('of %s refuses the term %j', async (type, body, field) => {
    expect(await call('all_items_credits', { type, monto: 1_000, ...body })).toMatchObject(refusal('term', field))
  })

  test.each([[{}], [{ type: 'HIPOTECA' }], [{ type: 'MENUDEO', condicion: 'VIP' }], [{ type: 'MENUDEO', meses: 'x' }]])(
    'refuses %j as malformed',
    async (body) => {
      expect(await call('all_items_credits', body)).toMatchObject({ status: 400, body: { code: 400 } })
    },
  )
})

describe('the terms of a product', () => {
  const terms = async (body: object) => (await call('credit_terms', body)).body['result']

  test('are its months and rhythms, and the bounds of the customer', async () => {
    expect(await terms({ type: 'PERSONAL' })).toEqual({
      type: 'PERSONAL',
      meses: [12],
      meses_predeterminado: 12,
      tipos_de_abono: ['SEMANAL', 'QUINCENAL', 'MENSUAL'],
      minimo: 500,
      maximo: 5_000,
      paso: 500,
      seguro_desde: 5_000,
      cat_publicado: 116.7,
    })
    expect(await terms({ type: 'MENUDEO', condicion: 'CASA' })).toMatchObject({
      meses: [6, 9, 12, 18],
      tipos_de_abono: ['SEMANAL'],
      minimo: 500,
      maximo: 58_000,
    })
    expect(await terms({ type: 'CREDILANA', condicion: 'CASA' })).toMatchObject({
      meses: [6, 12, 18],
      meses_predeterminado: 12,
      tipos_de_abono: ['SEMANAL', 'QUINCENAL'],
      minimo: 1_000,
      maximo: 58_000,
      paso: 500,
    })
  })

  test('have one legal line, with the published average as such', async () => {
    const { leyenda_dimas: legend } = (await call('dimas_legend')).body['result'] as Json
    expect(legend).toContain(
      'CAT promedio publicado 116.7 %, informativo. El CAT de tu crédito está junto a cada pago.',
    )
    expect(legend).toContain('57.50 % sobre el monto, IVA incluido')
    expect(legend).toContain('68.76 % sobre saldos, más IVA de 16 % sobre el interés')
    expect(legend).toContain('0.20 % diario')
    expect(legend).toContain('Solicitarlo no tiene costo y ningún promotor puede cobrarte por ello')
    expect(legend).toContain('Puedes liquidar antes de tiempo: no pagas los intereses de los pagos que faltan')
  })

  test('are explained at a telephone of the store', async () => {
    expect((await platform.get('/api/ext/customer_service?storeCode=viu')).body['result']).toEqual({
      telefono: '+525500000102',
      telefono_formateado: '55 0000 0102',
      wa: '525500000106',
      horario: expect.stringContaining('9 a 21\u00A0h') as string,
      horas_spei: 4,
    })
  })
})
