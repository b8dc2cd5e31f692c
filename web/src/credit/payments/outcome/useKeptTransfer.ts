import { useEffect } from 'react'
import { useStoredValue } from '../../../device/useStoredValue.ts'
import { KEPT_TRANSFERS, withTransfer } from '../../../relay/records/keptTransfers.ts'

/** React hook that stores the instructions of a transfer on the device, to be read without a network while it can be made. */
export function useKeptTransfer(id: string): void {
  const [, update] = useStoredValue(KEPT_TRANSFERS)
  useEffect(() => {
    // Signed out in another tab: this page stores nothing more.
    if (!window.hogarIsForgotten) update((kept) => withTransfer(kept, id))
  }, [id, update])
}
