import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useWalletBalance } from '../wallet/useWalletBalance.ts'
import { WalletShortfall } from '../wallet/WalletShortfall.tsx'
import { paymentNote } from './paymentNote.ts'
import type { OfferedPayment } from './useSetCartPaymentMutation.ts'
import styles from './CheckoutForm.module.css'
import type { PaymentMethods_cart$key } from '../__generated__/PaymentMethods_cart.graphql'

type PaymentMethodsProps = Readonly<{
  cart: PaymentMethods_cart$key
  chosen: OfferedPayment | null
  onChoose: (method: OfferedPayment) => void
}>

/** The ways to pay that are offered for the cart; the one in use, or the platform's first choice, is chosen already. */
export function PaymentMethods({ cart, chosen, onChoose }: PaymentMethodsProps) {
  const data = useFragment(
    graphql`
      fragment PaymentMethods_cart on Cart {
        selectedPaymentMethod {
          code
        }
        paymentMethods {
          code
          title
          isDefault
          fee {
            ...Amount_money
          }
        }
        ...WalletShortfall_cart
      }
    `,
    cart,
  )
  const { paymentMethods: methods, selectedPaymentMethod: inUse } = data
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const formatMoney = useMoney()
  const balance = useWalletBalance()
  const noteOf = (code: string) => {
    const id = paymentNote(code)
    if (id === 'checkout.noteWallet' && balance)
      return intl.formatMessage({ id: 'checkout.noteWalletBalance' }, { balance: formatMoney(balance) })
    return id ? intl.formatMessage({ id }, { country: countryCode }) : undefined
  }
  const first =
    methods?.find(({ code }) => code === inUse?.code) ?? methods?.find(({ isDefault }) => isDefault) ?? methods?.[0]
  const isOffered = methods?.some(({ code }) => code === chosen?.code) ?? false
  const preselect = useEffectEvent(() => {
    if (first && !isOffered) onChoose({ code: first.code, title: first.title })
  })
  useEffect(() => preselect(), [first?.code, isOffered])

  if (!methods || methods.length === 0) {
    return (
      <p className={styles.refusal} role="alert">
        <FormattedMessage id="checkout.paymentNone" />
      </p>
    )
  }
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage({ id: 'checkout.paymentTitle' })}
        isLegendHidden
        value={chosen?.code ?? null}
        onChange={(wanted) => {
          const method = methods.find(({ code }) => code === wanted)
          if (method) onChoose({ code: method.code, title: method.title })
        }}
        options={methods.map(({ code, title, fee }) => ({
          value: code,
          label: title,
          description: noteOf(code),
          aside: fee ? <Amount money={fee} /> : undefined,
        }))}
      />
      {methods.some(({ code }) => code === 'wallet') ? null : <WalletShortfall cart={data} balance={balance} />}
    </>
  )
}
