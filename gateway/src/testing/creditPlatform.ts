import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'

const BASE = '/api/ext/'

/** Row of 5,000 in cash over a year, with amounts as numbers and as texts. */
export const ROW = {
  articulo: 'CREDILANA-5000',
  monto: '5000.00',
  meses: 12,
  semanas: 52,
  condicion: 'NUEVO',
  bonificacion: 30,
  tipo_de_abono: 'SEMANAL',
  pagos: 52,
  total_con: 7_012.5,
  total_sin: 7_875,
  abono_con: '135.42',
  abono_sin: 152,
  ultimo_con: 106.08,
  ultimo_sin: 123,
  interes_con: 2_012.5,
  interes_sin: 2_875,
  iva_con: 277.59,
  iva_sin: 396.55,
  tasa_con: 40.25,
  tasa_sin: 57.5,
  cat_con: 85.5,
  cat_sin: 134.4,
  cat_iva_con: 102.8,
  cat_iva_sin: 164,
  bonificacion_monto: 862.5,
  moratorio_diario: 0.2,
  semana_tarde: 18.71,
  oferta: 'a-hash',
}
export const TERMS = {
  type: 'CREDILANA',
  meses: [6, 12, 18],
  meses_predeterminado: 12,
  tipos_de_abono: ['SEMANAL', 'QUINCENAL'],
  minimo: 500,
  maximo: 5_000,
  paso: 500,
  seguro_desde: 5_000,
  cat_publicado: 116.7,
}

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Replies of the fake platform, by the name of the call; a call without one is missing. */
export let answers: Map<string, [status: number, result: unknown]>

/** Starts a fake platform with credit before each test of the file that calls it. */
export function creditForEachTest(): void {
  beforeEach(async () => {
    answers = new Map<string, [number, unknown]>([
      ['all_items_credits', [200, [ROW]]],
      ['credit_terms', [200, TERMS]],
      ['dimas_legend', [200, { leyenda_dimas: 'CAT promedio <b>publicado</b> 116.7 %.' }]],
      ['colonies', [200, [{ colony: 'Guadalajara Centro' }]]],
    ])
    platform = await startFakeServer(({ path, body }, response) => {
      const found = answers.get(path.replace(BASE, ''))
      if (!found) return response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
      // The probe for the call.
      if (path === `${BASE}all_items_credits` && body === '{}')
        return json(response, { code: 400, result: 'type' }, 400)
      const [code, result] = found
      return json(response, { code, result }, code)
    })
    shopper = createGraphClient(platform.url)
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

/** Bodies of the calls with this name, without the probe. */
export function bodiesOf(name: string): unknown[] {
  return platform.seen
    .filter(({ path, body }) => path === `${BASE}${name}` && body !== '{}')
    .map(({ body }) => (body === '' ? null : (JSON.parse(body) as unknown)))
}
