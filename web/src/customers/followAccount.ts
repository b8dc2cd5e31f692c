import { onSignedInName, readSignedInName } from './signedInName.ts'

/**
 * Follows who is signed in on this device, from the moment that a page stands: `onSignInElsewhere` is called when a customer
 * has signed in in another tab, or while the page was in the back/forward cache. A tab whose account was closed in another one keeps nothing more and is loaded anew: what it
 * shows is nobody's any more. Returns how to stop.
 */
export function followAccount(storeCode: string, onSignInElsewhere: () => void): () => void {
  let name = readSignedInName(storeCode)
  return onSignedInName((isOwn) => {
    const [before, now] = [name, readSignedInName(storeCode)]
    name = now
    if (isOwn) return
    if (before !== null && now === null) {
      window.hogarIsForgotten = true
      window.location.reload()
    }
    if (before === null && now !== null) onSignInElsewhere()
  })
}
