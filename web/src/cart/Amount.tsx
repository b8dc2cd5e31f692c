import { graphql, useFragment } from 'react-relay/hooks'
import { useMoney } from '../i18n/useMoney.ts'
import type { Amount_money$key } from '../__generated__/Amount_money.graphql'

type AmountProps = Readonly<{ money: Amount_money$key }>

/** Renders an amount of money in the format of the store's country. */
export function Amount({ money }: AmountProps) {
  const { amount, currencyCode } = useFragment(
    graphql`
      fragment Amount_money on Money {
        amount
        currencyCode
      }
    `,
    money,
  )
  return <>{useMoney()({ amount, currencyCode })}</>
}
