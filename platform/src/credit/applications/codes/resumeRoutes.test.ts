import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { withPlatform } from '../../../testing/withPlatform.ts'
import { type Draft, asShopper, confirmTelephone, lastSms, openDraft } from '../testing/applicant.ts'

const platform = withPlatform()
const run = (query: string) => rowsOf(platform.database().db, query)
const incorrect = { status: 400, body: { result: { reason: 'code', errorMessage: 'Incorrect SMS code' } } }
const post = (path: string, body: object, headers = asShopper()) =>
  platform.post(`/api/ext/${path}`, { storeCode: 'hogar', ...body }, headers)
/** Makes the codes of an application older than the time between two SMS. */
const passTime = ({ key }: Draft) =>
  run(`update credit_code set sent_at = sent_at - interval '6 minutes' where subject = '${key.solicitud}'`)
const nameOf = ({ folio, contact }: Draft) => ({ incrementId: folio, telefono_final: contact.telefono.slice(-4) })
const smsCount = async ({ contact }: Draft) =>
  (await run(`select 1 from outbox where recipient = '+52${contact.telefono}'`)).length
const confirmed = async () => {
  const draft = await openDraft(platform)
  await confirmTelephone(platform, draft)
  await passTime(draft)
  return draft
}
const sendCode = async (draft: Draft) => {
  await post('send_resume_nip', nameOf(draft))
  return /^\d{4}/.exec(await lastSms(platform, draft.contact.telefono))![0]
}

describe('an application on another device', () => {
  test('is opened by folio, telephone and SMS code, beside the first device', async () => {
    const draft = await confirmed()
    const nip = await sendCode(draft)
    const opened = await post('validate_resume_nip', { ...nameOf(draft), incrementId: draft.folio.toLowerCase(), nip })
    expect(opened.body['result']).toEqual({
      solicitud: draft.key.solicitud,
      clave: expect.stringMatching(/^[\w-]{22}$/) as string,
      incrementId: draft.folio,
      estado: 'DRAFT',
      tipo: draft.contact.tipo,
      cliente: 'NUEVO',
    })
    const { clave } = opened.body['result']!
    expect(clave).not.toBe(draft.key.clave)
    expect(await draft.call('set_user_validation', { clave })).toMatchObject({ status: 200 })
    expect(await draft.call('set_user_validation')).toMatchObject({ status: 200 })
    expect(await post('validate_resume_nip', { ...nameOf(draft), nip })).toMatchObject(incorrect)
  })

  test('is opened at once after its telephone was confirmed: a used code delays no other', async () => {
    const draft = await openDraft(platform)
    await confirmTelephone(platform, draft)
    const sent = await smsCount(draft)
    const nip = await sendCode(draft)
    expect(await smsCount(draft)).toBe(sent + 1)
    expect(await post('validate_resume_nip', { ...nameOf(draft), nip })).toMatchObject({ status: 200 })
  })

  test('is opened by one other key at a time', async () => {
    const draft = await confirmed()
    const open = async () => {
      const nip = await sendCode(draft)
      await passTime(draft)
      return (await post('validate_resume_nip', { ...nameOf(draft), nip })).body['result']!['clave']
    }
    const [first, second] = [await open(), await open()]
    expect(await draft.call('set_user_validation', { clave: first })).toMatchObject({ status: 401 })
    expect(await draft.call('set_user_validation', { clave: second })).toMatchObject({ status: 200 })
  })

  test('is found by nothing that says whether there is one', async () => {
    const [draft, unconfirmed] = [await confirmed(), await openDraft(platform)]
    const wrongDigits = { ...nameOf(draft), telefono_final: draft.contact.telefono.slice(0, 4) }
    const sent = [await smsCount(draft), await smsCount(unconfirmed)]
    const unknown = [wrongDigits, { ...nameOf(draft), incrementId: 'S-00000000' }, nameOf(unconfirmed)]
    for (const named of unknown) {
      expect((await post('send_resume_nip', named)).body).toEqual({
        code: 200,
        result: { resend_at: expect.any(String) as string },
      })
      expect(await post('validate_resume_nip', { ...named, nip: '0000' })).toMatchObject(incorrect)
    }
    expect([await smsCount(draft), await smsCount(unconfirmed)]).toEqual(sent)
    // An SMS that has to wait is answered alike, and not sent.
    await post('send_resume_nip', nameOf(draft))
    expect(await post('send_resume_nip', nameOf(draft))).toMatchObject({ status: 200 })
    expect(await smsCount(draft)).toBe(sent[0]! + 1)
  })

  test('is not opened by the code that confirms a telephone, nor the other way round', async () => {
    const draft = await openDraft(platform)
    await draft.call('send_guest_nip')
    const nip = /^\d{4}/.exec(await lastSms(platform, draft.contact.telefono))![0]
    await run(
      `update credit_application set steps = '{"telephoneAt": "2026-11-27T00:00:00.000Z"}' where id = '${draft.key.solicitud}'`,
    )
    expect(await post('validate_resume_nip', { ...nameOf(draft), nip })).toMatchObject(incorrect)
    await passTime(draft)
    const resume = await sendCode(draft)
    await run(`update credit_application set steps = '{}' where id = '${draft.key.solicitud}'`)
    if (resume !== nip) expect(await draft.call('validate_guest_nip', { nip: resume })).toMatchObject(incorrect)
  })

  test.each(['send_resume_nip', 'validate_resume_nip'])(
    '%s is tried five times for a folio, unknown ones too',
    async (path) => {
      const named = { incrementId: `S-${path.length}ABCDEF`, telefono_final: '0000', nip: '0000' }
      for (let count = 0; count < 5; count += 1) expect((await post(path, named)).status).not.toBe(429)
      expect(await post(path, named)).toMatchObject({ status: 429, body: { result: { reason: 'attempts' } } })
      const shopper = asShopper()
      for (let count = 0; count < 5; count += 1)
        await post(path, { ...named, incrementId: `S-0000000${count}` }, shopper)
      expect(await post(path, { ...named, incrementId: 'S-99999999' }, shopper)).toMatchObject({ status: 429 })
    },
  )

  test('is not opened once it was erased', async () => {
    const draft = await confirmed()
    const nip = await sendCode(draft)
    await draft.call('credit_request_erase')
    expect(await post('validate_resume_nip', { ...nameOf(draft), nip })).toMatchObject(incorrect)
  })
})
