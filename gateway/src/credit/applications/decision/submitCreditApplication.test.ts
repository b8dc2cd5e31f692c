import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  DOWN,
  FOLIO,
  NAMED,
  OPENED,
  PROVEN,
  STATE,
  TOKEN,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  platform,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true }
const submit = (input: object = {}) =>
  run('submitCreditApplication', { offerToken: TOKEN, ...CONSENTS, clientMutationId: 'k', ...input })
const stateIs = (state: object) =>
  answers.set('set_user_validation', [200, [{ ...STATE, faltan: ['autorizacion'], ...state }]])

describe('submitCreditApplication', () => {
  test('sends consents, then the offer with an idempotency key', async () => {
    shopper.state.data = OPENED
    stateIs({})
    expect(await submit()).toMatchObject({
      application: { number: FOLIO },
      userErrors: [],
      notices: [
        {
          code: 'CREDIT_SUBMITTED',
          message: `Recibimos tu solicitud ${FOLIO}. Te respondemos a más tardar el 30 de noviembre de 2026.`,
        },
      ],
      clientMutationId: 'k',
    })
    expect(bodiesOf('set_file_authorization')).toEqual([
      { ...NAMED, consulta_historial: true, aviso_privacidad: true, version: '2026-11' },
    ])
    expect(bodiesOf('save_credit_guest')).toEqual([{ ...NAMED, oferta: TOKEN, acepta_terminos: true }])
    expect(calls('save_credit_guest')[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}:credit$/)
  })

  test('is replayed with the same key by the platform, without consents again', async () => {
    shopper.state.data = OPENED
    stateIs({})
    await submit()
    stateIs({ estado: 'SUBMITTED' })
    expect(await submit()).toMatchObject({ userErrors: [], notices: [{ code: 'CREDIT_SUBMITTED' }] })
    expect(calls('set_file_authorization')).toHaveLength(1)
    const keys = calls('save_credit_guest').map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    await submit({ clientMutationId: 'other' })
    expect(calls('save_credit_guest')[2]?.headers['idempotency-key']).not.toBe(keys[0])
  })

  test('needs each consent, the offer that was seen, and all steps, before anything is agreed', async () => {
    shopper.state.data = OPENED
    for (const name of ['consentsToHistory', 'consentsToPrivacy'])
      expect((await submit({ [name]: false })).userErrors).toMatchObject([
        { code: 'CREDIT_CONSENT_REQUIRED', field: [name] },
      ])
    expect((await submit({ acceptsTerms: false })).userErrors).toMatchObject([
      { code: 'TERMS_REQUIRED', message: 'Acepta los términos y condiciones para enviar tu solicitud.' },
    ])
    expect(codes(await submit({ offerToken: 'forged' }))).toEqual(['CREDIT_OFFER_CHANGED'])
    expect(codes(await submit({ offerToken: null }))).toEqual(['CREDIT_OFFER_CHANGED'])
    expect((await submit()).userErrors).toMatchObject([
      { code: 'CREDIT_STEP_MISSING', message: 'Falta completar: tu domicilio.' },
    ])
    expect([...calls('set_file_authorization'), ...calls('save_credit_guest')]).toEqual([])
  })

  test.each([
    [refusal(409, { reason: 'offer' }), 'CREDIT_OFFER_CHANGED'],
    [refusal(409, { reason: 'pending' }), 'CREDIT_REQUEST_PENDING'],
    [refusal(409, { reason: 'state' }), 'CREDIT_APPLICATION_CLOSED'],
    [[409, 'This Idempotency-Key was used for another request'] as const, 'IDEMPOTENCY_MISMATCH'],
    [refusal(422, { faltan: ['prueba', 'deposito'] }), 'CREDIT_STEP_MISSING'],
    [refusal(400, { reason: 'terms' }), 'TERMS_REQUIRED'],
    [refusal(403, {}), 'CREDIT_APPLICATION_NOT_FOUND'],
  ])('maps the refusal %j', async (reply, code) => {
    shopper.state.data = OPENED
    stateIs({})
    answers.set('save_credit_guest', reply)
    const payload = await submit()
    expect([codes(payload), payload.notices]).toEqual([[code], []])
  })

  test('is an error while the platform is away: the key makes a retry safe', async () => {
    shopper.state.data = OPENED
    stateIs({})
    answers.set('save_credit_guest', DOWN)
    expect((await submit()).errors).toEqual([expect.stringMatching(/^creditSubmitNew: unavailable/)])
  })

  test('needs the proof of the account for its holder', async () => {
    const application = { ...OPENED.creditApplication, customer: 'HOME' } as const
    shopper.state.data = { ...OPENED, creditApplication: application }
    stateIs({})
    expect(codes(await submit())).toEqual(['CREDIT_SESSION_OVER'])
    shopper.state.data = { ...PROVEN, creditApplication: application }
    expect(codes(await submit())).toEqual([])
    expect(calls('save_credit_home').map(({ headers }) => headers['x-credit-token'])).toEqual(['proof'])
  })

  test('sends nothing of a guest, of another session, or with a forged key', async () => {
    expect(codes(await submit())).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(platform.seen).toEqual([])
    const creditApplication = { ...OPENED.creditApplication, key: 'forged' }
    shopper.state.data = { ...OPENED, userToken: 'good', creditApplication }
    expect(codes(await submit())).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(calls('save_credit_guest')).toEqual([])
    // The customer stays signed in.
    expect(shopper.state.data).toMatchObject({ userToken: 'good', creditApplication: null })
  })
})
