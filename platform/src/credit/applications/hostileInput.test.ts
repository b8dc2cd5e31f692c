import { expect, test } from 'vitest'
import { drawPhoto } from '../files/testing/photos.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { ADDRESS, REFERENCE, asShopper, newContact, openDraft } from './testing/applicant.ts'

const platform = withPlatform()
const HOSTILE: readonly unknown[] = [
  null, '', ' ', '\0', 'a\0b', '\uD800', '\u202Etxt', '٤٤١٠٠', '１２３４', 'x'.repeat(900), 'x'.repeat(30_000), '__proto__',
  "'; drop table credit_application; --", '<script>', '{{7*7}}', '%00', 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true,
  [], [null], {}, { __proto__: null, $ne: '' }, [[[[[[[[]]]]]]]],
] // prettier-ignore

const BODIES: Readonly<Record<string, object>> = {
  set_user_contact: newContact(),
  validate_account_pending: { curp: 'LORA900514MJCPZN08' },
  send_guest_nip: {},
  validate_guest_nip: { nip: '0000' },
  send_resume_nip: { incrementId: 'S-00000000', telefono_final: '0000' },
  validate_resume_nip: { incrementId: 'S-00000000', telefono_final: '0000', nip: '0000' },
  set_user_details: { monto: 5_000, meses: 12, tipo_de_abono: 'SEMANAL' },
  set_address: { ...ADDRESS, interior: '2', entre_calles: 'A y B' },
  set_user_references: { referencias: [REFERENCE] },
  set_file_authorization: { consulta_historial: true, aviso_privacidad: true, version: '1' },
  upload_images_hazten: { tipo: 'ine_frente', contenido: await drawPhoto({ width: 610, height: 610 }) },
  live_test_customer: { reto: 'x', foto: 'AAAA', cuadros: ['AAAA', 'AAAA', 'AAAA'], video: 'AAAA' },
  set_user_validation: {},
  save_life_insurance: {
    articulo: 'VIDA-10',
    cliente: 'NUEVO',
    beneficiarios: [{ nombre: 'Eva', apellido: 'Gil', parentesco: 'hijo', porcentaje: 100 }],
  },
  set_deposit: { deposito: { metodo: 'CLABE', banco: '002', cuenta: '002010077777777771' } },
  promotion_code: { codigo: 'PROMO10', idMagento: 1, opcion: 'ValidarCupon' },
  seller_code: { codigo: 'V1001' },
  save_credit_guest: { oferta: 'x', codigo: 'V1001', acepta_terminos: true, idCliente: 1, email: 'a@b.example' },
  save_credit_home: { oferta: 'x', acepta_terminos: true },
  credit_request_cancel: { incrementId: 'S-00000000' },
  credit_request_accept: { incrementId: 'S-00000000' },
  credit_request_erase: {},
}

/** The body with each of its values, also within objects and lists, replaced by a hostile one. */
function* spoiled(body: object, value: unknown): Generator<object> {
  for (const [name, field] of Object.entries(body)) {
    yield { ...body, [name]: value }
    const [first]: unknown[] = Array.isArray(field) ? field : [field]
    if (typeof first !== 'object' || first === null) continue
    for (const inner of spoiled(first, value)) yield { ...body, [name]: Array.isArray(field) ? [inner] : inner }
  }
}

test.each(Object.keys(BODIES))('%s answers whatever it is sent, and never with a fault', async (path) => {
  const { key } = await openDraft(platform)
  // Calls that end a draft are made with keys of others.
  const isFinal = /cancel|erase|contact/.test(path)
  const credentials = isFinal ? { ...key, clave: 'A'.repeat(22) } : key
  for (const value of HOSTILE)
    for (const body of spoiled({ storeCode: 'hogar', ...credentials, ...BODIES[path] }, value)) {
      const { status, body: answer } = await platform.post(`/api/ext/${path}`, body, asShopper())
      const sent = JSON.stringify(body, (_name, text: unknown) => (typeof text === 'string' ? text.slice(0, 40) : text))
      expect({ sent, answer, isFault: status >= 500 }).toMatchObject({ isFault: false })
    }
})

test.each(['PUT /api/ext/credit_requests/{}/decision', 'GET /api/ext/credit_files/{}', 'PUT /api/ext/credit_files/{}'])(
  '%s answers any name with a refusal',
  async (route) => {
    const [method, path = ''] = route.split(' ')
    const moderator = { 'x-moderation-key': 'mk-test' }
    for (const name of ['%00', '..%2f..%2fetc%2fpasswd', '%F0%9F%92%83', "'%20or%201=1", 'x'.repeat(400)]) {
      const url = path.replace('{}', name)
      const answer =
        method === 'GET' ? await platform.get(url, moderator) : await platform.put(url, { legible: true }, moderator)
      expect([400, 404]).toContain(answer.status)
    }
  },
)
