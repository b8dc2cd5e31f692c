import { describe, test } from 'vitest'
import { creditApplicationForEachTest } from '../../../testing/creditApplicationPlatform.ts'
import { expectMeant, testRefusals, testStep } from '../../../testing/creditSteps.ts'

creditApplicationForEachTest()

const STEP = {
  name: 'setCreditOffer',
  input: { amount: '4500', months: 12, frequency: 'BIWEEKLY' },
  call: 'set_user_details',
  body: { monto: '4500', meses: 12, tipo_de_abono: 'QUINCENAL' },
}

describe('the offer of an application', () => {
  testStep(STEP)
  test('that was meant for another application is refused without a call', () => expectMeant(STEP))
  testRefusals(STEP, [
    [{ reason: 'amount', field: 'monto' }, 'CREDIT_AMOUNT', 'amount'],
    [{ reason: 'term', field: 'meses' }, 'INVALID', 'months'],
    [{ reason: 'term', field: 'tipo_de_abono' }, 'INVALID', 'frequency'],
  ])
})
