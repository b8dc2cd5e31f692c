import { useState } from 'react'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { forgetDraft, keepDraft, readDraft } from './keptDrafts.ts'

type Options<T> = Readonly<{
  /** Name of the form, and of what it is about: `review:SOFA`. Null for a form with a secret, which is not stored. */
  name: string | null
  initial: T
  /** Returns a stored draft; null for one that no version of the form could have stored. */
  parse: (kept: unknown) => T | null
}>

type Draft<T> = Readonly<{
  draft: T
  /** True if the draft was typed before this page was opened, until it is changed. */
  isRestored: boolean
  change: (update: (before: T) => T) => void
  /** Removes the stored draft, once it is saved. The form keeps its texts. */
  forget: () => void
  /** Removes the stored draft and empties the form. */
  discard: () => void
}>

/**
 * React hook that holds the draft of a form, which the tab stores with each change until it is saved: following a link,
 * going back and reloading lose nothing that was typed.
 */
export function useDraft<T>({ name, initial, parse }: Options<T>): Draft<T> {
  const { code } = useStoreDefinition()
  // The first render has to match the server's, which knows no draft.
  const isDrawn = useIsDrawn()
  const [held, setHeld] = useState<Readonly<{ draft: T; isRestored: boolean }> | null>(null)
  if (isDrawn && held === null) {
    const kept = name === null ? undefined : readDraft(code, name)
    const restored = kept === undefined ? null : parse(kept)
    setHeld({ draft: restored ?? initial, isRestored: restored !== null })
  }
  const forget = () => {
    if (name !== null) forgetDraft(code, name)
  }
  return {
    draft: held?.draft ?? initial,
    isRestored: held?.isRestored ?? false,
    change: (update) =>
      setHeld((before) => {
        const draft = update(before?.draft ?? initial)
        if (name !== null) keepDraft(code, name, draft)
        return { draft, isRestored: false }
      }),
    forget,
    discard: () => {
      forget()
      setHeld({ draft: initial, isRestored: false })
    },
  }
}
