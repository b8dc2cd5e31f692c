import { onSignedInName, readSignedInName } from './signedInName.ts'

/**
 * Follows who is signed in on this device, from the moment that a page stands: `onSignInElsewhere` is called when somebody
 * has signed in in another tab. A tab whose account was closed in another one keeps nothing more and is loaded anew: what it
 * shows is nobody's any more. Returns how to stop.
 */
export function followAccount(storeCode: string, onSignInElsewhere: () => void): () => void {
  let name = readSignedInName(storeCode)
  return onSignedInName((event) => {
    const [before, now] = [name, readSignedInName(storeCode)]
    name = now
    if (!(event instanceof StorageEvent)) return
    if (before !== null && now === null) {
      window.hogarIsForgotten = true
      window.location.reload()
    }
    if (before === null && now !== null) onSignInElsewhere()
  })
}
