import { NUMBER, creditAccountForEachTest } from '../../testing/creditAccountPlatform.ts'
import { testLinkChange } from '../../testing/testLinkChange.ts'

creditAccountForEachTest()
testLinkChange({
  mutation: 'linkCreditAccount',
  input: {},
  call: 'account_validate',
  body: { userId: 7, cuenta: NUMBER },
  notice: 'CREDIT_LINKED',
  conflict: 'CREDIT_LINK_TAKEN',
})
