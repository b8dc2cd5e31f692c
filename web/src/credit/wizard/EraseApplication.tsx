import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { EraseApplicationMutation } from '../../__generated__/EraseApplicationMutation.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { RequestQuestion } from '../requests/RequestQuestion.tsx'
import { useWaitingAnswers } from './answers/useWaitingAnswers.ts'
import { textsOf, useApplicationMutation, useRefusalOf } from './useApplicationMutation.ts'
import { useForgetDrafts } from './WizardDrafts.tsx'

/** Button that erases the open application with its files, after a question. */
export function EraseApplication() {
  const { notify } = useNotifications()
  const refusalOf = useRefusalOf()
  const forgetDrafts = useForgetDrafts()
  const { drop } = useWaitingAnswers()
  const erase = useApplicationMutation<EraseApplicationMutation>(
    graphql`
      mutation EraseApplicationMutation($input: EraseCreditApplicationInput!) {
        eraseCreditApplication(input: $input) {
          userErrors {
            code
            message
            field
          }
          notices {
            message
          }
        }
      }
    `,
    'eraseCreditApplication',
  )
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const answer = async () => {
    setIsBusy(true)
    setRefusals([])
    const outcome = await erase({ input: {} })
    setIsBusy(false)
    const refusal = refusalOf(outcome)
    if (refusal) {
      setRefusals(textsOf(refusal))
      return false
    }
    forgetDrafts()
    drop()
    if (outcome.kind === 'done')
      outcome.data.eraseCreditApplication.notices.forEach(({ message }) => notify({ kind: 'success', message }))
    return true
  }
  return (
    <div>
      <RequestQuestion
        button="creditWizard.erase"
        title="creditWizard.eraseTitle"
        text="creditWizard.eraseText"
        isBusy={isBusy}
        refusals={refusals}
        onYes={answer}
        onClose={() => setRefusals([])}
      />
    </div>
  )
}
