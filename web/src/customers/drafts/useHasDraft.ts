import { useMemo } from 'react'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { readDraft } from './keptDrafts.ts'

/**
 * React hook that returns true if the tab had a draft of a form when the page was opened. Read once: a draft that is
 * saved meanwhile, and so removed, does not take its form from the page.
 */
export function useHasDraft(name: string): boolean {
  const { code } = useStoreDefinition()
  const isDrawn = useIsDrawn()
  return useMemo(() => isDrawn && readDraft(code, name) !== undefined, [isDrawn, code, name])
}
