import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { stores } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { COUNTER_HOURS, SHOP_HOURS, exceptionsAround } from './branchHours.ts'
import { CONTACT_MESSAGE_MAX_CHARACTERS } from './limits.ts'

const platform = withPlatform()
const FORM = { name: 'Eva Ruiz', email: 'Eva@form.example', telephone: '33 1234 5678', message: 'Hola\n¿Abren hoy?' }
const send = (form: object, query = '') => platform.post(`/api/ext/contact_form${query}`, { contacts: [form] })
const complaints = () => platform.database().db.selectFrom('complaint').selectAll().orderBy('created_at').execute()
type Mail = Readonly<{ recipient: string; reply_to: string | null; subject: string; body: string; text: string }>
const mails = async () =>
  ((await platform.get('/outbox')).body as unknown as Mail[]).filter((mail) => mail.reply_to !== null).toReversed()

describe('the numbers of a store', () => {
  test('are dialled and read, with a second one where there is one, and WhatsApp', async () => {
    const contact = async (code: string) => (await platform.get(`/api/ext/contact?storeCode=${code}`)).body
    expect(await contact('hogar')).toEqual({
      code: 200,
      result: {
        phoneNumber: '+525500000100',
        phoneNumberFormatted: '55 0000 0100',
        phoneNumber1: '+523300000101',
        phoneNumberFormatted1: '33 0000 0101',
        wa: '525500000105',
      },
    })
    expect(await contact('de')).toMatchObject({
      result: { phoneNumber: '+492214710100', phoneNumber1: '', phoneNumberFormatted1: '', wa: '492214710105' },
    })
    expect(await contact('it')).toMatchObject({ result: { phoneNumber: '+390510000100' } })
  })

  test('are each store’s own; of one that there is not there are none', async () => {
    const numbers = await Promise.all(
      stores.map(
        async ({ code }) => (await platform.get(`/api/ext/contact?storeCode=${code}`)).body.result!.phoneNumber,
      ),
    )
    expect(new Set(numbers).size).toBe(stores.length)
    expect(await platform.get('/api/ext/contact?storeCode=nowhere')).toMatchObject({ status: 404, body: { code: 404 } })
    expect(await platform.get('/api/ext/store_locations?storeCode=nowhere')).toMatchObject({ status: 404 })
  })
})

describe('the branches of a store', () => {
  const BRANCHES = { hogar: [6, 4], viu: [6, 4], mavi: [6, 4], de: [2, 2], it: [2, 2] } as const

  test.each(stores)(
    '$code: shops, then counters, each with address, hours, number and the way there',
    async (store) => {
      const { result } = (await platform.get(`/api/ext/store_locations?storeCode=${store.code}`)).body
      const branches = Object.values(result!)
      const [shops, counters] = BRANCHES[store.code]
      expect(branches.map(({ type }) => type)).toEqual([
        ...Array.from({ length: shops }, () => 'shop'),
        ...Array.from({ length: counters }, () => 'pickup_point'),
      ])
      expect(new Set(branches.map(({ code }) => code)).size).toBe(branches.length)
      for (const branch of branches) {
        expect(branch).toMatchObject({
          code: expect.stringMatching(/^[a-z0-9-]+$/),
          name: expect.stringMatching(/\S/),
          street: expect.stringMatching(/\d/),
          postcode: expect.stringMatching(/^\d{5}$/),
          city: expect.stringMatching(/\S/),
          country_id: store.country,
          phoneNumber: expect.stringMatching(/^\+(52\d{10}|49[1-9]\d{7,10}|390\d{8,9})$/),
          phoneNumberFormatted: expect.stringMatching(/^[\d ]+$/),
          hours: expect.stringMatching(/\d/),
          map_url: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=\S+$/),
          lat: expect.any(Number),
          lng: expect.any(Number),
          time_zone: expect.stringMatching(/^(America|Europe)\/\w+$/),
          services: expect.arrayContaining(['returns']),
          parking: expect.any(Boolean),
          step_free: expect.any(Boolean),
        })
      }
    },
  )

  test('with pick-up can be requested alone: all counters, and not every shop', async () => {
    const { result } = (await platform.get('/api/ext/store_locations?storeCode=hogar&pickup=1')).body
    const branches = Object.values(result!)
    expect(branches.map((branch) => branch['is_pickup'])).toEqual(branches.map(() => true))
    expect(branches).toHaveLength(9)
    expect(branches.map(({ name }) => name)).not.toContain('Puebla, La Paz')
  })

  test('say their hours in the language of the store', async () => {
    const hours = async (code: string) =>
      (await platform.get(`/api/ext/store_locations?storeCode=${code}`)).body.result![0]!.hours
    expect([await hours('hogar'), await hours('de'), await hours('it')]).toEqual([
      'Lunes a sábado de 10 a 20\u00a0h, domingos de 11 a 19\u00a0h',
      'Montag bis Samstag 10 bis 19\u00a0Uhr',
      'Da lunedì a sabato 10-19.30',
    ])
  })
})

describe('the hours of a branch', () => {
  const OPENING = SHOP_HOURS.opening.MX
  test('of a Christmas Eve end early, and of the holidays are none, this year and the next', () => {
    const { closedOn, special } = exceptionsAround(OPENING, new Date('2026-11-28T12:00:00Z'))
    expect(closedOn).toEqual(['2026-01-01', '2026-12-25', '2027-01-01', '2027-12-25'])
    expect(special).toContainEqual({ day: '2026-12-24', from: '10:00', to: '17:00' })
    expect(special).toContainEqual({ day: '2026-12-31', from: '10:00', to: '17:00' })
  })

  test('are not made longer by an eve: on a Sunday in Germany it stays closed, on a Saturday it ends at its hour', () => {
    const german = exceptionsAround(COUNTER_HOURS.opening.DE, new Date('2028-06-01T12:00:00Z')).special
    expect(german.filter(({ day }) => day.startsWith('2028'))).toEqual([])
    const saturday = exceptionsAround(COUNTER_HOURS.opening.DE, new Date('2033-06-01T12:00:00Z')).special
    expect(saturday[0]).toEqual({ day: '2033-12-24', from: '09:00', to: '14:00' })
  })

  test('are in the branch’s own time', async () => {
    const { result } = (await platform.get('/api/ext/store_locations?storeCode=hogar')).body
    const zones = Object.fromEntries(Object.values(result!).map((branch) => [branch['code'], branch['time_zone']]))
    expect(zones).toMatchObject({
      'tijuana-zona-rio': 'America/Tijuana',
      'merida-norte': 'America/Merida',
      'monterrey-contry': 'America/Monterrey',
      'guadalajara-chapalita': 'America/Mexico_City',
    })
  })
})

describe('a message to a store', () => {
  test('is mailed to it, with the sender as Reply-To', async () => {
    expect(await send(FORM, '?storeCode=viu')).toMatchObject({ status: 200, body: { code: 200, result: 'OK' } })
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'hola@viu.example',
      reply_to: 'eva@form.example',
      subject: 'Mensaje de Eva Ruiz',
      body: expect.stringContaining('Eva Ruiz<br>Eva@form.example<br>Teléfono: 33 1234 5678</p>'),
      text: expect.stringContaining('Eva Ruiz\nEva@form.example\nTeléfono: 33 1234 5678\n\nHola\n¿Abren hoy?\n'),
    })
  })

  test('holds nothing that runs, and its subject is one line', async () => {
    const { telephone: _none, ...form } = FORM
    await send({ ...form, name: 'Eva\r\nBcc: all@form.example', message: '<img src=x onerror=alert(1)>' })
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'hola@hogar.example',
      subject: 'Mensaje de Eva Bcc: all@form.example',
      body: expect.stringMatching(
        /Eva Bcc: all@form\.example<br>Eva@form\.example<.*&lt;img src=x onerror=alert\(1\)&gt;/s,
      ),
    })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { email: 'eva@form' }],
    ['two addresses', { email: 'eva@form.example,all@form.example,' }],
    ['no message', { message: '\n ' }],
    ['a complaint of no kind', { complaint: 'weather' }],
    ['too long a message', { message: 'x'.repeat(CONTACT_MESSAGE_MAX_CHARACTERS + 1) }],
  ])('with %s is refused, and nothing is mailed', async (_what, wrong) => {
    const before = await mails()
    expect((await send({ ...FORM, ...wrong })).status).toBe(400)
    expect(await mails()).toEqual(before)
  })

  test('that is no complaint is answered without a folio, and none is kept', async () => {
    const before = await complaints()
    expect((await send(FORM)).body).toEqual({ code: 200, result: 'OK' })
    expect(await complaints()).toEqual(before)
  })

  test('comes alone: a list of several is refused', async () => {
    expect(await platform.post('/api/ext/contact_form', { contacts: [FORM, FORM] })).toMatchObject({ status: 400 })
    expect(await platform.post('/api/ext/contact_form', { contacts: [] })).toMatchObject({ status: 400 })
  })
})

describe('a complaint', () => {
  const kindsOf = async (code: string) =>
    Object.values((await platform.get(`/api/ext/complaints?storeCode=${code}`)).body.result!)

  test('has kinds, each with what helps to settle it, in the language of the store', async () => {
    const [es, de, it] = [await kindsOf('hogar'), await kindsOf('de'), await kindsOf('it')]
    const codes = (kinds: typeof es) => kinds.map(({ code }) => code)
    expect(new Set(codes(es)).size).toBe(es.length)
    const everywhere = codes(es).filter((code) => JSON.stringify(code) !== '"credit"')
    expect(everywhere).toHaveLength(es.length - 1)
    expect([codes(de), codes(it)]).toEqual([everywhere, everywhere])
    expect(es[0]).toEqual({
      code: 'damaged',
      value: 'Llegó dañado o incompleto',
      description: 'Escribe el número de pedido y qué pieza es. Te pediremos fotos del daño y del empaque.',
      created_at: '2026-03-02T15:00:00.000Z',
    })
    for (const kinds of [es, de, it])
      for (const kind of kinds)
        expect(kind).toEqual({
          code: expect.stringMatching(/^[a-z_]{3,40}$/),
          value: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\.$/),
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        })
    const said = (kinds: typeof es) => kinds.flatMap(({ value, description }) => [value, description])
    expect(new Set([es, de, it].flatMap(said)).size).toBe(2 * (es.length + de.length + it.length))
    expect(await platform.get('/api/ext/complaints?storeCode=nowhere')).toMatchObject({ status: 404 })
  })

  test('is answered with a folio that its mail names, and is found by it, without who wrote it', async () => {
    const { result } = (await send({ ...FORM, complaint: 'late_delivery' }, '?storeCode=viu')).body
    expect(result).toEqual({ folio: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{8}$/) })
    const folio = textOf(result!.folio)
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'hola@viu.example',
      reply_to: 'eva@form.example',
      subject: `Queja ${folio} de Eva Ruiz: La entrega no llegó o se retrasó`,
      body: expect.stringContaining(`Folio: ${folio}<br>Motivo de la queja: La entrega no llegó o se retrasó</p>`),
      text: expect.stringMatching(/Eva Ruiz\nEva@form\.example\nTeléfono: 33 1234 5678\n\nHola\n¿Abren hoy\?\n/),
    })
    expect((await complaints()).find((kept) => kept.folio === folio)).toEqual({
      folio,
      kind: 'late_delivery',
      store_code: 'viu',
      created_at: expect.any(Date),
    })
  })

  test('is mailed in the language of the store that it goes to', async () => {
    const folio = textOf((await send({ ...FORM, complaint: 'charge' }, '?storeCode=de')).body.result!.folio)
    expect((await mails()).at(-1)).toMatchObject({
      subject: `Beschwerde ${folio} von Eva Ruiz: Abbuchung, die ich nicht zuordnen kann`,
    })
  })

  test('is filed and mailed once per key', async () => {
    const once = () =>
      platform.post(
        '/api/ext/contact_form',
        { contacts: [{ ...FORM, complaint: 'service' }] },
        { 'idempotency-key': 'k' },
      )
    const [mailed, filed] = [await mails(), await complaints()]
    const first = await once()
    expect((await once()).body).toEqual(first.body)
    expect([(await mails()).length, (await complaints()).length]).toEqual([mailed.length + 1, filed.length + 1])
  })
})
