import { ScrollRestoration } from 'react-router-dom'
import { NavigationFocus } from './NavigationFocus.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { useNonce } from './NonceContext.tsx'

/** What every navigation needs, whatever the layout: progress, focus, scroll position. */
export function PageChrome() {
  const nonce = useNonce()
  return (
    <>
      <NavigationProgress />
      <NavigationFocus />
      <ScrollRestoration nonce={nonce} />
    </>
  )
}
