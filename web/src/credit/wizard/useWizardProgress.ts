import { graphql, useFragment } from 'react-relay/hooks'
import type { useWizardProgress_application$key } from '../../__generated__/useWizardProgress_application.graphql'
import type { WizardProgress } from './wizardFlow.ts'

/** React hook that returns which steps of an application are done. */
export function useWizardProgress(
  application: useWizardProgress_application$key | null,
  isProven: boolean,
): WizardProgress {
  const data = useFragment(
    graphql`
      fragment useWizardProgress_application on CreditApplication {
        steps {
          code
          isDone
          isRequired
        }
      }
    `,
    application,
  )
  const steps = data?.steps?.map(({ code, isDone, isRequired }) => ({ code, isDone, isRequired })) ?? []
  return { steps, isStarted: application !== null, isProven }
}
