import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { inputTypeOf } from './inputTypeOf.ts'
import { json, type SeenRequest, startFakeServer } from './startFakeServer.ts'

const BASE = '/api/ext/'
const ID = 'an-application'
const KEY = 'the-key-of-the-application'
export const FOLIO = 'S-7K2MPQ4X'
export const CURP = 'PEGA080101MJCRRNA2'
export const CLABE = '002010077777777771'
export const TOKEN = 'an-offer'
export const DOWN = [503, 'down'] as const
export const GUEST = { cartToken: null, userToken: null, checkout: null, orders: [] }
/** Sessions with an open application, with one that was only started, and with a proven account. */
export const OPENED = {
  ...GUEST,
  creditApplication: { id: ID, key: KEY, number: FOLIO, kind: 'CREDILANA', customer: 'NEW' } as const,
}
export const STARTED = {
  ...GUEST,
  creditStart: { kind: 'CREDILANA', amount: '5000', months: 12, frequency: 'WEEKLY' } as const,
}
export const PROVEN = { ...GUEST, creditToken: 'proof' }
export const refusal = (status: number, result: object) => [status, { errorMessage: 'Refused', ...result }] as const
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const OFFER = {
  monto: 5_000,
  meses: 12,
  pagos: 52,
  tipo_de_abono: 'SEMANAL',
  abono_sin: 152,
  ultimo_sin: 123,
  total_sin: 7_875,
  interes_sin: 2_875,
  iva_sin: 396.55,
  tasa_sin: 57.5,
  cat_sin: 134.4,
  cat_iva_sin: 164,
  abono_con: 135.42,
  ultimo_con: 106.08,
  total_con: 7_012.5,
  interes_con: 2_012.5,
  iva_con: 277.59,
  tasa_con: 40.25,
  cat_con: 85.5,
  cat_iva_con: 102.8,
  bonificacion: 30,
  bonificacion_monto: 862.5,
  semana_tarde: 18.7,
  moratorio_diario: 0.2,
  oferta: TOKEN,
}
export const STATE = {
  incrementId: FOLIO,
  estado: 'DRAFT',
  pasos: { contacto: true, telefono: true, oferta: true, domicilio: false },
  requeridos: ['contacto', 'telefono', 'oferta', 'domicilio', 'autorizacion'],
  faltan: ['domicilio', 'autorizacion'],
  maximo: 5_000,
  aprobado: null,
  oferta: OFFER,
  respuesta_antes_de: null,
  aceptar_antes_de: null,
  motivo: null,
  datos: {
    nombres: 'Ana',
    apellido_paterno: 'Pérez',
    apellido_materno: null,
    fecha_nacimiento: '2008-01-01',
    email: 'ana@example.mx',
    telefono: '3312345678',
    domicilio: null,
    referencia: null,
    seguro: null,
    deposito: 'Banamex •••• 7771',
    codigo: null,
    autorizado_hasta: null,
  },
  archivos: ['ine_frente', 'prueba_foto'],
}
export const REQUEST = {
  incrementId: 'S-OTHER234',
  tipo: 'PERSONAL',
  monto: 5_000,
  aprobado: 3_000,
  estado: 'PARTIALLY_APPROVED',
  motivo: null,
  creada: '2026-11-20T10:00:00.000Z',
  respuesta_antes_de: '2026-11-23T18:00:00.000Z',
  aceptar_antes_de: '2026-11-30T18:00:00.000Z',
  orderNumber: null,
  faltan: [],
}
const TERMS = {
  meses: [6, 12, 18],
  meses_predeterminado: 12,
  tipos_de_abono: ['SEMANAL', 'QUINCENAL'],
  minimo: 500,
  maximo: 5_000,
  paso: 500,
  seguro_desde: 5_000,
}
const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }

/** Reply to a call: its status and result. */
type Reply = readonly [status: number, result: unknown]

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Fake platform's replies by the name of the call, for callers with the right key. */
export let answers: Map<string, Reply>
/** Log lines of the gateway. */
export let lines: string[]

const OPEN_CALLS =
  /^(all_items_|(send|validate)_resume_nip|credit_terms|validate_transfer_account|validate_session|dimas_legend)/

/** Starts a fake platform with a credit application before each test of the file that calls it. */
export function creditApplicationForEachTest(): void {
  beforeEach(async () => {
    lines = []
    answers = new Map<string, Reply>([
      ['set_user_contact', [200, [{ solicitud: ID, clave: KEY, incrementId: FOLIO, estado: 'DRAFT' }]]],
      ['set_user_validation', [200, [STATE]]],
      ['set_user_details', [200, OFFER]],
      ['set_file_authorization', [200, { autorizado_hasta: '2029-11-27' }]],
      ['save_credit_guest', [200, { incrementId: FOLIO, respuesta_antes_de: '2026-11-30T18:00:00.000Z' }]],
      ['save_credit_home', [200, { incrementId: FOLIO, respuesta_antes_de: '2026-11-30T18:00:00.000Z' }]],
      ['send_guest_nip', [200, { resend_at: inMinutes(5) }]],
      ['send_resume_nip', [200, { resend_at: inMinutes(5) }]],
      [
        'validate_resume_nip',
        [200, { solicitud: ID, clave: KEY, incrementId: FOLIO, estado: 'DRAFT', tipo: 'CREDILANA', cliente: 'NUEVO' }],
      ],
      ['set_deposit', [200, { deposito: 'Banamex •••• 7771' }]],
      ['promotion_code', [200, { valido: true, promotor: 'Lucía' }]],
      ['seller_code', [200, { valido: true, vendedor: 'Raúl' }]],
      ['live_test_customer', [200, { reto: 'challenge', movimientos: ['UP', 'LEFT', 'BLINK'], vence: inMinutes(2) }]],
      ['upload_images_hazten', [200, { tipo: 'ine_frente', estado: 'received' }]],
      ['all_items_credits', [200, [OFFER]]],
      ['all_items_banks', [200, [{ value: '002', label: 'Banamex', type: 'AMBAS' }]]],
      ['validate_transfer_account', [200, { valida: true, banco: 'Banamex', tipo: 'CLABE' }]],
      ['credit_terms', [200, TERMS]],
      [
        'validate_session',
        [200, { valida: true, cuenta: { accountNumber: 'C10000016', name: 'Ana', estado: 'ACTIVE' } }],
      ],
      ['credit_requests', [200, { items: [REQUEST] }]],
    ])
    for (const name of ['set_address', 'set_user_references', 'validate_guest_nip', 'credit_request_erase'])
      answers.set(name, [200, true])
    for (const name of ['save_life_insurance', 'credit_request_cancel', 'credit_request_accept'])
      answers.set(name, [200, {}])
    platform = await startFakeServer((request, response) => {
      const name = request.path.replace(BASE, '')
      const reply =
        refusedTo(request, name) ?? (request.path === '/api/user/me' ? ([200, ANA] as const) : answers.get(name))
      if (reply === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
      const [code, result] = reply
      return json(response, { code, result }, code)
    })
    shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

/** Refuses as the platform does: another key, a dead user token, a list without one. */
function refusedTo({ body, query, path, headers }: SeenRequest, name: string): Reply | null {
  const user = query.get('token') ?? ''
  if (user !== '' && user !== 'good') return [401, 'no']
  if (path === '/api/user/me' || name === 'credit_requests') return user === 'good' ? null : [401, 'no']
  if (name === 'validate_session') return headers['x-credit-token'] === 'proof' ? null : [401, 'over']
  if (OPEN_CALLS.test(name) || body === '') return null
  const { solicitud, clave, incrementId } = JSON.parse(body) as Record<string, string | undefined>
  if (name === 'set_user_contact' && solicitud === undefined) return null
  if (solicitud === undefined && incrementId !== undefined && user === 'good')
    return incrementId === REQUEST.incrementId ? null : refusal(404, {})
  return solicitud === ID && clave === KEY ? null : [401, { errorMessage: 'The application cannot be opened' }]
}

export const calls = (name: string) => platform.seen.filter(({ path }) => path === `${BASE}${name}`)
export const bodiesOf = (name: string) =>
  calls(name).map(({ body }) => (body === '' ? null : (JSON.parse(body) as Record<string, unknown>)))

/** Fields that name the application in a body. */
export const NAMED = { storeCode: 'hogar', solicitud: ID, clave: KEY }

/** Runs a mutation, and returns its payload with the messages of errors. */
export async function run(name: string, input: object, fields = 'application { number status }') {
  const source = `mutation ($input: ${inputTypeOf(name)}!) {
    ${name}(input: $input) { ${fields} userErrors { code message field } notices { code message } clientMutationId }
  }`
  const { data, errors } = await shopper.query(source, { input })
  return { ...data?.[name], errors: errors.map(({ message }) => message) }
}
