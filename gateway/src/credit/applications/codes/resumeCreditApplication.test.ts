import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  DOWN,
  FOLIO,
  NAMED,
  STATE,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  lines,
  refusal,
  run,
} from '../../../testing/creditApplicationPlatform.ts'
import { RESUME_TRIES_MAX } from '../limits.ts'

creditApplicationForEachTest()

const resume = (fields: object = {}) =>
  run(
    'resumeCreditApplication',
    { number: FOLIO, telephoneEnd: '5678', code: '1234', ...fields },
    'application { number kind customer status missingSteps missingFiles }',
  )

describe('an application', () => {
  test('is opened in this session by folio, telephone and code, and is worked on by its key', async () => {
    const payload = await resume({ number: 's-7k2mpq4x', code: ' 12 34 ', clientMutationId: 'a' })
    expect(payload).toMatchObject({
      application: { number: FOLIO, kind: 'CREDILANA', customer: 'NEW', status: 'DRAFT', missingSteps: ['ADDRESS', 'REVIEW'] },
      userErrors: [],
      clientMutationId: 'a',
      errors: [],
    }) // prettier-ignore
    expect(bodiesOf('validate_resume_nip')).toEqual([
      { storeCode: 'hogar', incrementId: FOLIO, telefono_final: '5678', nip: '1234' },
    ])
    expect(bodiesOf('set_user_validation')).toEqual([NAMED])
    expect(lines.join('\n')).not.toContain(NAMED.clave)
  })

  test('says which files its guest sends again', async () => {
    answers.set('set_user_validation', [200, [{ ...STATE, estado: 'NEEDS_FILES', reenviar: ['ine_reverso'] }]])
    expect(await resume()).toMatchObject({ application: { status: 'NEEDS_FILES', missingFiles: ['ID_BACK'] } })
  })

  test.each([
    [{ number: '' }, 'INVALID', 'number'],
    [{ telephoneEnd: '56780' }, 'INVALID', 'telephoneEnd'],
    [{ code: '12' }, 'SMS_CODE_INCORRECT', 'code'],
  ])('is not requested for %j', async (fields, code, field) => {
    expect((await resume(fields)).userErrors).toMatchObject([{ code, field: [field] }])
    expect(calls('validate_resume_nip')).toEqual([])
  })

  test('is refused alike for a wrong code and an unknown folio, a few times', async () => {
    answers.set('validate_resume_nip', refusal(400, { reason: 'code', field: 'nip' }))
    for (let tried = 0; tried < RESUME_TRIES_MAX; tried += 1) {
      const { application, userErrors } = await resume()
      expect({ application, userErrors }).toMatchObject({
        application: null,
        userErrors: [{ code: 'SMS_CODE_INCORRECT', field: ['code'] }],
      })
    }
    answers.set('validate_resume_nip', [200, {}])
    expect(codes(await resume())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls('validate_resume_nip')).toHaveLength(RESUME_TRIES_MAX)
  })

  test('is not opened by a reply without a key', async () => {
    answers.set('validate_resume_nip', [200, { solicitud: 'x', incrementId: FOLIO }])
    expect((await resume()).errors).toHaveLength(1)
    expect(calls('set_user_validation')).toEqual([])
  })

  test('fails where the platform is down', async () => {
    answers.set('validate_resume_nip', DOWN)
    expect((await resume()).errors).toHaveLength(1)
  })
})
