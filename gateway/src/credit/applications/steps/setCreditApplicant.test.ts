import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  CURP,
  DOWN,
  FOLIO,
  NAMED,
  OPENED,
  STARTED,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  inMinutes,
  lines,
  platform,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

const ANA = {
  firstNames: 'Ana',
  fatherName: 'Pérez',
  birthDate: '2008-01-01',
  curp: ` ${CURP} `,
  telephone: '33 1234 5678',
  email: 'ana@example.mx',
}
const set = (input: object = {}) => run('setCreditApplicant', { ...ANA, ...input })

describe('setCreditApplicant', () => {
  test('opens the application, and chooses the offer that it was started with', async () => {
    shopper.state.data = STARTED
    expect(await set({ motherName: null })).toMatchObject({
      application: { number: FOLIO },
      userErrors: [],
      errors: [],
    })
    expect(bodiesOf('set_user_contact')).toEqual([
      {
        storeCode: 'hogar',
        tipo: 'CREDILANA',
        cliente: 'NUEVO',
        nombres: 'Ana',
        apellido_paterno: 'Pérez',
        fecha_nacimiento: '2008-01-01',
        curp: CURP,
        telefono: '33 1234 5678',
        email: 'ana@example.mx',
      },
    ])
    expect(bodiesOf('set_user_details')).toEqual([{ ...NAMED, monto: '5000', meses: 12, tipo_de_abono: 'SEMANAL' }])
    expect(calls('set_user_contact')[0]?.headers).toMatchObject({
      'x-client-address': '192.0.2.1',
      'x-client-session': shopper.id,
    })
    expect(shopper.state.data).toMatchObject({ creditApplication: OPENED.creditApplication, creditStart: null })
  })

  test('chooses that offer with the next try where the call for it failed', async () => {
    shopper.state.data = STARTED
    answers.set('set_user_details', DOWN)
    expect((await set()).errors).toHaveLength(1)
    expect(shopper.state.data).toMatchObject({ creditApplication: OPENED.creditApplication, ...STARTED })
    answers.set('set_user_details', [200, true])
    expect(codes(await set())).toEqual([])
    expect(bodiesOf('set_user_details').at(-1)).toMatchObject({ monto: '5000', meses: 12 })
    expect(shopper.state.data).toMatchObject({ creditApplication: OPENED.creditApplication, creditStart: null })
    // Chosen once: the next change of the applicant leaves the offer as it is.
    const sent = calls('set_user_details').length
    expect(codes(await set({ firstNames: 'Eva' }))).toEqual([])
    expect(calls('set_user_details')).toHaveLength(sent)
  })

  test('makes it the signed-in customer’s', async () => {
    shopper.state.data = { ...STARTED, userToken: 'good' }
    await set()
    expect(calls('set_user_contact').map(({ query }) => query.get('token'))).toEqual(['good'])
  })

  test('changes the applicant of an open one by its key', async () => {
    shopper.state.data = OPENED
    expect(codes(await set())).toEqual([])
    expect(bodiesOf('set_user_contact')).toMatchObject([NAMED])
    expect(bodiesOf('set_user_details')).toEqual([])
  })

  test('needs a start', async () => {
    expect(codes(await set())).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [{ reason: 'underage', field: 'fecha_nacimiento' }, 'UNDERAGE', ['birthDate']],
    [{ reason: 'future', field: 'fecha_nacimiento' }, 'DATE_IN_FUTURE', ['birthDate']],
    [{ reason: 'date', field: 'fecha_nacimiento' }, 'INVALID', ['birthDate']],
    [{ reason: 'curp', field: 'curp' }, 'CURP_INVALID', ['curp']],
    [{ reason: 'curpDate', field: 'curp' }, 'CURP_MISMATCH', ['curp']],
    [{ reason: 'name', field: 'apellido_paterno' }, 'INVALID', ['fatherName']],
    [{ reason: 'telephone', field: 'telefono' }, 'INVALID', ['telephone']],
    [{ reason: 'email', field: 'email' }, 'INVALID', ['email']],
    [{ reason: 'samePhone', field: 'telefono' }, 'REFERENCE_SAME_TELEPHONE', ['telephone']],
  ])('maps the refusal %j', async (result, code, field) => {
    shopper.state.data = STARTED
    answers.set('set_user_contact', refusal(400, result))
    expect((await set()).userErrors).toMatchObject([{ code, field }])
    expect(shopper.state.data?.creditApplication ?? null).toBeNull()
  })

  test('refuses a person in review, and too many tries', async () => {
    shopper.state.data = STARTED
    answers.set('set_user_contact', refusal(409, { reason: 'pending' }))
    expect(codes(await set())).toEqual(['CREDIT_REQUEST_PENDING'])
    answers.set('set_user_contact', refusal(429, { reason: 'attempts', until: inMinutes(7) }))
    expect((await set()).userErrors).toMatchObject([{ message: expect.stringContaining('7 minutos') }])
  })

  test('is an error while the platform is away; no word of the CURP is logged', async () => {
    shopper.state.data = STARTED
    answers.set('set_user_contact', DOWN)
    expect((await set()).errors).toEqual([expect.stringMatching(/^creditContact: unavailable/)])
    expect(lines.join('\n')).not.toMatch(/PEGA|3312/)
  })
})
