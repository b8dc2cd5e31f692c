import { describe, expect, test } from 'vitest'
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

const STEP = {
  name: 'setCreditAddress',
  input: {
    postcode: '44100',
    municipality: 'Guadalajara',
    suburb: 'Centro',
    street: 'Av. Juárez',
    number: '10',
    age: '1-3A',
  },
  call: 'set_address',
  body: {
    cp: '44100',
    municipio: 'Guadalajara',
    colonia: 'Centro',
    calle: 'Av. Juárez',
    numero: '10',
    antiguedad: '1-3A',
  },
}

describe('the address of an applicant', () => {
  testStep(STEP)
  test('that was meant for another application is refused without a call', () => expectMeant(STEP))
  testRefusals(STEP, [
    [{ reason: 'coverage', field: 'cp' }, 'ZIP_WITHOUT_COVERAGE', 'postcode'],
    [{ reason: 'postcode', field: 'cp' }, 'INVALID', 'postcode'],
    [{ reason: 'address', field: 'antiguedad' }, 'INVALID', 'age'],
    [{ reason: 'sameAddress', field: 'calle' }, 'REFERENCE_SAME_ADDRESS', 'street'],
  ])

  test('names the postal code where nothing is lent', async () => {
    shopper.state.data = OPENED
    answers.set(STEP.call, refusal(400, { reason: 'coverage', field: 'cp' }))
    const [place] = (await run(STEP.name, { ...STEP.input, postcode: '22000' })).userErrors
    expect(place.message).toBe('Todavía no damos crédito en el código postal 22000.')
  })

  test('has no text without end: that is no call', async () => {
    shopper.state.data = OPENED
    const { userErrors } = await run(STEP.name, { ...STEP.input, street: 'x'.repeat(121) })
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['street'] }])
    expect(calls(STEP.call)).toEqual([])
  })
})
