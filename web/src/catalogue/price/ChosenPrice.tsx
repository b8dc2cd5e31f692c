import { CreditHow } from '../../credit/CreditHow.tsx'
import { Price } from '../../design/Price.tsx'
import type { MoneyValue } from '../../i18n/useMoney.ts'

type ChosenPriceProps = Readonly<{
  money: MoneyValue
  /** True if the sum is sold on credit: a button opens its payments. */
  isLent: boolean
}>

/** Renders the price of what a shopper has chosen, which no document has: its credit is calculated on request. */
export function ChosenPrice({ money, isLent }: ChosenPriceProps) {
  return (
    <>
      <Price money={money} size="large" />
      {isLent ? <CreditHow key={money.amount} amount={money.amount} label="product.creditOfSum" /> : null}
    </>
  )
}
