import { describe } from 'vitest'
import { creditApplicationForEachTest } from '../../../testing/creditApplicationPlatform.ts'
import { testMove } from '../../../testing/testMove.ts'

creditApplicationForEachTest()

describe('acceptCreditOffer', () => {
  testMove('acceptCreditOffer', 'credit_request_accept')
})
