import { afterEach, describe, expect, test, vi } from 'vitest'
import { asCustomer, signIn } from '../testing/customer.ts'
import { type Answer, withPlatform } from '../testing/withPlatform.ts'
import {
  SMS_CODE_TTL_MINUTES,
  SMS_PER_CUSTOMER_A_DAY,
  SMS_PER_NUMBER_A_DAY,
  SMS_RESEND_SECONDS,
  SMS_TRIES_MAX,
} from './limits.ts'
import { forgetOldCodes } from './sendSmsCode.ts'

const platform = withPlatform()
const db = () => platform.database().db
const ADDRESS = {
  firstname: 'Ana',
  lastname: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  country_id: 'MX',
  postcode: '44100',
  region: { region: 'Jalisco', region_code: 'JAL' },
}
const MINUTE_MS = 60_000
const REFUSED = { status: 400, body: { code: 400, result: 'Incorrect SMS code' } }
const refusedFor = (reason: string) => ({ status: 429, body: { code: 429, result: { reason } } })

let numbers = 10_000_000
/** Returns a unique Mexican number. */
const newNumber = () => `33${(numbers += 1)}`

/** Advances the clock. Tokens expire meanwhile: a test that continues has to sign in again. */
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
afterEach(() => void vi.useRealTimers())

type Kept = Readonly<{ id: number; telephone_confirmed?: true }>

/** A customer with an address, and the calls that a device of theirs makes about its telephone. */
async function holder(name: string, telephone: string | null = newNumber()) {
  const email = `${name}@telefonos.example`
  let { token } = await asCustomer(platform, email)
  const kept = (body: unknown) => (body as { result: readonly Kept[] }).result
  const save = async (fields: object) =>
    kept((await platform.post(`/api/ext/address_update?token=${token}`, { address: { ...ADDRESS, ...fields } })).body)
  const [address] = await save({ telephone })
  const me = async () => (await platform.get(`/api/user/me?token=${token}`)).body.result
  const customerId = Number((await me())!.id)
  const ids = { customer_id: customerId, address_id: address!.id }
  const isConfirmed = async (id = ids.address_id) =>
    kept((await platform.get(`/api/ext/addresses?token=${token}`)).body).find((one) => one.id === id)
      ?.telephone_confirmed === true
  return {
    ids,
    telephone: `+52${telephone}`,
    save,
    me,
    isConfirmed,
    send: (fields: object = {}, storeCode = 'hogar') =>
      platform.post(`/api/ext/send_sms?token=${token}&storeCode=${storeCode}`, { ...ids, ...fields }),
    confirm: (code: string, fields: object = {}) =>
      platform.post(`/api/ext/confirm_sms?token=${token}`, { ...ids, code, ...fields }),
    signInAgain: async () => void ({ token } = await signIn(platform, email)),
  }
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => String(status)).toSorted()
const messagesTo = (recipient: string) =>
  db().selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
const lastCode = async (recipient: string) => (await messagesTo(recipient)).at(-1)!.body.slice(0, 4)
/** Codes that are none of those that were sent to a number. */
const wrongCodes = async (recipient: string, count: number) => {
  const right = new Set((await messagesTo(recipient)).map(({ body }) => body.slice(0, 4)))
  return ['0001', '0002', '0003', '0004', '0005', '0006', '0007', '0008'].filter((code) => !right.has(code)).slice(0, count) // prettier-ignore
}

test('the timer says how often a code is sent, and how long it is', async () => {
  expect((await platform.get('/api/ext/sms_timer?storeCode=hogar')).body).toEqual({
    code: 200,
    result: { resend_seconds: 300, code_length: 4 },
  })
})

describe('a code', () => {
  test.each([
    ['hogar', /^\d{4} es tu código de Hogar para confirmar este teléfono\. Sirve 10 minutos\./],
    ['viu', /^\d{4} es tu código de Viu /],
    ['de', /^\d{4} ist dein Code von Hogar, .* Er gilt 10 Minuten\./],
    ['it', /^\d{4} è il tuo codice Hogar .* Vale 10 minuti\./],
  ])('is sent in the language of the store: %s', async (storeCode, text) => {
    const ana = await holder(`idioma-${storeCode}`)
    const before = Date.now()
    const { body } = await ana.send({}, storeCode)
    expect(body).toMatchObject({ code: 200 })
    const resendAt = Date.parse((body.result as unknown as { resend_at: string }).resend_at)
    expect(resendAt).toBeGreaterThanOrEqual(before + SMS_RESEND_SECONDS * 1_000)
    expect(resendAt).toBeLessThanOrEqual(Date.now() + SMS_RESEND_SECONDS * 1_000)
    const messages = await messagesTo(ana.telephone)
    expect(messages).toMatchObject([{ channel: 'sms', body: expect.stringMatching(text), sent_at: null }])
  })

  test('is shown in the outbox to a developer', async () => {
    const ana = await holder('buzon')
    await ana.send()
    const page = await platform.get(`/outbox?recipient=${encodeURIComponent(ana.telephone)}`, { accept: 'text/html' })
    expect(page.body).toContain(`sms to ${ana.telephone}`)
  })

  test('confirms the number, once, wherever the customer has it and however it is written', async () => {
    const ana = await holder('una')
    await ana.send()
    const code = await lastCode(ana.telephone)
    expect(await ana.isConfirmed()).toBe(false)
    expect((await ana.confirm(code)).body).toEqual({ code: 200, result: true })
    const other = (await ana.save({ telephone: ana.telephone.replace('+52', '+52 ') })).at(-1)!
    expect([await ana.isConfirmed(), await ana.isConfirmed(other.id)]).toEqual([true, true])
    expect((await ana.me())!.addresses).toMatchObject([{ telephone_confirmed: true }, { telephone_confirmed: true }])
    const rows = await db().selectFrom('confirmed_telephone').selectAll().where('customer_id', '=', ana.ids.customer_id).execute() // prettier-ignore
    expect(rows).toMatchObject([{ telephone: ana.telephone.slice(1), confirmed_at: expect.any(Date) }])
  })

  test('whose answer was lost can be sent again; what is confirmed is sent nothing', async () => {
    const ana = await holder('perdida')
    await ana.send()
    const code = await lastCode(ana.telephone)
    await ana.confirm(code)
    expect((await ana.confirm(code)).body).toEqual({ code: 200, result: true })
    wait(SMS_RESEND_SECONDS * 1_000 + 1)
    expect(await ana.send()).toMatchObject({ status: 409 })
    expect(await messagesTo(ana.telephone)).toHaveLength(1)
  })

  test('stands nowhere in the database but in the message', async () => {
    const ana = await holder('hash')
    await ana.send()
    const code = await lastCode(ana.telephone)
    const [row] = await db().selectFrom('sms_code').selectAll().where('customer_id', '=', ana.ids.customer_id).execute()
    const { code_hash: hash, ...rest } = row!
    expect(JSON.stringify(rest).replace(row!.telephone, '')).not.toContain(`"${code}"`)
    expect(hash).toMatch(/^[\w-]{43}$/)
    // The table alone is not enough to try the ten thousand codes: the hash has a key.
    const { createHash } = await import('node:crypto')
    for (let tried = 0; tried < 10_000; tried += 1) {
      const text = String(tried).padStart(4, '0')
      const known = JSON.stringify([row!.customer_id, row!.telephone, text])
      expect(createHash('sha256').update(known).digest('base64url') === hash).toBe(false)
    }
  })

  test('that is wrong, of another number, of another customer or past its time confirms nothing', async () => {
    const [ana, eva] = [await holder('mala'), await holder('otra')]
    await ana.send()
    await eva.send()
    const own = await lastCode(eva.telephone)
    for (const code of await wrongCodes(ana.telephone, 2)) expect(await ana.confirm(code)).toMatchObject(REFUSED)
    const second = (await ana.save({ telephone: newNumber() })).at(-1)!
    expect(await ana.confirm(await lastCode(ana.telephone), { address_id: second.id })).toMatchObject(REFUSED)
    if (own !== (await lastCode(ana.telephone))) expect(await ana.confirm(own)).toMatchObject(REFUSED)
    wait(SMS_CODE_TTL_MINUTES * MINUTE_MS + 1)
    expect(await ana.confirm(await lastCode(ana.telephone))).toMatchObject(REFUSED)
    expect([await ana.isConfirmed(), await ana.isConfirmed(second.id)]).toEqual([false, false])
  })

  test('is over when the next one is sent', async () => {
    const ana = await holder('vieja')
    await ana.send()
    const first = await lastCode(ana.telephone)
    wait(SMS_RESEND_SECONDS * 1_000 + 1)
    await ana.send()
    const second = await lastCode(ana.telephone)
    if (first !== second) expect(await ana.confirm(first)).toMatchObject(REFUSED)
    expect((await ana.confirm(second)).status).toBe(200)
  })

  test.each(['123', '12345', '12a4', '', '１２３４'])('is four digits: %j is none', async (code) => {
    const ana = await holder(`forma-${Buffer.from(code).toString('hex')}`)
    expect((await ana.confirm(code)).status).toBe(400)
  })

  test(`is not checked after ${SMS_TRIES_MAX} wrong ones, concurrent ones included; no other is sent meanwhile`, async () => {
    const ana = await holder('adivina')
    await ana.send()
    const right = await lastCode(ana.telephone)
    const answers = await Promise.all((await wrongCodes(ana.telephone, 7)).map((code) => ana.confirm(code)))
    expect(statuses(answers)).toEqual(['400', '400', '400', '400', '400', '429', '429'])
    expect(await ana.confirm(right)).toMatchObject(refusedFor('attempts'))
    wait(SMS_RESEND_SECONDS * 1_000 + 1)
    expect(await ana.send()).toMatchObject(refusedFor('attempts'))
    expect(await ana.isConfirmed()).toBe(false)
    wait(15 * MINUTE_MS)
    expect((await ana.send()).status).toBe(200)
    expect((await ana.confirm(await lastCode(ana.telephone))).status).toBe(200)
  })
})

describe('an SMS', () => {
  test('is followed by none for five minutes, however often and concurrently it is requested', async () => {
    const ana = await holder('prisa')
    const answers = await Promise.all([ana.send(), ana.send(), ana.send()])
    expect(statuses(answers)).toEqual(['200', '429', '429'])
    const { until } = answers.find(({ status }) => status === 429)!.body.result as unknown as { until: string }
    expect(Date.parse(until) - Date.now()).toBeGreaterThan((SMS_RESEND_SECONDS - 30) * 1_000)
    expect(await ana.send()).toMatchObject(refusedFor('wait'))
    expect(await messagesTo(ana.telephone)).toHaveLength(1)
    wait(SMS_RESEND_SECONDS * 1_000 + 1)
    expect((await ana.send()).status).toBe(200)
    expect(await messagesTo(ana.telephone)).toHaveLength(2)
  })

  test('comes to a number five times a day at most, from all customers together', async () => {
    const telephone = newNumber()
    const [ana, eva] = [await holder('dia', telephone), await holder('dia2', telephone)]
    expect((await ana.send()).status).toBe(200)
    expect(await eva.send()).toMatchObject(refusedFor('wait'))
    for (let sent = 1; sent < SMS_PER_NUMBER_A_DAY; sent += 1) {
      wait(SMS_RESEND_SECONDS * 1_000 + 1)
      expect((await (sent % 2 === 0 ? ana : eva).send()).status).toBe(200)
    }
    wait(SMS_RESEND_SECONDS * 1_000 + 1)
    for (const asking of [ana, eva]) expect(await asking.send()).toMatchObject(refusedFor('day'))
    wait(24 * 60 * MINUTE_MS)
    await ana.signInAgain()
    expect((await ana.send()).status).toBe(200)
  })

  test('is sent for a customer ten times a day at most, to however many numbers', async () => {
    const ana = await holder('muchos')
    for (let sent = 0; sent < SMS_PER_CUSTOMER_A_DAY; sent += 1) {
      await ana.save({ id: ana.ids.address_id, telephone: newNumber() })
      expect((await ana.send()).status).toBe(200)
    }
    await ana.save({ id: ana.ids.address_id, telephone: newNumber() })
    expect(await ana.send()).toMatchObject(refusedFor('day'))
  })

  test('goes to the customer’s own address alone, and to the number that stands there', async () => {
    const [ana, eva] = [await holder('propia'), await holder('ajena')]
    expect(await eva.send({ address_id: ana.ids.address_id })).toMatchObject({ status: 404 })
    expect(await eva.send(ana.ids)).toMatchObject({ status: 403 })
    expect(await eva.confirm('0000', { address_id: ana.ids.address_id })).toMatchObject({ status: 404 })
    expect(await eva.confirm('0000', ana.ids)).toMatchObject({ status: 403 })
    for (const path of ['send_sms', 'confirm_sms'])
      expect(await platform.post(`/api/ext/${path}`, { ...ana.ids, code: '0000' })).toMatchObject({ status: 401 })
    await ana.send({ telephone: '3399999999' })
    expect([await messagesTo('+523399999999'), await messagesTo(eva.telephone)]).toEqual([[], []])
    expect(await messagesTo(ana.telephone)).toHaveLength(1)
  })

  test('is not sent where there is no number', async () => {
    expect(await (await holder('sin', null)).send()).toMatchObject({ status: 422 })
  })
})

test('a number that is changed is not confirmed until it is', async () => {
  const ana = await holder('cambio')
  await ana.send()
  await ana.confirm(await lastCode(ana.telephone))
  const other = newNumber()
  await ana.save({ id: ana.ids.address_id, telephone: other })
  expect(await ana.isConfirmed()).toBe(false)
  expect((await ana.send()).status).toBe(200)
  expect((await ana.confirm(await lastCode(`+52${other}`))).status).toBe(200)
  expect(await ana.isConfirmed()).toBe(true)
})

test('codes are forgotten after the day that they count for', async () => {
  const ana = await holder('olvido')
  await ana.send()
  const count = async () =>
    (await db().selectFrom('sms_code').selectAll().where('customer_id', '=', ana.ids.customer_id).execute()).length
  await forgetOldCodes(db(), new Date())
  expect(await count()).toBe(1)
  await forgetOldCodes(db(), new Date(Date.now() + 24 * 60 * MINUTE_MS + 1))
  expect(await count()).toBe(0)
})
