import { type RefObject, useEffect, useRef } from 'react'

/**
 * React hook that opens or closes a native `<dialog>` by `isOpen`. The browser traps and restores the focus and closes
 * on Escape; the page below does not scroll (`:root:has(dialog[open])` in Dialog.module.css).
 */
export function useModalDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  return ref
}
