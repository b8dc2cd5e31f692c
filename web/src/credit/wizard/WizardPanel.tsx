import { Suspense, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WizardPanel_offer$key } from '../../__generated__/WizardPanel_offer.graphql'
import { RetryBoundary } from '../../checkout/RetryBoundary.tsx'
import { classNames } from '../../design/classNames.ts'
import { Icon } from '../../design/Icon.tsx'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { useMoney } from '../../i18n/useMoney.ts'
import { CreditPanel } from '../CreditPanel.tsx'
import { LoanOffer, type LiveLoan } from './steps/loan/LoanOffer.tsx'
import styles from './Wizard.module.css'

type WizardPanelProps = Readonly<{
  /** Offer of the application; null to show that of `live`. */
  offer: WizardPanel_offer$key | null
  /** Loan whose offer is requested as it is chosen. */
  live: LiveLoan | null
}>

/** Credit that is applied for: beside the steps, or on a phone a bar with total and annual cost that opens. */
export function WizardPanel({ offer, live }: WizardPanelProps) {
  const isDrawn = useIsDrawn()
  const label = useIntl().formatMessage({ id: 'creditWizard.panel' })
  if (offer) return <OfferPanel offer={offer} />
  if (!live) return null
  const calculating = (
    <aside className={styles.panel} aria-label={label} aria-busy="true">
      <p className={styles.calculating}>
        <FormattedMessage id="credit.calculating" />
      </p>
    </aside>
  )
  // Requested by the browser alone: the server would hold the page for it.
  if (!isDrawn) return calculating
  return (
    <RetryBoundary>
      {(attempt) => (
        <Suspense fallback={calculating}>
          <LoanOffer key={attempt} {...live} waiting={calculating}>
            {(found) => (found ? <OfferPanel offer={found} /> : <NoOffer />)}
          </LoanOffer>
        </Suspense>
      )}
    </RetryBoundary>
  )
}

function NoOffer() {
  const { formatMessage } = useIntl()
  return (
    <aside className={styles.panel} aria-label={formatMessage({ id: 'creditWizard.panel' })}>
      <p className={styles.calculating}>
        <FormattedMessage id="credit.failed" />
      </p>
    </aside>
  )
}

function OfferPanel({ offer: key }: Readonly<{ offer: WizardPanel_offer$key }>) {
  const offer = useFragment(
    graphql`
      fragment WizardPanel_offer on CreditOffer {
        contract {
          total {
            amount
            currencyCode
          }
          cat
        }
        ...CreditPanel_offer
      }
    `,
    key,
  )
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoney()
  const contentId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { amount, currencyCode } = offer.contract.total
  return (
    <aside className={styles.panel} aria-label={formatMessage({ id: 'creditWizard.panel' })}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {formatMessage(
            { id: 'creditWizard.bar' },
            {
              total: formatMoney({ amount, currencyCode }, true),
              cost: formatNumber(Number(offer.contract.cat), { minimumFractionDigits: 1 }),
            },
          )}
        </span>
        <Icon name="chevronDown" size={20} />
      </button>
      <div id={contentId} className={classNames(styles.content, isOpen && styles.open)}>
        <h2 className={styles.panelTitle}>
          <FormattedMessage id="creditWizard.panel" />
        </h2>
        <output>
          <CreditPanel offer={offer} />
        </output>
      </div>
    </aside>
  )
}
