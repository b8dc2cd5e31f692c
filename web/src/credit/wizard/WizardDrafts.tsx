import { type ReactNode, createContext, use, useMemo, useState } from 'react'
import type { Refusal } from '../../customers/sortRefusal.ts'

type Draft = Readonly<Record<string, string>>
type Held = Readonly<{
  drafts: Readonly<Record<string, Draft>>
  /** Refusals of answers that had waited, by step: its form shows them until the step is answered again. */
  refusals: Readonly<Record<string, Refusal>>
}>
type Drafts = Held &
  Readonly<{
    change: (step: string, draft: Draft) => void
    refuse: (step: string, refusal: Refusal | null) => void
    forget: () => void
  }>

const NOTHING: Held = { drafts: {}, refusals: {} }

const WizardDraftsContext = createContext<Drafts>({
  ...NOTHING,
  change: () => undefined,
  refuse: () => undefined,
  forget: () => undefined,
})

/** Holds the typed texts of all steps while the page is open, so that going back loses none. They are stored nowhere. */
export function WizardDrafts({ children }: Readonly<{ children: ReactNode }>) {
  const [held, setHeld] = useState(NOTHING)
  const value = useMemo(
    () => ({
      ...held,
      change: (step: string, draft: Draft) =>
        setHeld((before) => ({
          ...before,
          drafts: { ...before.drafts, [step]: { ...before.drafts[step], ...draft } },
        })),
      refuse: (step: string, refusal: Refusal | null) =>
        setHeld((before) => {
          const { [step]: _settled, ...others } = before.refusals
          return { ...before, refusals: refusal === null ? others : { ...others, [step]: refusal } }
        }),
      forget: () => setHeld(NOTHING),
    }),
    [held],
  )
  return <WizardDraftsContext value={value}>{children}</WizardDraftsContext>
}

/** React hook that returns the typed texts of a step, over those that it starts with, and changes some of them. */
export function useStepDraft<F extends string>(
  step: string,
  initial: Readonly<Record<F, string>>,
): readonly [Readonly<Record<F, string>>, (part: Readonly<Partial<Record<F, string>>>) => void] {
  const { drafts, change } = use(WizardDraftsContext)
  return [{ ...initial, ...drafts[step] }, (part) => change(step, withoutGaps(part))]
}

function withoutGaps(part: Readonly<Partial<Record<string, string>>>): Draft {
  return Object.fromEntries(Object.entries(part).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
}

/** React hook that returns why an answer of a step was refused after it had waited, and forgets it. */
export function useStepRefusal(step: string): Readonly<{ refusal: Refusal | null; forgive: () => void }> {
  const { refusals, refuse } = use(WizardDraftsContext)
  return { refusal: refusals[step] ?? null, forgive: () => refuse(step, null) }
}

/** React hook that returns functions for answers that had waited: to hold a refusal, and the texts that were sent. */
export function useHoldAnswer() {
  const { drafts, change, refuse } = use(WizardDraftsContext)
  return {
    refuse,
    /** Holds texts of a step; those that were typed on this page count more. */
    restore: (step: string, sent: Draft) => change(step, { ...sent, ...drafts[step] }),
  }
}

/** React hook that returns a function that forgets all typed texts, once the application is erased. */
export function useForgetDrafts(): () => void {
  return use(WizardDraftsContext).forget
}
