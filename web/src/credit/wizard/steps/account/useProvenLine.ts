import { graphql, useFragment } from 'react-relay/hooks'
import type { useProvenLine_account$key } from '../../../../__generated__/useProvenLine_account.graphql'

/** React hook that returns whether a credit account is proven in this session, and its line in whole units of the currency. */
export function useProvenLine(
  account: useProvenLine_account$key | null,
): Readonly<{ isProven: boolean; line: number | null }> {
  const data = useFragment(
    graphql`
      fragment useProvenLine_account on CreditAccount {
        isProven
        line {
          amount
        }
      }
    `,
    account,
  )
  return { isProven: data?.isProven ?? false, line: data?.line ? Number(data.line.amount) : null }
}
