import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { CompanyOrderNumber } from '../../b2b/buyer/CompanyOrderNumber.tsx'
import { useNotifyOutcome } from '../../cart/useNotifyOutcome.ts'
import { parsedLike } from '../../customers/drafts/parsedLike.ts'
import { useDraft } from '../../customers/drafts/useDraft.ts'
import { Button } from '../../design/Button.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { storedCampaign } from '../../measure/campaign.ts'
import { usePlaceOrder } from '../../orders/usePlaceOrder.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { areTermsAccepted } from './acceptedTerms.ts'
import { fieldRefusals } from '../fieldRefusals.ts'
import { orderInput } from './orderInput.ts'
import type { Answers } from '../stepFrame.ts'
import { ReviewGoods } from './ReviewGoods.tsx'
import { TermsConsent } from './TermsConsent.tsx'
import { WithdrawalNotice } from './WithdrawalNotice.tsx'
import type { Agreement } from './useCheckedOrder.ts'
import styles from '../CheckoutForm.module.css'
import type { PlaceOrder_cart$key } from '../../__generated__/PlaceOrder_cart.graphql'

const NO_NUMBER = { companyOrderNumber: '' }
const parseNumber = parsedLike(NO_NUMBER)

type PlaceOrderProps = Readonly<{
  cart: PlaceOrder_cart$key
  answers: Answers
  /** True while the cart is recalculated: there is nothing to agree to yet. */
  isChecking: boolean
  agreement: Pick<Agreement, 'terms' | 'acceptTerms'>
  /** Called when the shopper orders what is on the screen. */
  onAgree: () => void
}>

/**
 * Consent to the terms and the order button with its total. The platform refuses the order if the total has changed.
 */
export function PlaceOrder({ cart: cartKey, answers, isChecking, agreement, onAgree }: PlaceOrderProps) {
  const cart = useFragment(
    graphql`
      fragment PlaceOrder_cart on Cart {
        ...ReviewGoods_cart
        isVirtual
        totalQuantity
        pendingChanges
        selectedPaymentMethod {
          code
          creditLine {
            coversCart
          }
        }
        totals {
          grandTotal {
            amount
            currencyCode
          }
        }
      }
    `,
    cartKey,
  )
  const intl = useIntl()
  const money = useMoney()
  const isOnline = useOnlineStatus()
  const notifyOutcome = useNotifyOutcome()
  const { code, countryCode } = useStoreDefinition()
  const { placeOrder, isPlacing } = usePlaceOrder()
  const [hasTried, setHasTried] = useState(false)
  const ownNumber = useDraft({ name: 'company-order-number', initial: NO_NUMBER, parse: parseNumber })
  const { companyOrderNumber } = ownNumber.draft
  const isSettled = (cart.pendingChanges ?? 0) === 0
  const isBusy = isPlacing || isChecking || (isOnline && !isSettled)
  const known = cart.totals?.grandTotal
  // Off line the cart cannot be recalculated: the shopper agrees to the last known total.
  const total = known && (isSettled || !isOnline) ? { amount: known.amount, currencyCode: known.currencyCode } : null
  const isAccepted = areTermsAccepted(agreement.terms, total?.amount ?? null)
  const input = orderInput(answers.details, {
    countryCode,
    isVirtual: cart.isVirtual,
    expectedTotal: total?.amount,
    expectsCreditLine: cart.selectedPaymentMethod?.creditLine?.coversCart,
    companyOrderNumber,
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (!input || !isAccepted || isBusy) return
    onAgree()
    const origin = storedCampaign(code, Date.now())?.source ?? null
    const wish = origin === null ? input : { ...input, origin }
    const outcome = await placeOrder(wish, {
      units: cart.totalQuantity,
      total,
      paymentMethodCode: cart.selectedPaymentMethod?.code,
    })
    if (outcome === null) return
    if (outcome.kind !== 'refused') return ownNumber.forget()
    const { fields, others } = fieldRefusals(outcome.userErrors)
    answers.refuse(fields)
    if (others.length > 0 || outcome.userErrors.length === 0) notifyOutcome(outcome)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <CompanyOrderNumber
        value={companyOrderNumber}
        onChange={(text) => ownNumber.change(() => ({ companyOrderNumber: text }))}
      />
      <TermsConsent
        isAccepted={isAccepted}
        onChange={(isAccepting) => agreement.acceptTerms(isAccepting ? { total: total?.amount ?? null } : null)}
        error={hasTried && !isAccepted ? intl.formatMessage({ id: 'checkout.termsMissing' }) : undefined}
      />
      <WithdrawalNotice />
      <ReviewGoods cart={cart} />
      <Button type="submit" isFullWidth isBusy={isBusy} disabled={!input}>
        {total && isSettled ? (
          <FormattedMessage id="checkout.placeOrderTotal" values={{ total: money(total) }} />
        ) : (
          <FormattedMessage id="checkout.placeOrder" />
        )}
      </Button>
    </form>
  )
}
