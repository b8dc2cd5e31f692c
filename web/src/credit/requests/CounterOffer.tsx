import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CounterOffer_request$key } from '../../__generated__/CounterOffer_request.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { Refusals } from '../../checkout/Refusals.tsx'
import { AccountSection } from '../../customers/AccountSection.tsx'
import { Button } from '../../design/Button.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { CreditPanel } from '../CreditPanel.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { useRequestMove } from './useRequestMove.ts'
import { useRequestMutations } from './useRequestMutations.ts'
import styles from './CreditRequest.module.css'

/**
 * Amount that was approved in place of a larger one, with its whole offer, to accept or refuse. A loan whose offer could
 * not be read cannot be accepted here: its price would not be seen.
 */
export function CounterOffer({ request: key }: Readonly<{ request: CounterOffer_request$key }>) {
  const { number, kind, approved, offer } = useFragment(
    graphql`
      fragment CounterOffer_request on CreditApplication {
        number
        kind
        approved {
          ...Amount_money
        }
        offer {
          ...CreditPanel_offer
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const { accept } = useRequestMutations()
  const { move, isBusy, refusals } = useRequestMove(() => accept({ input: { number } }))
  if (!number) return null
  const isPriced = offer !== null || kind === 'MERCHANDISE'
  const answer = async () => {
    if (await move()) notify({ kind: 'success', message: intl.formatMessage({ id: 'creditRequests.accepted' }) })
  }
  return (
    <AccountSection title={<FormattedMessage id="creditRequests.offerTitle" />}>
      {approved ? (
        <p className={styles.large}>
          <Amount money={approved} />
        </p>
      ) : null}
      {offer ? <CreditPanel offer={offer} /> : null}
      {isPriced ? null : <FormattedMessage id="creditRequests.offerTrouble" tagName="p" />}
      <Refusals messages={refusals} />
      <div className={styles.ways}>
        {isPriced ? (
          <Button isBusy={isBusy} onClick={() => void answer()}>
            <FormattedMessage id="creditRequests.accept" />
          </Button>
        ) : null}
        <CancelRequest number={number} isOffered />
      </div>
    </AccountSection>
  )
}
