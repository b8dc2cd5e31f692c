import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePaymentNote_cart$key } from '../../__generated__/usePaymentNote_cart.graphql'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { paymentNote } from './paymentNote.ts'

type NoteOptions = Readonly<{
  isPickup: boolean
  /** Balance of the shopper's wallet; null if it is unknown. */
  balance: MoneyValue | null
}>

/** React hook that returns the note of a payment method by its code; undefined for a method that has none. */
export function usePaymentNote(
  cart: usePaymentNote_cart$key,
  { isPickup, balance }: NoteOptions,
): (code: string) => string | undefined {
  const { paymentMethods } = useFragment(
    graphql`
      fragment usePaymentNote_cart on Cart {
        paymentMethods {
          creditLine {
            coversCart
            available {
              amount
              currencyCode
            }
          }
        }
      }
    `,
    cart,
  )
  const creditLine = paymentMethods?.find((method) => method.creditLine)?.creditLine
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const formatMoney = useMoney()
  return (code) => {
    const id = paymentNote(code, isPickup)
    if (id === 'checkout.noteWallet' && balance)
      return intl.formatMessage({ id: 'checkout.noteWalletBalance' }, { balance: formatMoney(balance) })
    if (id === 'checkout.noteCredit' && creditLine)
      return intl.formatMessage(
        { id: creditLine.coversCart ? 'checkout.noteCreditLine' : 'checkout.noteCreditShort' },
        {
          available: formatMoney({
            amount: creditLine.available.amount,
            currencyCode: creditLine.available.currencyCode,
          }),
        },
      )
    return id ? intl.formatMessage({ id }, { country: countryCode }) : undefined
  }
}
