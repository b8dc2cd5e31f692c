import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { PayRouteQuery } from '../../__generated__/PayRouteQuery.graphql'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { ErrorState } from '../../design/ErrorState.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { draftOf } from './payDraft.ts'
import { PayFrame } from './PayFrame.tsx'
import { PAYMENT_PARAMETER } from './payPaths.ts'
import { PaymentState } from './outcome/PaymentState.tsx'
import { PaySummary } from './PaySummary.tsx'
import { usePayer } from './usePayer.ts'

/**
 * Routes `/payments/pay`, `/payment/spei-pay` and the same of the account: what will be paid and how; with `pago`, how
 * that payment stands.
 */
export function PayRoute() {
  const { store, viewer, creditAccount, creditPayment } = usePreloadedQuery<PayRouteQuery>(
    graphql`
      query PayRouteQuery($id: ID!, $isOpened: Boolean!) @preloadable {
        store {
          credit {
            transferHours
          }
        }
        viewer {
          customer {
            ...PayFrame_customer
            creditAccounts {
              id
              ...PaySummary_account
            }
          }
        }
        creditAccount {
          id
          ...PaySummary_account
        }
        creditPayment(id: $id) @include(if: $isOpened) {
          ...PaymentState_payment
        }
      }
    `,
    useRouteQuery<PayRouteQuery>(),
  )
  const intl = useIntl()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const isDrawn = useIsDrawn()
  const { account, isUnknown } = usePayer({
    proven: creditAccount,
    linked: viewer.customer?.creditAccounts,
    isGuest: !viewer.customer,
  })
  const isOpened = new URLSearchParams(search).has(PAYMENT_PARAMETER)
  const draft = isDrawn ? draftOf(state) : null
  const isOwn = draft !== null && draft.accountId === account?.id
  if (!store.credit) return <NotFoundPage />
  const { transferHours } = store.credit
  return (
    <PayFrame title={intl.formatMessage({ id: 'creditPayments.title' })} customer={viewer.customer}>
      {isUnknown && !creditPayment ? (
        <ErrorState
          title={intl.formatMessage({ id: 'creditPayments.trouble' })}
          onRetry={() => window.location.reload()}
        />
      ) : null}
      {creditPayment ? <PaymentState payment={creditPayment} transferHours={transferHours} /> : null}
      {account && isOpened && !creditPayment ? <NothingToPay isUnknownPayment /> : null}
      {account && !isOpened && isOwn ? (
        <PaySummary account={account} draft={draft} transferHours={transferHours} />
      ) : null}
      {/* The server does not know what was chosen: it stands in the history entry of the browser. */}
      {account && !isOpened && !isOwn && isDrawn ? <NothingToPay /> : null}
    </PayFrame>
  )
}
