import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OpenTransfers_account$key } from '../../../__generated__/OpenTransfers_account.graphql'
import { useMoney } from '../../../i18n/useMoney.ts'
import { useFormatDeadline } from '../../../orders/payment/useFormatDeadline.ts'
import { StoreLink } from '../../../routing/StoreLink.tsx'
import { paymentPath, usePayPaths } from '../payPaths.ts'
import styles from '../Pay.module.css'

type OpenTransfersProps = Readonly<{
  account: OpenTransfers_account$key
  headingLevel: 2 | 3
}>

/** Transfers of an account that are to be made or on their way, each with a link to it, so that nothing is paid twice. */
export function OpenTransfers({ account, headingLevel }: OpenTransfersProps) {
  const { openTransfers } = useFragment(
    graphql`
      fragment OpenTransfers_account on CreditAccount {
        openTransfers {
          id
          status
          payBefore
          total {
            amount
            currencyCode
          }
          transfer {
            reference
          }
        }
      }
    `,
    account,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const formatDeadline = useFormatDeadline()
  const paths = usePayPaths()
  const titleId = useId()
  if (!openTransfers || openTransfers.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.openTitle}>
        <FormattedMessage id="creditPayments.openTransfers" values={{ count: openTransfers.length }} />
      </Heading>
      <ul className={styles.credits}>
        {openTransfers.map(({ id, status, payBefore, total, transfer }) => (
          <li key={id} className={styles.open}>
            <p>
              {formatMessage(
                { id: 'creditPayments.openTransfer' },
                {
                  status,
                  amount: formatMoney({ amount: total.amount, currencyCode: total.currencyCode }),
                  reference: transfer?.reference ?? '',
                  day: payBefore ? formatDeadline(payBefore).day : '',
                },
              )}
            </p>
            <StoreLink to={paymentPath(paths.transfer, id)} className={styles.way}>
              <FormattedMessage id="creditPayments.openTransferLink" values={{ status }} />
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
