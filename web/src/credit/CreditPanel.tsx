import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditPanel_offer$key } from '../__generated__/CreditPanel_offer.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { CreditInsuranceLine } from './CreditInsuranceLine.tsx'
import { CreditPunctual } from './CreditPunctual.tsx'
import { CreditTable } from './CreditTable.tsx'
import styles from './CreditPanel.module.css'

type CreditPanelProps = Readonly<{
  offer: CreditPanel_offer$key
  /** False leaves out what paying on time saves. The table of the calculation has it in either case. */
  isPunctualShown?: boolean
}>

/**
 * Renders a credit offer whole: the payments of the contract with total and annual cost, the
 * life insurance in them, what paying on time saves, what
 * a late payment costs, and how it is calculated.
 */
export function CreditPanel({ offer, isPunctualShown = true }: CreditPanelProps) {
  const data = useFragment(
    graphql`
      fragment CreditPanel_offer on CreditOffer {
        kind
        amount {
          amount
          currencyCode
        }
        payments
        frequency
        contract {
          payment {
            amount
            currencyCode
          }
          lastPayment {
            amount
            currencyCode
          }
          total {
            amount
            currencyCode
          }
          interest {
            amount
            currencyCode
          }
          cat
        }
        insurance {
          total {
            amount
            currencyCode
          }
          ...CreditInsuranceLine_insurance
        }
        ...CreditPunctual_offer
        ...CreditTable_offer
      }
    `,
    offer,
  )
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  const { contract, frequency, insurance } = data
  return (
    <div className={styles.panel}>
      <p className={styles.payment}>
        {formatMessage(
          { id: 'credit.payments' },
          {
            frequency,
            payment: write(contract.payment),
            payments: data.payments,
            last: write(contract.lastPayment),
          },
        )}
      </p>
      <p>
        {formatMessage(
          { id: 'credit.whole' },
          {
            kind: data.kind,
            amount: write(data.amount),
            interest: write(contract.interest),
            insurance: insurance ? 'yes' : 'no',
            premium: insurance ? write(insurance.total) : '',
            total: write(contract.total),
            cost: formatNumber(Number(contract.cat), { minimumFractionDigits: 1 }),
          },
        )}
      </p>
      {insurance ? <CreditInsuranceLine insurance={insurance} /> : null}
      {isPunctualShown ? <CreditPunctual offer={data} /> : null}
      <details>
        <summary className={styles.how}>{formatMessage({ id: 'credit.how' })}</summary>
        <CreditTable offer={data} />
      </details>
    </div>
  )
}
