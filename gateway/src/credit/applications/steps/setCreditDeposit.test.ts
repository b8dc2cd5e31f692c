import { describe } from 'vitest'
import { CLABE, creditApplicationForEachTest } from '../../../testing/creditApplicationPlatform.ts'
import { testRefusals, testStep } from '../../../testing/creditSteps.ts'

creditApplicationForEachTest()

const STEP = {
  name: 'setCreditDeposit',
  input: { method: 'CLABE', account: CLABE },
  call: 'set_deposit',
  body: { deposito: { metodo: 'CLABE', cuenta: CLABE } },
}

describe('a deposit to a bank account', () => {
  testStep(STEP)
  testRefusals(STEP, [
    [{ reason: 'account', field: 'cuenta' }, 'BANK_ACCOUNT_WRONG', 'account'],
    [{ reason: 'bank', field: 'banco' }, 'BANK_ACCOUNT_WRONG', 'bankCode'],
  ])
})

describe('a deposit to a debit card', () => {
  const account = '4169160000007777'
  const deposito = { metodo: 'TARJETA', banco: '002', cuenta: account }
  testStep({ ...STEP, input: { method: 'DEBIT_CARD', bankCode: '002', account }, body: { deposito } })
})

describe('a deposit at a branch', () => {
  testStep({ ...STEP, input: { method: 'BRANCH', account: CLABE }, body: { deposito: { metodo: 'SUCURSAL' } } })
})
