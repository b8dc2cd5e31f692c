import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  type StepName,
  type WizardProgress,
  namesStep,
  openSteps,
  stepOf,
  stepSearch,
  wizardSteps,
} from './wizardFlow.ts'
import type { Wizard } from './wizardPaths.ts'

/**
 * React hook for the step that the address names. An address without a step, or with one that cannot be opened yet, is
 * replaced by that of the first step to do.
 */
export function useWizardStep({ kind, customer }: Wizard, progress: WizardProgress) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const names = wizardSteps(kind, customer)
  const parameters = new URLSearchParams(search)
  const step = stepOf(parameters, names, progress)
  const isNamed = namesStep(parameters, step)
  const correct = useEffectEvent(() => {
    if (step !== undefined && !isNamed)
      void navigate({ pathname, search: stepSearch(search, step) }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => correct(), [isNamed, step])
  const index = step === undefined ? -1 : names.indexOf(step)
  const next = names[index + 1]
  const open = (name: StepName, more = search) => void navigate({ pathname, search: stepSearch(more, name) })
  return {
    names,
    step,
    at: index + 1,
    previous: names[index - 1],
    isFirstToDo: step !== undefined && step === openSteps(names, progress).at(-1),
    /** Returns the parameters of the address of a step, for links inside this page. */
    searchOf: (name: StepName) => stepSearch(search, name),
    /** Opens a step; `more` replaces the other parameters of the address. */
    open,
    /** Opens the step after this one. */
    goOn: (more = search) => {
      if (next !== undefined) open(next, more)
    },
  }
}
