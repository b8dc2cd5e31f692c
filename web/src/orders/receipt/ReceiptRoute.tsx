import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { ReceiptPage } from './ReceiptPage.tsx'
import { UnknownReceipt } from './UnknownReceipt.tsx'
import type { ReceiptRouteQuery } from '../../__generated__/ReceiptRouteQuery.graphql'

/** Route `/receipt?proof=<proof>`: receipt of an order, readable by any holder of the link. */
export function ReceiptRoute() {
  const { receipt } = usePreloadedQuery<ReceiptRouteQuery>(
    graphql`
      query ReceiptRouteQuery($proof: String!) @preloadable {
        receipt(proof: $proof) {
          ...ReceiptPage_receipt
        }
      }
    `,
    useRouteQuery<ReceiptRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'orders.receiptTitle' })} noIndex />
      {receipt ? <ReceiptPage receipt={receipt} /> : <UnknownReceipt />}
    </PageBody>
  )
}
