import { Navigate } from 'react-router-dom'
import { useStorePath } from '../routing/useStorePath.ts'
import { SIGN_UP_PATH } from './accountVerdicts.ts'

/** `/checkout/account/delegateCreate`, an older address of signing up. */
export function DelegateCreateRoute() {
  return <Navigate to={useStorePath()(SIGN_UP_PATH)} replace />
}
