import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../../files/testing/photos.ts'
import { asCustomer } from '../../../testing/customer.ts'
import { rowsOf } from '../../../testing/rowsOf.ts'
import {
  type Draft,
  ADDRESS,
  lastSms,
  newContact,
  newCurp,
  openDraft,
  refusal,
  subjectsTo,
} from '../testing/applicant.ts'
import { completeDraft, passLiveTest, submitDraft } from '../testing/completeDraft.ts'
import { withApplications } from '../testing/withApplications.ts'

const { caller, platform, homes, granted, answer } = withApplications()
const MODERATOR = { 'x-moderation-key': 'mk-test' }
const run = (query: string) => rowsOf(platform.database().db, query)
const decide = (folio: string, decision?: string) =>
  caller.put(`/api/ext/credit_requests/${folio}/decision`, decision === undefined ? {} : { decision })
const outcome = async (draft: Draft, decision?: string) => (await decide(draft.folio, decision)).body['result']
const sent = async (
  wanted: Parameters<typeof submitDraft>[2] = {},
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => {
  const draft = await openDraft(caller, fields, headers)
  await submitDraft(platform, draft, wanted)
  return draft
}
const state = { status: 409, body: { result: { reason: 'state' } } }
const mails = ({ contact }: Draft) => subjectsTo(platform, contact.email)

describe('an approved application', () => {
  test('is granted at once, with all that its account needs', async () => {
    const draft = await sent()
    expect(await outcome(draft)).toMatchObject({ estado: 'ACTIVE', aprobado: 5_000 })
    expect(granted.at(-1)).toMatchObject({
      applicationId: draft.key.solicitud,
      kind: 'CREDILANA',
      customerKind: 'NUEVO',
      accountId: null,
      approved: '5000.00',
      terms: { months: 12, frequency: 'SEMANAL' },
      insurance: null,
      personal: {
        applicant: { curp: draft.contact.curp, telefono: draft.contact.telefono },
        deposit: { metodo: 'CLABE', cuenta: '002010077777777771' },
      },
    })
    expect(await mails(draft)).toEqual([
      `Tu crédito ${draft.folio} está activo`,
      `Aprobamos tu solicitud ${draft.folio}`,
      `Recibimos tu solicitud ${draft.folio}`,
    ])
    expect(await lastSms(platform, draft.contact.telefono)).toContain(`Aprobamos tu solicitud ${draft.folio}`)
  })

  test('erases the live test, and the number of a card once it is paid out', async () => {
    const draft = await openDraft(caller)
    const oferta = await completeDraft(platform, draft)
    const deposito = { metodo: 'TARJETA', banco: '012', cuenta: '4242424242424242' }
    await draft.call('save_credit_guest', { oferta, deposito, acepta_terminos: true })
    await decide(draft.folio)
    expect(granted.at(-1)!.personal.deposit).toEqual(deposito)
    const { archivos, datos, pasos } = await draft.state()
    expect(archivos).toHaveLength(2)
    expect(pasos).toMatchObject({ prueba: true })
    expect(datos).toMatchObject({ deposito: 'BBVA ••••' })
  })

  test('waits where nothing can be granted, and nothing else moves it', async () => {
    const draft = await sent()
    answer.with = null
    expect(await outcome(draft)).toMatchObject({ estado: 'APPROVED' })
    answer.with = 'C10000016'
    expect(await mails(draft)).not.toContain(`Tu crédito ${draft.folio} está activo`)
    for (const path of ['credit_request_cancel', 'credit_request_accept', 'credit_request_erase'])
      expect(await draft.call(path)).toMatchObject({ ...state, body: { result: { estado: 'APPROVED' } } })
    expect(await decide(draft.folio)).toMatchObject(state)
    const again = newContact({ curp: draft.contact.curp })
    expect(await caller.post('/api/ext/set_user_contact', again)).toMatchObject({ status: 409 })
  })

  test('is as it was when the grant fails', async () => {
    const draft = await sent()
    answer.with = new Error('no account')
    expect(await decide(draft.folio)).toMatchObject({ status: 500 })
    answer.with = 'C10000016'
    expect(await draft.state()).toMatchObject({ estado: 'SUBMITTED' })
    expect(await mails(draft)).toHaveLength(1)
  })
})

describe('a line of credit for goods', () => {
  test('needs no amount: the largest of a new customer is granted', async () => {
    const draft = await sent({ monto: null }, { tipo: 'MENUDEO' })
    expect(await outcome(draft)).toMatchObject({ estado: 'ACTIVE', aprobado: 5_000 })
    expect(granted.at(-1)).toMatchObject({ kind: 'MENUDEO', approved: '5000.00', terms: null })
    expect(granted.at(-1)!.personal.deposit).toBeUndefined()
  })

  test('is smaller for someone who has just moved', async () => {
    const draft = await sent({ monto: null, antiguedad: '0-6M' }, { tipo: 'MENUDEO' })
    expect(await outcome(draft)).toMatchObject({ estado: 'PARTIALLY_APPROVED', aprobado: 3_000 })
    expect(await draft.state()).toMatchObject({ oferta: null })
    await draft.call('credit_request_accept')
    expect(granted.at(-1)).toMatchObject({ approved: '3000.00', terms: null })
  })
})

describe('a denied application', () => {
  test('has its reason in words, and no score', async () => {
    const draft = await sent({}, { curp: 'HEMS991231MDFRRF09', fecha_nacimiento: '1999-12-31' })
    expect(await outcome(draft)).toMatchObject({ estado: 'DENIED' })
    expect(await draft.state()).toMatchObject({ motivo: 'HISTORY', aprobado: null })
    expect(await mails(draft)).toContain(`Respuesta a tu solicitud ${draft.folio}`)
    expect(await lastSms(platform, draft.contact.telefono)).toContain('Ya hay respuesta')
    for (const path of ['credit_request_cancel', 'credit_request_accept'])
      expect(await draft.call(path)).toMatchObject(state)
    expect(await decide(draft.folio)).toMatchObject(state)
  })
})

describe('a counter-offer', () => {
  const offered = () => sent({ antiguedad: '0-6M' })

  test('has a smaller amount and its own offer, and is accepted', async () => {
    const draft = await offered()
    expect(await outcome(draft)).toMatchObject({ estado: 'PARTIALLY_APPROVED', aprobado: 3_000 })
    const { oferta, aceptar_antes_de: until } = await draft.state()
    expect(oferta).toMatchObject({ monto: 3_000, meses: 12, tipo_de_abono: 'SEMANAL', condicion: 'NUEVO' })
    const days = (new Date(until as unknown as string).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect(await mails(draft)).toContain(`Te ofrecemos $3,000.00 para tu solicitud ${draft.folio}`)
    expect((await draft.call('credit_request_accept')).body['result']).toEqual({ estado: 'ACTIVE' })
    expect(granted.at(-1)).toMatchObject({ applicationId: draft.key.solicitud, approved: '3000.00' })
    expect(await draft.call('credit_request_accept')).toMatchObject(state)
  })

  test('is refused by canceling', async () => {
    const draft = await offered()
    await decide(draft.folio)
    expect((await draft.call('credit_request_cancel')).body['result']).toEqual({ estado: 'CANCELED' })
    expect(await draft.call('credit_request_accept')).toMatchObject(state)
  })

  test('is over after seven days', async () => {
    const draft = await offered()
    await decide(draft.folio)
    await run(
      `update credit_application set accept_before = now() - interval '1 second' where id = '${draft.key.solicitud}'`,
    )
    expect(await draft.call('credit_request_accept')).toMatchObject(state)
  })

  test('is accepted once by two who answer at once', async () => {
    const draft = await offered()
    await decide(draft.folio)
    const before = granted.length
    const answers = await Promise.all([1, 2, 3].map(() => draft.call('credit_request_accept')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(granted).toHaveLength(before + 1)
  })
})

describe('an application whose file is not legible', () => {
  type Files = readonly { id: string; slot: string }[]

  test('asks for it, and is reviewed again once it is there', async () => {
    const draft = await sent()
    // The whole platform stored these files: its moderators flag them.
    const listed = await platform.get(`/api/ext/credit_files?incrementId=${draft.folio}`, MODERATOR)
    const files = listed.body['result']!['items'] as unknown as Files
    const flag = (slot: string, legible: boolean) =>
      platform.put(`/api/ext/credit_files/${files.find((file) => file.slot === slot)!.id}`, { legible }, MODERATOR)
    expect(await flag('prueba_foto', false)).toMatchObject({ status: 409 })
    expect(await flag('ine_frente', false)).toMatchObject({ status: 200 })
    await flag('ine_reverso', false)
    await flag('ine_reverso', true)
    expect(await outcome(draft)).toMatchObject({ estado: 'NEEDS_FILES' })
    expect(await lastSms(platform, draft.contact.telefono)).toContain('Súbelo otra vez')
    expect(await draft.call('set_address', ADDRESS)).toMatchObject(state)
    expect(await draft.call('save_credit_guest', { acepta_terminos: true })).toMatchObject(state)
    expect(await draft.state()).toMatchObject({ faltan: ['identificacion'] })
    // Another slot does not help.
    await draft.call('upload_images_hazten', { tipo: 'ine_reverso', contenido: pdfOf(900) })
    expect(await draft.state()).toMatchObject({ estado: 'NEEDS_FILES' })
    await draft.call('upload_images_hazten', { tipo: 'ine_frente', contenido: pdfOf(900) })
    expect(await draft.state()).toMatchObject({ estado: 'SUBMITTED', faltan: [] })
    expect(await outcome(draft)).toMatchObject({ estado: 'ACTIVE' })
  })
})

describe('a customer of the house', () => {
  let next = 100
  const home = (fields: Partial<{ line: number; free: number; daysLate: number }> = {}) => {
    next += 1
    const { line = 18_000, free = 18_000, daysLate = 0 } = fields
    const person = newContact() as unknown as Record<'curp' | 'telefono' | 'email', string>
    const held = {
      accountId: next,
      person: {
        nombres: 'Mónica',
        apellido_paterno: 'Solís',
        apellido_materno: null,
        fecha_nacimiento: '1990-05-14',
        curp: newCurp(),
        telefono: person.telefono,
        email: person.email,
      },
      address: null,
      line: new Big(line),
      free: new Big(free),
      daysLate,
    }
    homes.set(`token-${next}`, held)
    return { token: { 'x-credit-token': `token-${next}` }, held }
  }
  const open = ({ token }: ReturnType<typeof home>) => openDraft(caller, { cliente: 'CASA', nombres: undefined }, token)
  const complete = async (draft: Draft, monto: number) => {
    const offer = await draft.call('set_user_details', { monto, meses: 12, tipo_de_abono: 'SEMANAL' })
    expect(offer.body['result']).toMatchObject({ condicion: 'CASA', monto })
    await passLiveTest(draft)
    await draft.call('set_deposit', { deposito: { metodo: 'SUCURSAL' } })
    await draft.call('set_file_authorization', { consulta_historial: true, aviso_privacidad: true, version: '1' })
    return { oferta: offer.body['result']!['oferta'], acepta_terminos: true }
  }
  const offerOf = async (draft: Draft) => (await draft.state())['oferta'] ?? {}
  const EVA = [{ nombre: 'Eva', apellido: 'Gil', parentesco: 'hijo', porcentaje: 100 }]

  test('has fewer steps, the line of the account, and their data masked', async () => {
    const known = home()
    const draft = await open(known)
    const seen = await draft.state()
    expect(seen).toMatchObject({
      maximo: 18_000,
      requeridos: ['contacto', 'telefono', 'oferta', 'prueba', 'deposito', 'autorizacion'],
      datos: { nombres: 'M.', apellido_paterno: 'S.', email: null, fecha_nacimiento: null },
    })
    const { curp, telefono, email } = known.held.person
    for (const secret of [curp, telefono, email, 'Mónica', 'Solís']) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test.each([500, 18_500, 1_250])('cannot ask for %d on a line of 18,000', async (monto) => {
    const draft = await open(home())
    const asked = await draft.call('set_user_details', { monto, meses: 12, tipo_de_abono: 'SEMANAL' })
    expect(asked).toMatchObject(refusal('amount', 'monto'))
  })

  test('has the premium of its insurance in the sums, and a compulsory one in the annual cost', async () => {
    const draft = await open(home())
    const costOf = async (articulo: string | null) => {
      await draft.call('save_life_insurance', { articulo, beneficiarios: EVA })
      const { cat_sin, cat_con, total_sin, seguro } = await offerOf(draft)
      const { articulo: insured = null, total_sin: whole = null } = (seguro ?? {}) as Record<string, unknown>
      return [cat_sin, cat_con, total_sin, insured, whole]
    }
    await complete(draft, 10_000)
    expect(await costOf('VIDA-10')).toEqual([137.5, 88.3, 15_750, 'VIDA-10', 15_858])
    expect(await costOf('VIDA-20')).toEqual([141.5, 91.6, 15_750, 'VIDA-20', 15_966])
    expect(await costOf(null)).toEqual([137.5, 88.3, 15_750, 'VIDA-10', 15_858])
    await complete(draft, 5_000)
    expect(await costOf('VIDA-10')).toEqual([134.4, 85.5, 7_875, 'VIDA-10', 7_983])
    expect(await costOf(null)).toEqual([134.4, 85.5, 7_875, null, null])
    await complete(draft, 10_000)
    expect(await offerOf(draft)).toMatchObject({ cat_sin: 137.5, cat_iva_sin: 167.4, cat_iva_con: 105.7 })
  })

  test('needs an insurance above 5,000, of a sum that covers the loan', async () => {
    const known = home()
    const draft = await open(known)
    const sending = await complete(draft, 5_000)
    expect(await draft.state()).toMatchObject({ faltan: [] })
    const more = await complete(draft, 10_500)
    const faltan = { status: 422, body: { result: { faltan: ['seguro'] } } }
    expect(await draft.call('save_credit_home', more, known.token)).toMatchObject(faltan)
    const insure = (articulo: string) => draft.call('save_life_insurance', { articulo, beneficiarios: EVA })
    expect(await insure('VIDA-10')).toMatchObject(refusal('insured', 'articulo'))
    expect((await insure('VIDA-20')).body['result']).toEqual({ articulo: 'VIDA-20', prima_total: 216 })
    expect(await draft.call('save_credit_home', { ...more, oferta: sending.oferta }, known.token)).toMatchObject({
      status: 409,
    })
    // The offer counted the premium of the smallest insurance that covers the loan: it is the same one.
    expect(await draft.call('save_credit_home', more, known.token)).toMatchObject({ status: 200 })
    await decide(draft.folio)
    expect(granted.at(-1)).toMatchObject({
      customerKind: 'CASA',
      accountId: known.held.accountId,
      insurance: 'VIDA-20',
    })
  })

  test('sends with the session of the own account alone', async () => {
    const [known, other] = [home(), home()]
    const draft = await open(known)
    const sending = await complete(draft, 2_000)
    expect(await draft.call('save_credit_home', sending, { 'x-credit-token': '' })).toMatchObject({ status: 401 })
    expect(await draft.call('save_credit_home', sending, other.token)).toMatchObject({ status: 403 })
    expect(await draft.call('save_credit_guest', sending)).toMatchObject({ status: 403 })
    expect(await draft.call('save_credit_home', sending, known.token)).toMatchObject({ status: 200 })
    const again = await caller.post('/api/ext/set_user_contact', newContact({ cliente: 'CASA' }), known.token)
    expect(again).toMatchObject({ status: 409, body: { result: { reason: 'pending' } } })
  })

  test.each([
    [{ daysLate: 8 }, { estado: 'DENIED', aprobado: null }, 'OVERDUE'],
    [{ daysLate: 7 }, { estado: 'ACTIVE', aprobado: 4_000 }, null],
    [{ free: 1_700 }, { estado: 'PARTIALLY_APPROVED', aprobado: 1_500 }, null],
    [{ free: 900 }, { estado: 'DENIED', aprobado: null }, 'LINE'],
  ])('with %j is decided as %j', async (fields, expected, motivo) => {
    const known = home(fields)
    const draft = await open(known)
    await draft.call('save_credit_home', await complete(draft, 4_000), known.token)
    expect(await outcome(draft)).toMatchObject(expected)
    expect(await draft.state()).toMatchObject({ motivo })
  })
})

describe('a customer', () => {
  test('cancels and accepts by folio, their own alone', async () => {
    const [ana, eva] = [await asCustomer(platform, 'ana@own.example'), await asCustomer(platform, 'eva@own.example')]
    const draft = await openDraft(caller, {}, { authorization: `Bearer ${ana.token}` })
    const cancel = (token: string, incrementId: string) =>
      caller.post(`/api/ext/credit_request_cancel?token=${token}`, { incrementId })
    expect(await cancel(eva.token, draft.folio)).toMatchObject({ status: 404 })
    expect(await cancel(ana.token, 'S-00000000')).toMatchObject({ status: 404 })
    expect(await cancel('', draft.folio)).toMatchObject({ status: 401 })
    expect(await cancel('x', draft.folio)).toMatchObject({ status: 401 })
    expect((await cancel(ana.token, draft.folio)).body['result']).toEqual({ estado: 'CANCELED' })
    expect(await cancel(ana.token, draft.folio)).toMatchObject(state)
    const offered = await sent({ antiguedad: '0-6M' }, {}, { authorization: `Bearer ${ana.token}` })
    await decide(offered.folio)
    const accept = (token: string) =>
      caller.post(`/api/ext/credit_request_accept?token=${token}`, { incrementId: offered.folio })
    expect(await accept(eva.token)).toMatchObject({ status: 404 })
    expect(await offered.state()).toMatchObject({ estado: 'PARTIALLY_APPROVED' })
    expect((await accept(ana.token)).body['result']).toEqual({ estado: 'ACTIVE' })
    expect(granted.at(-1)).toMatchObject({ applicationId: offered.key.solicitud, approved: '3000.00' })
  })
})

test.each(['credit_request_cancel', 'credit_request_accept', 'credit_request_erase'])(
  '%s opens nothing without the key of the application',
  async (path) => {
    const [draft, other] = [await openDraft(caller), await openDraft(caller)]
    expect(await draft.call(path, { clave: other.key.clave })).toMatchObject({ status: 401 })
    if (path !== 'credit_request_erase')
      expect(await draft.call(path, { incrementId: other.folio })).toMatchObject({ status: 404 })
    expect(await draft.state()).toMatchObject({ estado: 'DRAFT' })
  },
)

test('a draft is not decided, nor an unknown folio', async () => {
  const draft = await openDraft(caller)
  expect(await decide(draft.folio, 'APPROVED')).toMatchObject(state)
  expect(await decide('S-00000000')).toMatchObject({ status: 404 })
  expect(await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`)).toMatchObject(state)
  expect(await decide(draft.folio, 'ACTIVE')).toMatchObject({ status: 400 })
})
