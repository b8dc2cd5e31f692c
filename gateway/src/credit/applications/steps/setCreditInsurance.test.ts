import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  OPENED,
  answers,
  calls,
  creditApplicationForEachTest,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'
import { expectMeant, testRefusals, testStep } from '../../../testing/creditSteps.ts'

creditApplicationForEachTest()

const ROSA = { name: 'Rosa', surname: 'Pérez', kinship: 'hijo', percent: 100 }
const STEP = {
  name: 'setCreditInsurance',
  input: { code: 'VIDA-10', beneficiaries: [ROSA] },
  call: 'save_life_insurance',
  body: {
    cliente: 'NUEVO',
    articulo: 'VIDA-10',
    beneficiarios: [{ nombre: 'Rosa', apellido: 'Pérez', parentesco: 'hijo', porcentaje: 100 }],
  },
}

describe('the insurance of an application', () => {
  testStep(STEP)
  test('that was meant for another application is refused without a call', () => expectMeant(STEP))
  testRefusals(STEP, [
    [{ reason: 'insured', field: 'articulo' }, 'INSURANCE_TOO_LOW', 'code'],
    [{ reason: 'insurance', field: 'articulo' }, 'INVALID', 'code'],
    [{ reason: 'count', field: 'beneficiarios' }, 'BENEFICIARIES_COUNT', 'beneficiaries'],
    [{ reason: 'twice', field: 'beneficiarios' }, 'BENEFICIARIES_TWICE', 'beneficiaries'],
    [{ reason: 'percent', field: 'porcentaje' }, 'INVALID', 'beneficiaries'],
    [{ reason: 'kinship', field: 'parentesco' }, 'INVALID', 'beneficiaries'],
  ])

  test('names the sum of shares that is not 100', async () => {
    shopper.state.data = OPENED
    answers.set(STEP.call, refusal(400, { reason: 'sum100', field: 'beneficiarios', detail: '99' }))
    const [sum] = (await run(STEP.name, STEP.input)).userErrors
    expect(sum).toMatchObject({ code: 'BENEFICIARIES_SUM', message: 'Los porcentajes deben sumar 100 %. Van 99 %.' })
  })

  test('has no beneficiaries without end: that is no call', async () => {
    shopper.state.data = OPENED
    const beneficiaries = Array.from({ length: 21 }, () => ROSA)
    expect(codes(await run(STEP.name, { ...STEP.input, beneficiaries }))).toEqual(['BENEFICIARIES_COUNT'])
    expect(calls(STEP.call)).toEqual([])
  })

  test('waits for an offer', async () => {
    shopper.state.data = OPENED
    answers.set(STEP.call, refusal(422, { faltan: ['oferta'] }))
    const { userErrors } = await run(STEP.name, STEP.input)
    expect(userErrors).toMatchObject([{ code: 'CREDIT_STEP_MISSING', message: 'Falta completar: tu préstamo.' }])
  })
})

describe('no insurance', () => {
  testStep({ ...STEP, input: { code: null }, body: { cliente: 'NUEVO', articulo: null } })
})
