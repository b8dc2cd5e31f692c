import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useWalletBalanceQuery } from '../__generated__/useWalletBalanceQuery.graphql'
import { readSignedInName } from '../customers/signedInName.ts'
import type { MoneyValue } from '../i18n/useMoney.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { isOnline } from '../device/isOnline.ts'

/**
 * React hook that fetches the customer's current wallet balance; null for guests, while loading, and if it is unknown.
 * For optional content only: nothing waits for it.
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
      // The balance may have been spent on another device.
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
