import { noteLeftElsewhere } from './signIn/leftElsewhere.ts'
import { onSignedInName, readSignedInName } from './signedInName.ts'

/**
 * Follows the device's account while a page is open. Calls `onSignInElsewhere` when a customer signs in in another tab,
 * or has done so while the page was in the back/forward cache. After a sign-out elsewhere the tab stores nothing more
 * and reloads, because the page still shows the customer's data; the next page says why. Returns a function that unsubscribes.
 */
export function followAccount(storeCode: string, onSignInElsewhere: () => void): () => void {
  let name = readSignedInName(storeCode)
  return onSignedInName((isOwn) => {
    const [before, now] = [name, readSignedInName(storeCode)]
    name = now
    if (isOwn) return
    if (before !== null && now === null) {
      window.hogarIsForgotten = true
      noteLeftElsewhere()
      window.location.reload()
    }
    if (before === null && now !== null) onSignInElsewhere()
  })
}
