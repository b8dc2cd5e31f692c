import { useEffect, useEffectEvent } from 'react'
import { type SaveOpenForm, addOpenForm } from './openForms.ts'

/** React hook that has the checkout button save a form first, while the form has unsaved input. */
export function useOpenForm(isUnsaved: boolean, save: SaveOpenForm): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => (isUnsaved ? addOpenForm(() => saveNow()) : undefined), [isUnsaved])
}
