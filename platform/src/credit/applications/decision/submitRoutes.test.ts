import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { asCustomer } from '../../../testing/customer.ts'
import { type Draft, asShopper, newCurp, newTelephone, openDraft, refusal, subjectsTo } from '../testing/applicant.ts'
import { completeDraft, submitDraft } from '../testing/completeDraft.ts'
import { withApplications } from '../testing/withApplications.ts'
import { answerBefore } from './answerDay.ts'

const { platform } = withApplications()
const run = (query: string) => rowsOf(platform.database().db, query)
const send = (draft: Draft, body: object, headers: Record<string, string> = {}) =>
  draft.call('save_credit_guest', { acepta_terminos: true, ...body }, headers)
const pending = { status: 409, body: { result: { reason: 'pending' } } }

describe('an application', () => {
  test('is sent when its steps are complete, with the day of its answer', async () => {
    const draft = await openDraft(platform)
    const sent = await submitDraft(platform, draft)
    expect(sent.body['result']).toEqual({
      incrementId: draft.folio,
      estado: 'SUBMITTED',
      respuesta_antes_de: answerBefore(new Date(), '5000').toISOString(),
    })
    expect(await draft.state()).toMatchObject({ estado: 'SUBMITTED', faltan: [] })
    expect(await subjectsTo(platform, draft.contact.email)).toEqual([`Recibimos tu solicitud ${draft.folio}`])
  })

  test('names the steps that it misses', async () => {
    const draft = await openDraft(platform)
    const faltan = [
      'telefono', 'oferta', 'domicilio', 'referencia', 'identificacion', 'prueba', 'deposito', 'autorizacion',
    ] // prettier-ignore
    expect(await send(draft, {})).toMatchObject({ status: 422, body: { result: { faltan } } })
    expect((await draft.state())['faltan']).toEqual(faltan)
    const oferta = await completeDraft(platform, draft, { telephone: false })
    expect(await send(draft, { oferta })).toMatchObject({ status: 422, body: { result: { faltan: ['telefono'] } } })
  })

  test('for goods needs neither amount nor deposit', async () => {
    const draft = await openDraft(platform, { tipo: 'MENUDEO' })
    expect((await draft.state())['requeridos']).toEqual([
      'contacto', 'telefono', 'domicilio', 'referencia', 'identificacion', 'prueba', 'autorizacion',
    ]) // prettier-ignore
  })

  test('needs the other side of a card; a passport has one', async () => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    await run(`delete from credit_file where application_id = '${draft.key.solicitud}' and slot = 'ine_reverso'`)
    const faltan = { status: 422, body: { result: { faltan: ['identificacion'] } } }
    expect(await send(draft, { oferta })).toMatchObject(faltan)
    await run(
      `update credit_file set slot = 'pasaporte' where application_id = '${draft.key.solicitud}' and slot = 'ine_frente'`,
    )
    expect(await send(draft, { oferta })).toMatchObject({ status: 200 })
  })

  test('is sent on the offer that was chosen, as it is now', async () => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    const refused = { status: 409, body: { result: { reason: 'offer' } } }
    const other = await draft.call('set_user_details', { monto: 4_500, meses: 12, tipo_de_abono: 'SEMANAL' })
    expect(await send(draft, { oferta })).toMatchObject(refused)
    expect(await send(draft, { oferta: 'A'.repeat(43) })).toMatchObject(refused)
    expect(await send(draft, {})).toMatchObject(refused)
    // A row whose figures are no longer those of the terms.
    const hash = other.body['result']!['oferta']
    await run(`update credit_application set amount = 4000 where id = '${draft.key.solicitud}'`)
    expect(await send(draft, { oferta: hash })).toMatchObject(refused)
    await run(`update credit_application set amount = 4500 where id = '${draft.key.solicitud}'`)
    expect(await send(draft, { oferta: hash })).toMatchObject({ status: 200 })
  })

  test.each([
    [{ acepta_terminos: false }, 'terms', 'acepta_terminos'],
    [{ codigo: 'NADIE' }, 'code', 'codigo'],
    [{ deposito: { metodo: 'CLABE', cuenta: '002010077777777772' } }, 'account', 'cuenta'],
    [{ deposito: { metodo: 'TARJETA', cuenta: '4242424242424242' } }, 'bank', 'banco'],
  ])('is refused with %j, and stays a draft', async (body, reason, field) => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    expect(await send(draft, { oferta, ...body })).toMatchObject(refusal(reason, field))
    expect(await draft.state()).toMatchObject({
      estado: 'DRAFT',
      datos: { deposito: 'Banamex •••• 7771', codigo: null },
    })
  })

  test('takes its deposit and a code with it', async () => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    const deposito = { metodo: 'TARJETA', banco: '012', cuenta: '4242424242424242' }
    expect(await send(draft, { oferta, deposito, codigo: 'v1003' })).toMatchObject({ status: 200 })
    expect(await draft.state()).toMatchObject({ datos: { deposito: 'BBVA •••• 4242', codigo: 'V1003' } })
  })

  test('is sent once: again with its key it answers alike, without it is refused', async () => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    const once = { 'idempotency-key': 'once' }
    const first = await send(draft, { oferta }, once)
    expect((await send(draft, { oferta }, once)).body).toEqual(first.body)
    expect(await send(draft, { oferta })).toMatchObject({ status: 409, body: { result: { reason: 'state' } } })
    expect(await send(draft, { oferta, codigo: 'V1001' }, once)).toMatchObject({ status: 409 })
    expect(await send(draft, { oferta, clave: 'x' }, once)).toMatchObject({ status: 401 })
    expect(await subjectsTo(platform, draft.contact.email)).toHaveLength(1)
  })

  test.each(['curp', 'telefono'] as const)('is the only one in review of its %s', async (field) => {
    const same = field === 'curp' ? { curp: newCurp() } : { telefono: newTelephone() }
    const [one, other] = [await openDraft(platform, same), await openDraft(platform, same)]
    await submitDraft(platform, one)
    // An SMS to the same number has to wait: the confirmation is written by hand.
    await run(
      `update credit_application set steps = '{"telephoneAt": "2026-11-27T00:00:00.000Z"}' where id = '${other.key.solicitud}'`,
    )
    const oferta = await completeDraft(platform, other, { telephone: false })
    expect(await send(other, { oferta })).toMatchObject(pending)
    await one.call('credit_request_cancel')
    expect(await send(other, { oferta })).toMatchObject({ status: 200 })
  })

  test('is the only one in review even if two are sent at once', async () => {
    const curp = newCurp()
    const drafts = await Promise.all([1, 2, 3].map(() => openDraft(platform, { curp })))
    const offers = await Promise.all(drafts.map((draft) => completeDraft(platform, draft)))
    const answers = await Promise.all(drafts.map((draft, at) => send(draft, { oferta: offers[at] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(pending)
  })

  test('of a customer is sent by no other customer; a guest’s becomes the sender’s', async () => {
    const [ana, eva] = [await asCustomer(platform, 'ana@send.example'), await asCustomer(platform, 'eva@send.example')]
    const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
    const own = await openDraft(platform, {}, as(ana))
    const oferta = await completeDraft(platform, own)
    expect(await send(own, { oferta }, as(eva))).toMatchObject({ status: 403 })
    const guest = await openDraft(platform)
    expect(await send(guest, { oferta: await completeDraft(platform, guest) }, as(eva))).toMatchObject({ status: 200 })
    const id = Number((await eva.get('me')).body['result']!['id'])
    const listed = await platform.get(`/api/ext/credit_requests?userId=${id}`, as(eva))
    expect(listed.body['result']!['items']).toMatchObject([
      { incrementId: guest.folio, monto: 5_000, estado: 'SUBMITTED' },
    ])
    expect(JSON.stringify(listed.body)).not.toContain(guest.contact.curp)
  })

  test('of a new customer is not sent as one of the house', async () => {
    const draft = await openDraft(platform)
    const oferta = await completeDraft(platform, draft)
    const body = { oferta, acepta_terminos: true }
    expect(await draft.call('save_credit_home', body)).toMatchObject({ status: 401 })
    expect(await draft.call('save_credit_home', body, { 'x-credit-token': 'x' })).toMatchObject({ status: 401 })
  })
})

test('tries at codes of sellers count over all calls', async () => {
  const draft = await openDraft(platform)
  for (let count = 0; count < 10; count += 1) await draft.call('seller_code', { codigo: 'X' }, asShopper())
  expect(await send(draft, { codigo: 'V1001' })).toMatchObject({ status: 429 })
})
