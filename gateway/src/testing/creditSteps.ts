import { expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { codes } from './codes.ts'
import {
  DOWN,
  FOLIO,
  NAMED,
  OPENED,
  answers,
  bodiesOf,
  calls,
  lines,
  platform,
  refusal,
  run,
  shopper,
} from './creditApplicationPlatform.ts'

/** Step of an application: its mutation, an input, the call and the fields that it sends. */
type Step = Readonly<{ name: string; input: object; call: string; body: object }>

/** Tests that every step has: arguments upstream, success, refusals by the key and by the state, repetition, failure. */
export function testStep({ name, input, call, body }: Step): void {
  test('sends the step by the key of the application, and returns its state', async () => {
    shopper.state.data = OPENED
    expect(await run(name, { ...input, clientMutationId: 'k' })).toMatchObject({
      application: { number: FOLIO, status: 'DRAFT' },
      userErrors: [],
      clientMutationId: 'k',
      errors: [],
    })
    expect(bodiesOf(call)).toEqual([{ ...NAMED, ...body }])
  })

  test('sends the same again when repeated: nothing of it is stored', async () => {
    shopper.state.data = OPENED
    await run(name, { ...input, clientMutationId: 'k' })
    await run(name, { ...input, clientMutationId: 'k' })
    expect(calls(call)).toHaveLength(2)
  })

  test('needs an application of this session: a forged key is forgotten', async () => {
    expect(codes(await run(name, input))).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(platform.seen).toEqual([])
    const creditApplication = { ...OPENED.creditApplication, key: 'forged' }
    shopper.state.data = { ...OPENED, userToken: 'good', creditApplication }
    const payload = await run(name, input)
    expect([codes(payload), payload.application]).toEqual([['CREDIT_APPLICATION_NOT_FOUND'], null])
    // The customer stays signed in.
    expect(shopper.state.data).toMatchObject({ userToken: 'good', creditApplication: null })
  })

  test('is refused where the state does not allow it, and an error while the platform is away', async () => {
    shopper.state.data = OPENED
    answers.set(call, refusal(409, { reason: 'state', estado: 'SUBMITTED' }))
    expect(codes(await run(name, input))).toEqual(['CREDIT_APPLICATION_CLOSED'])
    answers.set(call, DOWN)
    expect((await run(name, input)).errors).toEqual([expect.stringMatching(/unavailable/)])
    expect(lines.join('\n')).not.toMatch(/7777777|3387654321/)
  })
}

/** Expects that a step that names the application it is meant for is sent to that one alone. */
export async function expectMeant({ name, input, call }: Omit<Step, 'body'>): Promise<void> {
  shopper.state.data = OPENED
  const applicationId = toGlobalId('CreditApplication', 'hogar', 'S-OTHER000')
  expect(codes(await run(name, { ...input, applicationId }))).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
  expect(calls(call)).toEqual([])
  expect(shopper.state.data).toMatchObject({ creditApplication: { number: FOLIO } })
  const own = toGlobalId('CreditApplication', 'hogar', FOLIO)
  expect(codes(await run(name, { ...input, applicationId: own }))).toEqual([])
  expect(calls(call)).toHaveLength(1)
}

/** Refusal of the platform: its result, and the code and field that the graph has for it. */
type Refusal = readonly [result: object, code: string, field: string]

/** Tests which code and field each refusal of a step becomes. */
export function testRefusals({ name, input, call }: Omit<Step, 'body'>, refusals: readonly Refusal[]): void {
  test.each(refusals)('maps the reason %j', async (result, code, field) => {
    shopper.state.data = OPENED
    answers.set(call, refusal(400, result))
    expect((await run(name, input)).userErrors).toMatchObject([{ code, field: [field] }])
  })
}
