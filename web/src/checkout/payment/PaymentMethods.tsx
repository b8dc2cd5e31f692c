import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { useWalletBalance } from '../../wallet/useWalletBalance.ts'
import { WalletShortfall } from '../../wallet/WalletShortfall.tsx'
import { PaymentPlans } from './PaymentPlans.tsx'
import { usePaymentNote } from './usePaymentNote.ts'
import type { PickedPayment } from '../checkoutDetails.ts'
import type { OfferedPayment } from '../delivery/offeredMethods.ts'
import styles from '../CheckoutForm.module.css'
import type { PaymentMethods_cart$key } from '../../__generated__/PaymentMethods_cart.graphql'

type PaymentMethodsProps = Readonly<{
  cart: PaymentMethods_cart$key
  chosen: OfferedPayment | null
  /** Method chosen before the page was reloaded. */
  picked: PickedPayment | null
  onPreselect: (method: OfferedPayment) => void
  onChoose: (method: OfferedPayment) => void
  /** True for a pickup order: payment on delivery is then made in the branch. */
  isPickup: boolean
  /** True if the list needs a title of its own because it follows the shipping methods. */
  isTitled: boolean
}>

/**
 * Payment methods offered for the cart. Preselects the picked one, else the cart's current one, else the platform's
 * default.
 */
export function PaymentMethods({
  cart,
  chosen,
  picked,
  onPreselect,
  onChoose,
  isPickup,
  isTitled,
}: PaymentMethodsProps) {
  const data = useFragment(
    graphql`
      fragment PaymentMethods_cart on Cart {
        pendingChanges
        selectedPaymentMethod {
          code
        }
        selectedPaymentPlan {
          months
        }
        totals {
          credit {
            offer {
              months
            }
          }
        }
        paymentMethods {
          code
          title
          isDefault
          ...PaymentPlans_method
          fee {
            ...Amount_money
          }
        }
        ...WalletShortfall_cart
        ...usePaymentNote_cart
      }
    `,
    cart,
  )
  const { paymentMethods: methods, selectedPaymentMethod: inUse, selectedPaymentPlan: plan } = data
  const intl = useIntl()
  const balance = useWalletBalance()
  const noteOf = usePaymentNote(data, { isPickup, balance })
  const pick = methods?.find(({ code }) => code === picked?.code)
  const first =
    pick ??
    methods?.find(({ code }) => code === inUse?.code) ??
    methods?.find(({ isDefault }) => isDefault) ??
    methods?.[0]
  const chosenMethod = methods?.find(({ code }) => code === chosen?.code)
  const isOffered = chosenMethod !== undefined
  const preselect = useEffectEvent(() => {
    if (!first || isOffered) return
    const inUseMonths = first.code === inUse?.code ? (plan ?? data.totals?.credit?.offer)?.months : undefined
    onPreselect({ code: first.code, title: first.title, months: pick ? picked?.months : inUseMonths })
  })
  useEffect(() => preselect(), [first?.code, isOffered])

  if (!methods || methods.length === 0) return <NoPayment />
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage({ id: 'checkout.paymentTitle' })}
        isLegendHidden={!isTitled}
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
      {chosen && chosenMethod ? (
        <PaymentPlans
          method={chosenMethod}
          months={chosen.months ?? null}
          isUpdating={(data.pendingChanges ?? 0) > 0}
          onChoose={(months) => onChoose({ ...chosen, months: months ?? undefined })}
        />
      ) : null}
      {methods.some(({ code }) => code === 'wallet') ? null : <WalletShortfall cart={data} balance={balance} />}
    </>
  )
}

function NoPayment() {
  return (
    <p className={styles.refusal} role="alert">
      <FormattedMessage id="checkout.paymentNone" />
    </p>
  )
}
