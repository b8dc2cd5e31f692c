import { Navigate } from 'react-router-dom'
import { useStoreDefinition } from '../StoreContext.tsx'
import { useStorePath } from '../useStorePath.ts'

type RouteRedirectProps = Readonly<{
  /** Path inside the store of `storeCode`. */
  target: string
  storeCode: string
}>

/** Goes on to the target of a redirect. */
export function RouteRedirect({ target, storeCode }: RouteRedirectProps) {
  const { code } = useStoreDefinition()
  const toPath = useStorePath()
  // Another store is another document: the server answers this address with its redirect.
  return storeCode === code ? <Navigate to={toPath(target)} replace /> : <meta httpEquiv="refresh" content="0" />
}
