import { describe, test } from 'vitest'
import { creditApplicationForEachTest } from '../../../testing/creditApplicationPlatform.ts'
import { expectMeant, testRefusals, testStep } from '../../../testing/creditSteps.ts'

creditApplicationForEachTest()

const STEP = {
  name: 'setCreditReference',
  input: {
    kinship: 'padre',
    firstNames: 'Luis',
    fatherName: 'Pérez',
    telephone: '3387654321',
    street: 'Morelos',
    number: '3',
    postcode: '44100',
  },
  call: 'set_user_references',
  body: {
    referencias: [
      {
        parentesco: 'padre',
        nombres: 'Luis',
        apellido_paterno: 'Pérez',
        telefono: '3387654321',
        calle: 'Morelos',
        numero: '3',
        cp: '44100',
      },
    ],
  },
}

describe('the reference of an applicant', () => {
  testStep(STEP)
  test('that was meant for another application is refused without a call', () => expectMeant(STEP))
  testRefusals(STEP, [
    [{ reason: 'sameAddress', field: 'calle' }, 'REFERENCE_SAME_ADDRESS', 'street'],
    [{ reason: 'samePhone', field: 'telefono' }, 'REFERENCE_SAME_TELEPHONE', 'telephone'],
    [{ reason: 'kinship', field: 'parentesco' }, 'INVALID', 'kinship'],
    [{ reason: 'name', field: 'nombres' }, 'INVALID', 'firstNames'],
  ])
})
