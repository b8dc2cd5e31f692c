import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReceiptLine_line$key } from '../../../__generated__/ReceiptLine_line.graphql'
import { type MoneyValue, useMoney } from '../../../i18n/useMoney.ts'
import styles from '../Pay.module.css'

/** Part of a payment that is for one credit: what it was used for, and what is left to pay. */
export function ReceiptLine({ line: key }: Readonly<{ line: ReceiptLine_line$key }>) {
  const { invoiceNumber, invoice, amount, applied, defaultInterest, bonus, takenOff } = useFragment(
    graphql`
      fragment ReceiptLine_line on CreditPaymentLine {
        invoiceNumber
        takenOff
        amount {
          amount
          currencyCode
        }
        applied {
          amount
          currencyCode
        }
        defaultInterest {
          amount
          currencyCode
        }
        bonus {
          amount
          currencyCode
        }
        invoice {
          name
          status
          balance {
            amount
            currencyCode
          }
        }
      }
    `,
    key,
  )
  const formatMoney = useMoney()
  const write = ({ amount: sum, currencyCode }: MoneyValue) => formatMoney({ amount: sum, currencyCode })
  const isAbove0 = (money: MoneyValue | null | undefined) => (money && Number(money.amount) > 0 ? write(money) : null)
  const facts = [
    {
      title: applied ? 'creditPayments.lineApplied' : 'creditPayments.lineAmount',
      values: { amount: write(applied ?? amount) },
      isShown: true,
    },
    {
      title: 'creditPayments.lineInterest',
      values: { amount: isAbove0(defaultInterest) },
      isShown: isAbove0(defaultInterest),
    },
    { title: 'creditPayments.lineBonus', values: { amount: isAbove0(bonus) }, isShown: isAbove0(bonus) },
    { title: 'creditPayments.lineTakenOff', values: { count: takenOff }, isShown: takenOff },
    {
      title: invoice?.status === 'SETTLED' ? 'creditPayments.lineSettled' : 'creditPayments.lineBalance',
      values: { amount: invoice && write(invoice.balance) },
      isShown: applied && invoice,
    },
  ] as const
  return (
    <>
      <p className={styles.strong}>
        {invoice?.name} {invoiceNumber}
      </p>
      {facts.map(({ title, values, isShown }) =>
        isShown ? <FormattedMessage key={title} id={title} values={values} tagName="p" /> : null,
      )}
    </>
  )
}
