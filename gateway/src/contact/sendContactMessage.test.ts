import { beforeEach, describe, expect, test } from 'vitest'
import { CONTACT_MESSAGE_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { CONTACT_MESSAGES_MAX } from './limits.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { LATE, answers, contactForEachTest, platform, shopper } from '../testing/contactPlatform.ts'

contactForEachTest()

describe('a message to the store', () => {
  const FORM = { name: ' Eva Ruiz ', email: 'eva@example.mx', telephone: '+52 33 1234-5678', message: ' ¿Abren hoy? ' }
  const send = async (input: object, client = shopper) => {
    const { data, errors } = await client.query(
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { userErrors { code field message } notices { code message } complaintNumber clientMutationId } }',
      { input },
    )
    expect(errors).toEqual([])
    return data.sendContactMessage
  }
  const sent = () => platform.seen.map(({ method, path, body }) => [method, path, JSON.parse(body) as unknown])

  test('goes to the platform without blanks around it, and the notice names the address of the answer', async () => {
    expect(await send(FORM)).toEqual({
      userErrors: [],
      notices: [{ code: 'CONTACT_MESSAGE_SENT', message: 'Recibimos tu mensaje. Te respondemos a eva@example.mx.' }],
      complaintNumber: null,
      clientMutationId: null,
    })
    const form = { name: 'Eva Ruiz', email: 'eva@example.mx', telephone: '3312345678', message: '¿Abren hoy?' }
    expect(sent()).toEqual([['POST', '/api/ext/contact_form', { contacts: [form] }]])
  })

  test('that a guest repeats without the cookie of the lost answer has the same key towards the platform', async () => {
    const again = { ...FORM, clientMutationId: 'c1' }
    await send(again)
    await send(again, createGraphClient(platform.url))
    const [first, second] = platform.seen.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/:contact$/)
    expect(second).toBe(first)
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

test('a platform that fails is an error', async () => {
  answers.set('/api/ext/contact_form', [503, 'down'])
  const { data, errors } = await shopper.query(
    'mutation { sendContactMessage(input: { name: "Eva", email: "eva@example.mx", message: "Hola" }) { userErrors { code } } }',
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { path: ['sendContactMessage'], message: expect.stringContaining('contactForm: unavailable') },
  ])
})
