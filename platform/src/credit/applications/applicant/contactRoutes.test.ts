import { describe, expect, test } from 'vitest'
import { asCustomer } from '../../../testing/customer.ts'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { type Json, withPlatform } from '../../../testing/withPlatform.ts'
import { asShopper, newContact, newCurp, newTelephone, openDraft, refusal } from '../testing/applicant.ts'
import { completeDraft } from '../testing/completeDraft.ts'
import { dayOf } from '../../calendar/calendar.ts'

const platform = withPlatform()
const contact = (fields: object, headers = asShopper()) =>
  platform.post('/api/ext/set_user_contact', { ...newContact(), ...fields }, headers)
const daysFromNow = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

describe('a draft', () => {
  test('is opened with an id, a key, a folio and the largest loan', async () => {
    const { body } = await contact({})
    expect(body['result']).toEqual([
      {
        solicitud: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        clave: expect.stringMatching(/^[\w-]{22}$/) as string,
        incrementId: expect.stringMatching(/^S-[0-9A-HJKMNP-TV-Z]{8}$/) as string,
        estado: 'DRAFT',
        hasta_un_maximo_de_prestamo: 5_000,
      },
    ])
  })

  test('is stored without anything that says whose it is', async () => {
    const { contact: person, key } = await openDraft(platform)
    const [row] = (await rowsOf(
      platform.database().db,
      `select *, encode(sealed, 'escape') as text from credit_application where id = '${key.solicitud}'`,
    )) as readonly Record<string, unknown>[]
    const stored = JSON.stringify(row)
    for (const secret of [person.curp, person.telefono, person.email, 'López', '1990-05-14', key.clave])
      expect(stored).not.toContain(secret)
  })

  test.each([
    [{ nombres: 'A' }, 'name', 'nombres'],
    [{ apellido_paterno: 'L0pez' }, 'name', 'apellido_paterno'],
    [{ apellido_materno: '!' }, 'name', 'apellido_materno'],
    [{ fecha_nacimiento: '1990-02-30' }, 'date', 'fecha_nacimiento'],
    [{ fecha_nacimiento: daysFromNow(1) }, 'future', 'fecha_nacimiento'],
    [{ fecha_nacimiento: daysFromNow(-400) }, 'underage', 'fecha_nacimiento'],
    [{ curp: 'LORA900514MJCPZN09' }, 'curp', 'curp'],
    [{ curp: undefined }, 'curp', 'curp'],
    [{ curp: 'GARL850923HDFRMS04' }, 'curpDate', 'curp'],
    [{ telefono: '123' }, 'telephone', 'telefono'],
    [{ email: 'x' }, 'email', 'email'],
  ])('is refused for %j', async (fields, reason, field) => {
    expect(await contact(fields)).toMatchObject(refusal(reason, field))
  })

  test.each([[{ tipo: 'HIPOTECA' }], [{ cliente: 'VIP' }], [{ nombres: 'x'.repeat(1_000) }], [{ curp: 7.5 }]])(
    'is refused as malformed for %j',
    async (fields) => {
      expect(await contact(fields)).toMatchObject({ status: 400 })
    },
  )

  test('has a new applicant, and another telephone to confirm, when it is changed by its key', async () => {
    const { key, contact: before, state, call } = await openDraft(platform)
    await call('set_user_references', {
      referencias: [
        {
          parentesco: 'otro',
          nombres: 'Luis',
          apellido_paterno: 'Gil',
          telefono: '3311112222',
          calle: 'Sur',
          numero: '1',
          cp: '44100',
        },
      ],
    })
    const changed = await contact({ ...before, ...key, nombres: 'Eva', telefono: newTelephone() })
    expect(changed.body['result']).toMatchObject([{ ...key, estado: 'DRAFT' }])
    expect((await state())['datos']).toMatchObject({ nombres: 'Eva' })
    expect(await contact({ ...before, ...key, telefono: '3311112222' })).toMatchObject(refusal('samePhone', 'telefono'))
    expect(await contact({ ...before, ...key, clave: 'A'.repeat(22) })).toMatchObject({ status: 401 })
    expect(await contact({ ...before, ...key, tipo: 'PERSONAL' })).toMatchObject({ status: 409 })
  })

  test('of another person needs their consent, files and live test', async () => {
    const draft = await openDraft(platform)
    await completeDraft(platform, draft)
    const change = (fields: object) => contact({ ...draft.contact, ...draft.key, ...fields })
    await change({ email: 'other@credit.example' })
    expect((await draft.state())['faltan']).toEqual([])
    await change({ curp: newCurp() })
    expect(await draft.state()).toMatchObject({ faltan: ['identificacion', 'prueba', 'autorizacion'], archivos: [] })
  })

  test('of a customer belongs to their account; a dead token opens none', async () => {
    const { token } = await asCustomer(platform, 'draft@credit.example')
    const bearer = { authorization: `Bearer ${token}` }
    const id = Number((await platform.get('/api/user/me?token=' + token)).body['result']!['id'])
    const { folio } = await openDraft(platform, {}, bearer)
    const listed = await platform.get(`/api/ext/credit_requests?userId=${id}`, bearer)
    expect(listed.body['result']!['items']).toEqual([
      {
        incrementId: folio,
        tipo: 'CREDILANA',
        cliente: 'NUEVO',
        monto: null,
        aprobado: null,
        estado: 'DRAFT',
        motivo: null,
        creada: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        respuesta_antes_de: null,
        aceptar_antes_de: null,
        orderNumber: null,
        oferta: null,
        faltan: [
          'telefono', 'oferta', 'domicilio', 'referencia', 'identificacion', 'prueba', 'deposito', 'autorizacion',
        ],
      },
    ]) // prettier-ignore
    const dead = await platform.post('/api/ext/set_user_contact', newContact(), { authorization: 'Bearer x' })
    expect(dead).toMatchObject({ status: 401 })
  })

  test('of a customer of the house needs a credit session', async () => {
    expect(await contact({ cliente: 'CASA' })).toMatchObject({ status: 401 })
    const forged = await platform.post('/api/ext/set_user_contact', newContact({ cliente: 'CASA' }), {
      'x-credit-token': 'x',
    })
    expect(forged).toMatchObject({ status: 401 })
  })

  test('is opened by one address twenty times a quarter of an hour', async () => {
    const shopper = asShopper()
    for (let count = 0; count < 20; count += 1) await contact({ nombres: 'A' }, shopper)
    expect(await contact({}, shopper)).toMatchObject({
      status: 429,
      body: { result: { reason: 'attempts', until: expect.any(String) as string } },
    })
    expect(await contact({})).toMatchObject({ status: 200 })
  })

  test('is opened for one CURP twenty times a quarter of an hour, from any addresses', async () => {
    const curp = newCurp()
    for (let count = 0; count < 20; count += 1) expect(await contact({ curp })).toMatchObject({ status: 200 })
    expect(await contact({ curp })).toMatchObject({ status: 429 })
  })

  test('exists in stores that lend alone, and is stored by no cache', async () => {
    expect(await contact({ storeCode: 'de' })).toMatchObject({ status: 404 })
    expect((await contact({})).headers['cache-control']).toBe('no-store')
  })
})

describe('a pending application', () => {
  const pending = (curp: string, headers = asShopper()) =>
    platform.post('/api/ext/validate_account_pending', { storeCode: 'hogar', curp }, headers)
  const review = (solicitud: string) =>
    rowsOf(platform.database().db, `update credit_application set status = 'SUBMITTED' where id = '${solicitud}'`)

  test('is found by CURP, and refuses the first step by CURP and by telephone', async () => {
    const { contact: person, key } = await openDraft(platform)
    expect((await pending(person.curp)).body['result']).toEqual({ pendiente: false })
    await review(key.solicitud)
    expect((await pending(person.curp.toLowerCase())).body['result']).toEqual({ pendiente: true })
    const refused = { status: 409, body: { result: { reason: 'pending' } } }
    expect(await contact({ curp: person.curp })).toMatchObject(refused)
    expect(await contact({ telefono: person.telefono })).toMatchObject(refused)
    expect(await contact({})).toMatchObject({ status: 200 })
  })

  test.each([
    ['SUBMITTED', true],
    ['NEEDS_FILES', true],
    ['PARTIALLY_APPROVED', true],
    ['APPROVED', true],
    ['DRAFT', false],
    ['ACTIVE', false],
    ['DENIED', false],
    ['EXPIRED', false],
    ['CANCELED', false],
  ])('in the state %s refuses another one: %s', async (status, isPending) => {
    const { contact: person, key } = await openDraft(platform)
    await rowsOf(
      platform.database().db,
      `update credit_application set status = '${status}' where id = '${key.solicitud}'`,
    )
    expect((await pending(person.curp)).body['result']).toEqual({ pendiente: isPending })
    const { status: answered } = await contact({ curp: person.curp })
    expect(answered).toBe(isPending ? 409 : 200)
  })

  test('is looked up five times a quarter of an hour by an address, wrong CURPs included', async () => {
    const shopper = asShopper()
    for (let count = 0; count < 5; count += 1)
      expect(await pending('LORA900514MJCPZN09', shopper)).toMatchObject(refusal('curp', 'curp'))
    expect(await pending(newCurp(), shopper)).toMatchObject({ status: 429 })
  })

  test('is looked up five times by CURP, from any addresses', async () => {
    const curp = newCurp()
    for (let count = 0; count < 5; count += 1) expect(await pending(curp)).toMatchObject({ status: 200 })
    expect(await pending(curp)).toMatchObject({ status: 429 })
  })
})

test('the list of a customer is theirs alone', async () => {
  const { token } = await asCustomer(platform, 'list@credit.example')
  const id = Number(((await platform.get('/api/user/me?token=' + token)).body['result'] as Json)['id'])
  const list = (userId: number, sent = token) => platform.get(`/api/ext/credit_requests?userId=${userId}&token=${sent}`)
  expect(await list(id)).toMatchObject({ status: 200, body: { result: { items: [] } } })
  expect(await list(id + 1)).toMatchObject({ status: 403 })
  expect(await list(id, '')).toMatchObject({ status: 401 })
})
