import { CONTACT_MESSAGE_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { decodeBranch, decodeContact } from './contactClient.ts'
import { BRANCHES_MAX, COMPLAINT_KINDS_MAX, CONTACT_MESSAGES_MAX } from './limits.ts'

const CONTACT = {
  phoneNumber: '+525500000100',
  phoneNumberFormatted: '55 0000 0100',
  phoneNumber1: '',
  phoneNumberFormatted1: '',
  wa: '525500000105',
}
const SHOP = {
  code: 'puebla-la-paz',
  type: 'shop',
  is_pickup: false,
  name: 'Puebla, La Paz',
  street: 'Av. Juárez 2510',
  postcode: '72160',
  city: 'Puebla, Puebla',
  phoneNumber: '+522220000150',
  phoneNumberFormatted: '222 000 0150',
  hours: 'De 10 a 20 h',
  map_url: 'https://maps.example/?q=1',
}
const COUNTER = { ...SHOP, code: 'leon', type: 'pickup_point', is_pickup: true, name: 'León' }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let lines: string[]
/** What the platform answers, by path. */
let answers: Map<string, [status: number, result: unknown]>

beforeEach(async () => {
  lines = []
  answers = new Map<string, [number, unknown]>([
    ['/api/ext/contact', [200, CONTACT]],
    ['/api/ext/store_locations', [200, [SHOP, COUNTER]]],
    ['/api/ext/contact_form', [200, 'OK']],
  ])
  platform = await startFakeServer(({ path }, response) => {
    const [code, result] = answers.get(path) ?? [404, 'No route']
    return json(response, { code, result }, code)
  })
  shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const LATE = {
  code: 'late_delivery',
  value: 'La entrega se retrasó',
  description: 'Escribe el número de pedido.',
  created_at: '2026-03-02 15:00:00',
}
const BRANCH = 'code kind isPickupPoint name street postcode city phone { dialled formatted } hours mapUrl'

describe('how a store is reached', () => {
  const contactOf = async () => {
    const { data, errors } = await shopper.query('{ store { contact { phones { dialled formatted } whatsAppUrl } } }')
    return { contact: data.store.contact, errors }
  }

  test('is asked for the store of the request, once for everybody', async () => {
    const expected = {
      contact: {
        phones: [{ dialled: '+525500000100', formatted: '55 0000 0100' }],
        whatsAppUrl: 'https://wa.me/525500000105',
      },
      errors: [],
    }
    expect(await contactOf()).toEqual(expected)
    expect(await contactOf()).toEqual(expected)
    expect(platform.seen.map(({ path, query }) => [path, query.get('storeCode')])).toEqual([
      ['/api/ext/contact', 'hogar'],
    ])
  })

  test.each([
    [404, 'No such store'],
    [500, 'No contact'],
    [500, "TypeError: Cannot read property 'x' of undefined"],
  ])('is nothing where the platform answers with %i (%s)', async (status, result) => {
    answers.set('/api/ext/contact', [status, result])
    expect(await contactOf()).toEqual({ contact: null, errors: [] })
  })

  test('fails alone when the platform is overwhelmed', async () => {
    answers.set('/api/ext/contact', [503, 'down'])
    const { data, errors } = await shopper.query('{ store { name contact { whatsAppUrl } } }')
    expect(data.store).toEqual({ name: 'Hogar', contact: null })
    expect(errors).toMatchObject([{ path: ['store', 'contact'] }])
  })

  test.each([
    [{ phoneNumber: 'javascript:alert(1)', phoneNumber1: '+1 (800) 555-0199' }, ['+18005550199']],
    [{ phoneNumber: 8005550199, phoneNumberFormatted: '<b>800</b>' }, ['8005550199']],
    ['x', []],
    [null, []],
  ])('is read out of %j', (document, dialled) => {
    expect(decodeContact(document).phones.map((phone) => phone.dialled)).toEqual(dialled)
  })

  test.each([
    ['+52 55 0000 0105', 'https://wa.me/525500000105'],
    [525500000105, 'https://wa.me/525500000105'],
    ['javascript:1', null],
    ['12?text=x', null],
    ['', null],
  ])('has a conversation at %j: %s', (wa, url) => {
    expect(decodeContact({ wa }).whatsAppUrl).toBe(url)
  })
})

describe('the branches of a store', () => {
  const branchesOf = async (argument = '') => {
    const { data, errors } = await shopper.query(`{ store { name branches${argument} { ${BRANCH} } } }`)
    return { branches: data.store.branches, errors }
  }
  const shop = {
    code: SHOP.code,
    kind: 'SHOP',
    isPickupPoint: false,
    name: SHOP.name,
    street: SHOP.street,
    postcode: SHOP.postcode,
    city: SHOP.city,
    phone: { dialled: SHOP.phoneNumber, formatted: SHOP.phoneNumberFormatted },
    hours: SHOP.hours,
    mapUrl: SHOP.map_url,
  }

  test('are listed in the platform’s order, all or only where orders are picked up', async () => {
    const counter = { ...shop, code: 'leon', kind: 'PICKUP_POINT', isPickupPoint: true, name: 'León' }
    expect(await branchesOf()).toEqual({ branches: [shop, counter], errors: [] })
    expect(await branchesOf('(pickupOnly: true)')).toEqual({ branches: [counter], errors: [] })
    expect(platform.seen.map(({ query }) => query.get('pickup'))).toEqual([null, '1'])
  })

  test.each([
    ['', 'Could not get the list of "All pickup Locations" (404)'],
    ['(pickupOnly: true)', 'Could not get the list of "Pickup Locations" (404)'],
  ])('are none where the platform has no list, which is logged (%j)', async (argument, line) => {
    answers.delete('/api/ext/store_locations')
    expect(await branchesOf(argument)).toEqual({ branches: [], errors: [] })
    expect(lines).toEqual([line])
  })

  test.each([
    [503, 'down'],
    [200, { name: 'x' }],
  ])('that could not be read (%i %j) leave the store', async (status, result) => {
    answers.set('/api/ext/store_locations', [status, result])
    const { branches, errors } = await branchesOf()
    expect(branches).toBeNull()
    expect(errors).toMatchObject([{ path: ['store', 'branches'] }])
    expect(lines).toEqual([])
  })

  test('of another store than the request’s are not told', async () => {
    const { data, errors } = await shopper.query('{ stores { code branches { code } contact { whatsAppUrl } } }')
    expect(errors).toEqual([])
    const told = data.stores.filter(({ branches }: { branches: unknown }) => branches !== null)
    expect(told.map(({ code }: { code: string }) => code)).toEqual(['hogar'])
    expect(platform.seen).toHaveLength(2)
  })

  test(`are at most ${BRANCHES_MAX}`, async () => {
    const many = Array.from({ length: BRANCHES_MAX + 1 }, (_none, index) => ({ ...SHOP, code: `s${index}` }))
    answers.set('/api/ext/store_locations', [200, many])
    expect((await branchesOf()).branches).toHaveLength(BRANCHES_MAX)
  })

  test.each([
    [{ street: 'Calle 1' }, []],
    [{ name: 'León' }, []],
    [
      { name: '<b>León</b>', street: 'Calle 1', map_url: 'javascript:alert(1)', phoneNumber: 'x' },
      [{ code: 'León', name: 'León', kind: 'SHOP', isPickupPoint: false, mapUrl: null, phone: null, hours: null }],
    ],
    [
      { name: 'León', street: 'Calle 1', type: 'pickup_point', code: 7 },
      [{ code: '7', kind: 'PICKUP_POINT', isPickupPoint: true }],
    ],
  ])('are read out of %j', (document, branches) => {
    expect(decodeBranch(document)).toMatchObject(branches)
  })
})

describe('what a complaint can be about', () => {
  const kindsOf = async () => {
    const { data, errors } = await shopper.query(
      '{ store { name complaintKinds { code label description createdAt } } }',
    )
    return { kinds: data.store.complaintKinds, errors }
  }

  test('is listed in the platform’s order, without what nobody could choose, once for everybody', async () => {
    answers.set('/api/ext/complaints', [
      200,
      [LATE, { code: 'x' }, { value: 'x' }, { code: 'rude', value: '<b>Mal trato</b>', description: '' }],
    ])
    const kinds = [
      { code: LATE.code, label: LATE.value, description: LATE.description, createdAt: '2026-03-02T15:00:00.000Z' },
      { code: 'rude', label: 'Mal trato', description: null, createdAt: null },
    ]
    expect([await kindsOf(), await kindsOf()]).toEqual([
      { kinds, errors: [] },
      { kinds, errors: [] },
    ])
    expect(platform.seen.map(({ path, query }) => [path, query.get('storeCode')])).toEqual([
      ['/api/ext/complaints', 'hogar'],
    ])
  })

  test.each([404, 500])('is nothing where the platform answers with %i', async (status) => {
    answers.set('/api/ext/complaints', [status, 'No'])
    expect(await kindsOf()).toEqual({ kinds: [], errors: [] })
  })

  test.each([
    [503, 'down'],
    [200, { name: 'x' }],
  ])('that could not be read (%i %j) leaves the store', async (status, result) => {
    answers.set('/api/ext/complaints', [status, result])
    const { kinds, errors } = await kindsOf()
    expect(kinds).toBeNull()
    expect(errors).toMatchObject([{ path: ['store', 'complaintKinds'] }])
  })

  test(`is at most ${COMPLAINT_KINDS_MAX} things`, async () => {
    const many = Array.from({ length: COMPLAINT_KINDS_MAX + 1 }, (_none, index) => ({ ...LATE, code: `k${index}` }))
    answers.set('/api/ext/complaints', [200, many])
    expect((await kindsOf()).kinds).toHaveLength(COMPLAINT_KINDS_MAX)
  })
})

describe('a message to the store', () => {
  const FORM = { name: ' Eva Ruiz ', email: 'eva@example.mx', telephone: '+52 33 1234-5678', message: ' ¿Abren hoy? ' }
  const send = async (input: object) => {
    const { data, errors } = await shopper.query(
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { userErrors { code field message } notices { code message } complaintNumber clientMutationId } }',
      { input },
    )
    expect(errors).toEqual([])
    return data.sendContactMessage
  }
  const sent = () => platform.seen.map(({ method, path, body }) => [method, path, JSON.parse(body) as unknown])

  test('goes to the platform without blanks around it, and the answer’s address is said', async () => {
    expect(await send(FORM)).toEqual({
      userErrors: [],
      notices: [{ code: 'CONTACT_MESSAGE_SENT', message: 'Recibimos tu mensaje. Te respondemos a eva@example.mx.' }],
      complaintNumber: null,
      clientMutationId: null,
    })
    const form = { name: 'Eva Ruiz', email: 'eva@example.mx', telephone: '3312345678', message: '¿Abren hoy?' }
    expect(sent()).toEqual([['POST', '/api/ext/contact_form', { contacts: [form] }]])
  })

  test.each([undefined, null, '', '  '])('needs no telephone (%j)', async (telephone) => {
    expect(await send({ ...FORM, telephone })).toMatchObject({ userErrors: [] })
    const form = { name: 'Eva Ruiz', email: 'eva@example.mx', message: '¿Abren hoy?' }
    expect(sent()).toEqual([['POST', '/api/ext/contact_form', { contacts: [form] }]])
  })

  test.each([
    ['name', ' ', 'Este campo es obligatorio.'],
    ['name', 'x'.repeat(121), null],
    ['email', 'eva@', null],
    ['telephone', '123', null],
    ['message', '\n', 'Este campo es obligatorio.'],
    ['message', 'x'.repeat(CONTACT_MESSAGE_MAX_CHARACTERS + 1), null],
  ])('is refused at its field: %s %j', async (field, value, message) => {
    const { userErrors, notices } = await send({ ...FORM, [field]: value })
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: [field], ...(message ? { message } : {}) }])
    expect(notices).toEqual([])
    expect(platform.seen).toEqual([])
  })

  test('says everything that is wrong at once, each in its own sentence', async () => {
    const { userErrors } = await send({ name: '', email: 'x', telephone: '1', message: '' })
    expect(userErrors.map(({ field }: { field: string[] }) => field[0])).toEqual([
      'name',
      'email',
      'telephone',
      'message',
    ])
    expect(new Set(userErrors.map(({ message }: { message: string }) => message)).size).toBe(3)
  })

  test('is sent once per key, and the key is of one message', async () => {
    const first = await send({ ...FORM, clientMutationId: 'k1' })
    expect(first.clientMutationId).toBe('k1')
    expect(await send({ ...FORM, clientMutationId: 'k1' })).toEqual(first)
    expect(platform.seen).toHaveLength(1)
    expect(await send({ ...FORM, message: 'Otra cosa', clientMutationId: 'k1' })).toMatchObject({
      userErrors: [{ code: 'IDEMPOTENCY_MISMATCH', field: ['clientMutationId'] }],
      notices: [],
    })
    expect(platform.seen).toHaveLength(1)
  })

  test('can be sent so often and no more', async () => {
    for (let tries = 0; tries < CONTACT_MESSAGES_MAX; tries += 1)
      expect(await send(FORM)).toMatchObject({ userErrors: [] })
    expect(await send(FORM)).toMatchObject({ userErrors: [{ code: 'TOO_MANY_ATTEMPTS', field: null }], notices: [] })
    expect(platform.seen).toHaveLength(CONTACT_MESSAGES_MAX)
  })

  describe('that complains', () => {
    beforeEach(() => {
      answers.set('/api/ext/complaints', [200, [LATE]])
      answers.set('/api/ext/contact_form', [200, { folio: 'Q-7KD29MXF' }])
    })
    const posted = () => platform.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))

    test('goes to the platform as what it is about, and its number is said', async () => {
      expect(await send({ ...FORM, complaint: ' late_delivery ' })).toMatchObject({
        userErrors: [],
        notices: [
          {
            code: 'CONTACT_COMPLAINT_FILED',
            message: 'Tu queja tiene el folio Q-7KD29MXF. Guárdalo: te respondemos a eva@example.mx.',
          },
        ],
        complaintNumber: 'Q-7KD29MXF',
      })
      expect(posted()).toMatchObject([{ contacts: [{ complaint: 'late_delivery' }] }])
    })

    test.each(['weather', 'LATE_DELIVERY', 'x'.repeat(41)])(
      'of what is no kind is refused at its field: %s',
      async (complaint) => {
        expect(await send({ ...FORM, complaint })).toMatchObject({
          userErrors: [{ code: 'INVALID', field: ['complaint'] }],
          complaintNumber: null,
        })
        expect(posted()).toEqual([])
      },
    )

    test('is refused where there are no kinds', async () => {
      answers.delete('/api/ext/complaints')
      expect(await send({ ...FORM, complaint: LATE.code })).toMatchObject({ userErrors: [{ field: ['complaint'] }] })
      expect(posted()).toEqual([])
    })

    test('has no number where the platform gives it none', async () => {
      answers.set('/api/ext/contact_form', [200, 'OK'])
      expect(await send({ ...FORM, complaint: LATE.code })).toMatchObject({
        notices: [{ code: 'CONTACT_MESSAGE_SENT' }],
        complaintNumber: null,
      })
    })

    test.each(['', null])('does not when it says nothing of it (%j): nothing is looked up', async (complaint) => {
      expect(await send({ ...FORM, complaint })).toMatchObject({ userErrors: [], complaintNumber: null })
      expect(platform.seen).toHaveLength(1)
      expect(posted()[0].contacts[0]).not.toHaveProperty('complaint')
    })
  })

  test('is refused in the platform’s words', async () => {
    answers.set('/api/ext/contact_form', [400, 'Hoy no recibimos mensajes.'])
    expect(await send(FORM)).toMatchObject({
      userErrors: [{ code: 'REFUSED', message: 'Hoy no recibimos mensajes.' }],
      notices: [],
    })
  })
})
