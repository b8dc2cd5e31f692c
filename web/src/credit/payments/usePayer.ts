import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { withReturnPath } from '../../customers/signIn/returnPath.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { usePayPaths } from './payPaths.ts'

type Session<Account> = Readonly<{
  proven: Account | null | undefined
  /** Linked accounts of the customer; null or undefined if they could not be read, or without a customer. */
  linked: readonly Account[] | null | undefined
  isGuest: boolean
}>

/** Account that a page pays: the one that was proven in this session, else the one that is linked to the customer. */
export type Payer<Account> = Readonly<{
  account: Account | null
  /** True if the accounts could not be read. */
  isUnknown: boolean
}>

/** Returns the account that this session can pay. Offline none is proven: no page stores the way to one. */
function payerOf<Account>({ proven, linked, isGuest }: Session<Account>, isOnline: boolean): Payer<Account> {
  const account = proven ?? linked?.[0] ?? null
  return { account, isUnknown: account === null && (!isOnline || (!isGuest && !linked)) }
}

/**
 * React hook that returns the account to pay; without one it leads to the login, which leads back. A guest of an account
 * page is led to the sign-in page by its frame.
 */
export function usePayer<Account>(session: Session<Account>): Payer<Account> {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { pathname, search } = useLocation()
  const { urlPrefix } = useStoreDefinition()
  const { login, isAccount } = usePayPaths()
  const payer = payerOf(session, useOnlineStatus())
  const isNone = payer.account === null && !payer.isUnknown && !(isAccount && session.isGuest)
  useEffect(() => {
    if (!isNone) return
    const here = `${pathname.slice(urlPrefix.length)}${search}`
    void navigate(storePath(withReturnPath(login, here)), { replace: true })
  }, [isNone, navigate, storePath, login, pathname, search, urlPrefix])
  return payer
}
