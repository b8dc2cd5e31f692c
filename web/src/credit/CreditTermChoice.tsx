import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditTermChoice_offers$key } from '../__generated__/CreditTermChoice_offers.graphql'
import { RadioGroup } from '../design/forms/RadioGroup.tsx'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { CreditPanel } from './CreditPanel.tsx'
import styles from './CreditTermChoice.module.css'

/** Term that is chosen first, in months. */
const USUAL_MONTHS = 12

type CreditTermChoiceProps = Readonly<{
  offers: CreditTermChoice_offers$key
  /** Chosen term in months; null for the usual one. */
  months: number | null
  onChoose: (months: number) => void
}>

/** Choice among the terms of a credit, each with payment, total and annual cost, and the chosen offer whole below. */
export function CreditTermChoice({ offers: key, months, onChoose }: CreditTermChoiceProps) {
  const offers = useFragment(
    graphql`
      fragment CreditTermChoice_offers on CreditOffer @relay(plural: true) {
        months
        payments
        frequency
        contract {
          payment {
            amount
            currencyCode
          }
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
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  const chosen = offers.find((offer) => offer.months === (months ?? USUAL_MONTHS)) ?? offers[0]
  if (!chosen) return null
  return (
    <>
      <RadioGroup
        legend={formatMessage({ id: 'credit.termTitle' })}
        value={String(chosen.months)}
        onChange={(wanted) => onChoose(Number(wanted))}
        options={offers.map(({ months: term, payments, frequency, contract }) => ({
          value: String(term),
          label: (
            <>
              {formatMessage({ id: 'credit.term' }, { months: term, frequency, payment: write(contract.payment) })}
              {/* The cost of a payment is as easy to read as the payment: no description, which is small and grey. */}
              <span className={styles.cost}>
                {formatMessage(
                  { id: 'credit.termCost' },
                  {
                    payments,
                    total: write(contract.total),
                    cost: formatNumber(Number(contract.cat), { minimumFractionDigits: 1 }),
                  },
                )}
              </span>
            </>
          ),
        }))}
      />
      <output>
        <CreditPanel offer={chosen} />
      </output>
    </>
  )
}
