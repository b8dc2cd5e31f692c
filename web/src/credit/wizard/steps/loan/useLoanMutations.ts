import { graphql } from 'react-relay/hooks'
import type { setCreditOfferMutation as Change } from '../../../../__generated__/setCreditOfferMutation.graphql'
import type { useAnswer_application$key } from '../../../../__generated__/useAnswer_application.graphql'
import type { useLoanMutationsStartMutation as Start } from '../../../../__generated__/useLoanMutationsStartMutation.graphql'
import type { Refusal } from '../../../../customers/sortRefusal.ts'
import type { LoanChoice } from '../../../loans/loanAddress.ts'
import { setCreditOfferDocument } from '../../answers/setCreditOfferMutation.ts'
import { useAnswer } from '../../answers/useAnswer.ts'
import { useApplicationMutation, useRefusalOf } from '../../useApplicationMutation.ts'
import { useOpenedElsewhere } from '../../elsewhere/useOpenedElsewhere.ts'
import type { Wizard } from '../../wizardPaths.ts'

type Send = (choice: LoanChoice) => Promise<Refusal | null>

/**
 * React hook that starts an application with a loan, or changes the loan of the open one: also of one that another tab has
 * opened meanwhile.
 */
export function useLoanMutations(
  { kind, customer }: Wizard,
  application: useAnswer_application$key | null,
): Readonly<{ start: Send; change: Send }> {
  const refusalOf = useRefusalOf()
  const sendStart = useApplicationMutation<Start>(
    graphql`
      mutation useLoanMutationsStartMutation($input: StartCreditApplicationInput!) {
        startCreditApplication(input: $input) {
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'startCreditApplication',
  )
  const sendChange = useAnswer<Change>({ application, name: 'setCreditOffer', document: setCreditOfferDocument })
  const sendTo = useApplicationMutation<Change>(setCreditOfferDocument, 'setCreditOffer')
  const findElsewhere = useOpenedElsewhere()
  const termsOf = ({ amount, months, frequency = 'WEEKLY' }: LoanChoice) => ({
    amount: amount.toFixed(2),
    months,
    frequency,
  })
  return {
    start: async (choice) => {
      const elsewhere = await findElsewhere()
      if (elsewhere.kind === 'unread') return refusalOf({ kind: 'unreachable' })
      if (elsewhere.kind === 'none')
        return refusalOf(await sendStart({ input: { kind, customer, ...termsOf(choice) } }))
      const { id, ...other } = elsewhere.application
      // The page asks itself what becomes of an application for another credit.
      if (other.kind !== kind || other.customer !== customer) return { userErrors: [] }
      return refusalOf(await sendTo({ input: { applicationId: id, ...termsOf(choice) } }))
    },
    change: async (choice) => refusalOf(await sendChange(termsOf(choice))),
  }
}
