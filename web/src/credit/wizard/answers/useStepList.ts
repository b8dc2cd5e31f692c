import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../../../routing/StoreContext.tsx'
import type { StepName } from '../wizardFlow.ts'
import { WIZARD_STEP_TITLES } from '../wizardStepTitles.ts'

/** React hook that returns a function that lists the titles of steps in a sentence. */
export function useStepList(): (steps: readonly StepName[]) => string {
  const { language } = useStoreDefinition()
  const { formatMessage } = useIntl()
  return (steps) =>
    new Intl.ListFormat(language).format(steps.map((step) => formatMessage({ id: WIZARD_STEP_TITLES[step] })))
}
