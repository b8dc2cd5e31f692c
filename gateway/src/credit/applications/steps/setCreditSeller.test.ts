import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  OPENED,
  calls,
  creditApplicationForEachTest,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'
import { testRefusals, testStep } from '../../../testing/creditSteps.ts'
import { SELLER_CODES_MAX } from '../limits.ts'

creditApplicationForEachTest()

const PROMOTER = {
  name: 'setCreditSeller',
  input: { promoterCode: 'PROMO10' },
  call: 'promotion_code',
  body: { codigo: 'PROMO10', opcion: 'ValidarCupon' },
}
const SELLER = { ...PROMOTER, input: { sellerCode: 'V1001' }, call: 'seller_code', body: { codigo: 'V1001' } }

describe('the promoter of an application', () => {
  testStep(PROMOTER)
  testRefusals(PROMOTER, [[{ reason: 'code', field: 'codigo' }, 'PROMOTER_CODE_INVALID', 'promoterCode']])
})

describe('the seller of an application', () => {
  testStep(SELLER)
  testRefusals(SELLER, [[{ reason: 'code', field: 'codigo' }, 'PROMOTER_CODE_INVALID', 'sellerCode']])

  test('is told by the first name', async () => {
    shopper.state.data = OPENED
    expect(await run(SELLER.name, SELLER.input, 'seller')).toMatchObject({ seller: 'Raúl', userErrors: [] })
  })

  test('is one of both, and a few codes are tried', async () => {
    shopper.state.data = OPENED
    for (const input of [{}, { ...PROMOTER.input, ...SELLER.input }])
      expect(codes(await run(SELLER.name, input))).toEqual(['INVALID'])
    for (let tried = 0; tried < SELLER_CODES_MAX; tried += 1) await run(SELLER.name, SELLER.input)
    expect(codes(await run(SELLER.name, SELLER.input))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls(SELLER.call)).toHaveLength(SELLER_CODES_MAX)
  })
})
