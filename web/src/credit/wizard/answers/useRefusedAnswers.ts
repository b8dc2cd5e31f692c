import { useIntl } from 'react-intl'
import { useQueueClient } from '../../../offline/QueueContext.ts'
import { useLateRefusals } from '../../../offline/useLateRefusals.ts'
import type { LoanChoice } from '../../loans/loanAddress.ts'
import { CREDIT_SCOPE } from '../../creditScope.ts'
import { useForgetLost } from '../useForgetLost.ts'
import { useHoldAnswer } from '../WizardDrafts.tsx'
import type { StepName } from '../wizardFlow.ts'
import { ANSWER_STEPS, isAnswerName } from './answerSteps.ts'
import { applicationOf, sentLoan, sentTexts } from './sentTexts.ts'

type RefusedAnswersOptions = Readonly<{
  /** Id of the open application; null before it is started. */
  application: string | null
  choose: (loan: LoanChoice) => void
  open: (step: StepName) => void
}>

/**
 * React hook that leads back to a step whose answer had waited and was refused, with its faults, and what was typed. An
 * answer that was given again meanwhile is not looked at.
 */
export function useRefusedAnswers({ application, choose, open }: RefusedAnswersOptions): void {
  const { formatMessage } = useIntl()
  const queue = useQueueClient()
  const { refuse, restore } = useHoldAnswer()
  const forgetLost = useForgetLost()
  useLateRefusals(CREDIT_SCOPE, ({ task, outcome: { userErrors } }) => {
    const { id, name } = task
    if (!isAnswerName(name) || applicationOf(task) !== application) return
    if (queue.getTasks().some((other) => other.name === name && other.id !== id)) return
    for (const [draft, texts] of Object.entries(sentTexts(task))) restore(draft, texts)
    const loan = sentLoan(task)
    if (loan) choose(loan)
    const step = ANSWER_STEPS[name]
    refuse(step, userErrors.length > 0 ? { userErrors } : { message: formatMessage({ id: 'creditWizard.notSaved' }) })
    forgetLost(userErrors)
    open(step)
  })
}
