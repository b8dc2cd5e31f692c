import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditTable_offer$key } from '../__generated__/CreditTable_offer.graphql'
import { useMoney } from '../i18n/useMoney.ts'
import { planFigures } from './planFigures.ts'
import styles from './CreditPanel.module.css'

const FIGURES = [
  ['payment', 'credit.payment'],
  ['lastPayment', 'credit.lastPayment'],
  ['total', 'credit.total'],
  ['interest', 'credit.interest'],
  ['interestTax', 'credit.interestTax'],
  ['ratePercent', 'credit.ratePercent'],
  ['cat', 'credit.cat'],
  ['catWithTax', 'credit.catWithTax'],
] as const

/** Renders the figures of a credit offer side by side: as the contract has them, and if every payment is on time. */
export function CreditTable({ offer }: Readonly<{ offer: CreditTable_offer$key }>) {
  const { contract, punctual, insurance, dailyDefaultPercent } = useFragment(
    graphql`
      fragment CreditTable_offer on CreditOffer {
        contract {
          ...planFigures_plan
        }
        punctual {
          ...planFigures_plan
        }
        insurance {
          total {
            amount
            currencyCode
          }
        }
        dailyDefaultPercent
      }
    `,
    offer,
  )
  const { formatMessage, formatNumber } = useIntl()
  const heads = { agreed: formatMessage({ id: 'credit.contract' }), onTime: formatMessage({ id: 'credit.onTime' }) }
  const formatMoney = useMoney()
  const writers = {
    money: formatMoney,
    percent: (value: string) => `${formatNumber(Number(value), { minimumFractionDigits: 1 })}\u00a0%`,
  }
  const [agreed, onTime] = [planFigures(contract, writers), planFigures(punctual, writers)]
  const premium =
    insurance && formatMoney({ amount: insurance.total.amount, currencyCode: insurance.total.currencyCode })
  const rows = [
    ...FIGURES.map(([name, label]) => ({ label, agreed: agreed[name], onTime: onTime[name] })),
    ...(premium === null ? [] : [{ label: 'credit.premium', agreed: premium, onTime: premium }]),
  ]
  return (
    <div className={styles.calculation}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'credit.figure' })}</th>
            <th scope="col">{heads.agreed}</th>
            <th scope="col">{heads.onTime}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, agreed, onTime }) => (
            <tr key={label}>
              <th scope="row">{formatMessage({ id: label })}</th>
              <td data-head={heads.agreed}>{agreed}</td>
              <td data-head={heads.onTime}>{onTime}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{formatMessage({ id: 'credit.daily' }, { percent: dailyDefaultPercent })}</p>
      <p>{formatMessage({ id: 'credit.early' })}</p>
    </div>
  )
}
