import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { withPlatform } from '../../../testing/withPlatform.ts'
import { asShopper, confirmTelephone, lastSms, newTelephone, openDraft } from '../testing/applicant.ts'

const platform = withPlatform()
const run = (query: string) => rowsOf(platform.database().db, query)
/** Makes the codes of an application older, as if time had passed. */
const age = (solicitud: string, minutes: number) =>
  run(`update credit_code set sent_at = sent_at - interval '${minutes} minutes',
       expires_at = expires_at - interval '${minutes} minutes' where subject = '${solicitud}'`)
const codeFor = async (telefono: string) => /^\d{4}/.exec(await lastSms(platform, telefono))![0]
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const refused = (reason: string) => ({
  status: 429,
  body: { result: { reason, until: expect.any(String) as string } },
})
const incorrect = { status: 400, body: { result: { errorMessage: 'Incorrect SMS code', reason: 'code' } } }

describe('a code of an applicant', () => {
  test('confirms the telephone once, and again without harm', async () => {
    const draft = await openDraft(platform)
    expect((await draft.state())['pasos']).toMatchObject({ telefono: false })
    await confirmTelephone(platform, draft)
    expect((await draft.state())['pasos']).toMatchObject({ telefono: true })
    expect(await draft.call('validate_guest_nip', { nip: '0000' })).toMatchObject({ status: 200 })
    expect(await draft.call('send_guest_nip')).toMatchObject({ status: 409, body: { result: { reason: 'confirmed' } } })
  })

  test('is stored as a hash, and its telephone not at all', async () => {
    const { call, contact, key } = await openDraft(platform)
    await call('send_guest_nip')
    const stored = JSON.stringify(await run(`select * from credit_code where subject = '${key.solicitud}'`))
    expect(stored).not.toContain(contact.telefono)
    expect(stored).not.toContain(`"${await codeFor(contact.telefono)}"`)
  })

  test('can be sent again after five minutes, and then the last one alone is valid', async () => {
    const { call, contact, key } = await openDraft(platform)
    expect(await call('send_guest_nip')).toMatchObject({ status: 200 })
    const first = await codeFor(contact.telefono)
    expect(await call('send_guest_nip')).toMatchObject(refused('wait'))
    await age(key.solicitud, 5)
    expect(await call('send_guest_nip')).toMatchObject({ status: 200 })
    const second = await codeFor(contact.telefono)
    if (first !== second) expect(await call('validate_guest_nip', { nip: first })).toMatchObject(incorrect)
    expect(await call('validate_guest_nip', { nip: second })).toMatchObject({ status: 200 })
  })

  test('is over after ten minutes', async () => {
    const { call, contact, key } = await openDraft(platform)
    await call('send_guest_nip')
    await age(key.solicitud, 11)
    expect(await call('validate_guest_nip', { nip: await codeFor(contact.telefono) })).toMatchObject(incorrect)
  })

  test('is looked at five times by an application; then even the right one is not', async () => {
    const { call, contact } = await openDraft(platform)
    await call('send_guest_nip')
    const code = await codeFor(contact.telefono)
    for (let count = 0; count < 5; count += 1)
      expect(await call('validate_guest_nip', { nip: wrong(code) }, asShopper())).toMatchObject(incorrect)
    expect(await call('validate_guest_nip', { nip: code }, asShopper())).toMatchObject(refused('attempts'))
  })

  test.each(['x-client-address', 'x-client-session'])('is counted by %s over applications', async (name) => {
    const shared = asShopper() as Record<string, string>
    const callers = () => ({ ...asShopper(), [name]: shared[name]! })
    for (let count = 0; count < 5; count += 1) {
      const { call } = await openDraft(platform)
      await call('send_guest_nip')
      expect(await call('validate_guest_nip', { nip: 'abcd' }, callers())).toMatchObject({ status: 400 })
      expect(await call('validate_guest_nip', { nip: '0000' }, callers())).toMatchObject({ status: 400 })
    }
    const draft = await openDraft(platform)
    await draft.call('send_guest_nip')
    const nip = await codeFor(draft.contact.telefono)
    expect(await draft.call('validate_guest_nip', { nip }, callers())).toMatchObject(refused('attempts'))
    expect(await draft.call('validate_guest_nip', { nip })).toMatchObject({ status: 200 })
  })

  test('that is right is not counted against the address', async () => {
    const shopper = asShopper()
    for (let count = 0; count < 7; count += 1) await confirmTelephone(platform, await openDraft(platform, {}, shopper))
  })

  test('of five tries at once is looked at five times', async () => {
    const { call, contact } = await openDraft(platform)
    await call('send_guest_nip')
    const nip = wrong(await codeFor(contact.telefono))
    const answers = await Promise.all(Array.from({ length: 9 }, () => call('validate_guest_nip', { nip }, asShopper())))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('is sent to a number five times a day, by however many applications', async () => {
    const telefono = newTelephone()
    for (let count = 0; count < 5; count += 1) {
      const { call, key } = await openDraft(platform, { telefono })
      expect(await call('send_guest_nip')).toMatchObject({ status: 200 })
      await age(key.solicitud, 10)
    }
    const { call } = await openDraft(platform, { telefono })
    expect(await call('send_guest_nip')).toMatchObject(refused('day'))
  })

  test('is sent ten times a day for an address', async () => {
    const shopper = asShopper()
    for (let count = 0; count < 10; count += 1)
      expect(await (await openDraft(platform, {}, shopper)).call('send_guest_nip')).toMatchObject({ status: 200 })
    expect(await (await openDraft(platform, {}, shopper)).call('send_guest_nip')).toMatchObject(refused('day'))
  })

  test('of another application opens nothing', async () => {
    const [mine, other] = [await openDraft(platform), await openDraft(platform)]
    await mine.call('send_guest_nip')
    await other.call('send_guest_nip')
    const [nip, own] = [await codeFor(other.contact.telefono), await codeFor(mine.contact.telefono)]
    if (nip !== own) expect(await mine.call('validate_guest_nip', { nip })).toMatchObject(incorrect)
    expect(await mine.call('validate_guest_nip', { nip: own, ...other.key })).toMatchObject(
      nip === own ? {} : incorrect,
    )
  })

  test('is used up: it does not confirm the telephone a second time', async () => {
    const draft = await openDraft(platform)
    const { call, contact, key, state } = draft
    await confirmTelephone(platform, draft)
    const nip = await codeFor(contact.telefono)
    for (const telefono of [newTelephone(), contact.telefono])
      await platform.post('/api/ext/set_user_contact', { ...contact, ...key, telefono }, asShopper())
    expect((await state())['pasos']).toMatchObject({ telefono: false })
    expect(await call('validate_guest_nip', { nip })).toMatchObject(incorrect)
  })

  test('of a telephone that was changed opens nothing', async () => {
    const { call, contact, key, state } = await openDraft(platform)
    await call('send_guest_nip')
    const nip = await codeFor(contact.telefono)
    await platform.post('/api/ext/set_user_contact', { ...contact, ...key, telefono: newTelephone() }, asShopper())
    expect(await call('validate_guest_nip', { nip })).toMatchObject(incorrect)
    expect((await state())['pasos']).toMatchObject({ telefono: false })
  })
})

test.each(['send_guest_nip', 'validate_guest_nip'])('%s opens nothing without the key', async (path) => {
  const { call, key } = await openDraft(platform)
  const body = { nip: '0000' }
  const answers = [
    await call(path, { ...body, clave: 'A'.repeat(22) }),
    await call(path, { ...body, solicitud: 'nothing' }),
    await call(path, { ...body, clave: '' }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 401 })
  expect(new Set(answers.map(({ body: said }) => JSON.stringify(said))).size).toBe(1)
  expect(await call(path, { ...body, clave: undefined })).toMatchObject({ status: 400 })
  // Tries without the key are no tries at the code.
  expect(await run(`select 1 from sign_in_try where subject like '%${key.solicitud}%'`)).toEqual([])
})
