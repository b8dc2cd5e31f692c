import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useWalletBalanceQuery } from '../__generated__/useWalletBalanceQuery.graphql'
import { readSignedInName } from '../customers/signedInName.ts'
import type { MoneyValue } from '../i18n/useMoney.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { isOnline } from '../device/isOnline.ts'

/**
 * What is in the wallet of whoever is signed in, as the shop says it now; null for guests, while it is asked, and where
 * nobody can tell. For what can do without: nothing waits for it.
 */
export function useWalletBalance(): MoneyValue | null {
  const environment = useRelayEnvironment()
  const { code } = useStoreDefinition()
  const [balance, setBalance] = useState<MoneyValue | null>(null)
  useEffect(() => {
    if (readSignedInName(code) === null || !isOnline()) return
    const reading = fetchQuery<useWalletBalanceQuery>(
      environment,
      graphql`
        query useWalletBalanceQuery {
          viewer {
            customer {
              wallet {
                isBalanceKnown
                balance {
                  amount
                  currencyCode
                }
              }
            }
          }
        }
      `,
      {},
      // Money is spent on other devices, too.
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => {
        const wallet = viewer.customer?.wallet
        if (!wallet?.isBalanceKnown) return setBalance(null)
        const { amount, currencyCode } = wallet.balance
        setBalance({ amount, currencyCode })
      },
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, code])
  return balance
}
