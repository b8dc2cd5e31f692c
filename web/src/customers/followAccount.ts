import { onSignedInName, readSignedInName } from './signedInName.ts'

type Reactions = Readonly<{
  /** Somebody has signed in, in another tab. */
  onSignInElsewhere: () => void
  /** The account was closed, here or there: nothing of what the page knows may be kept any more. */
  onSignOut: () => void
}>

/**
 * Follows who is signed in on this device. A tab whose account was closed in another one is loaded anew: what it shows is
 * nobody's any more. Returns how to stop.
 */
export function followAccount(storeCode: string, { onSignInElsewhere, onSignOut }: Reactions): () => void {
  let name = readSignedInName(storeCode)
  return onSignedInName((event) => {
    const [before, now] = [name, readSignedInName(storeCode)]
    const isElsewhere = event instanceof StorageEvent
    name = now
    if (before !== null && now === null) {
      onSignOut()
      if (isElsewhere) window.location.reload()
    }
    if (before === null && now !== null && isElsewhere) onSignInElsewhere()
  })
}
