import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditDueFacts_due$key } from '../../__generated__/CreditDueFacts_due.graphql'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import { DueCalendar } from '../calendar/DueCalendar.tsx'
import { lostBonus } from './lostBonus.ts'
import styles from './CreditAccount.module.css'

type CreditDueFactsProps = Readonly<{
  due: CreditDueFacts_due$key
  headingLevel: 2 | 3
  /** Number of the credit; null for the next payment of an account. */
  credit: string | null
}>

/** Next payment of a credit: until when, how much, and what is lost by paying late. Shows only the amounts that are known. */
export function CreditDueFacts({ due: key, headingLevel, credit }: CreditDueFactsProps) {
  const due = useFragment(
    graphql`
      fragment CreditDueFacts_due on CreditDue {
        ...DueCalendar_due
        date
        payBy
        total {
          amount
          currencyCode
        }
        contract {
          amount
          currencyCode
        }
        punctual {
          amount
          currencyCode
        }
        late {
          amount
          currencyCode
        }
        defaultInterest {
          amount
          currencyCode
        }
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  const late = due.late && isAbove0(due.late) ? due.late : null
  const interest = due.defaultInterest && isAbove0(due.defaultInterest) ? due.defaultInterest : null
  const bonus = lostBonus(due.contract, due.punctual)
  const facts = [
    { title: 'creditAccount.payBy', text: due.payBy && formatDate(due.payBy, 'weekday') },
    { title: 'creditAccount.dueDate', text: formatDate(due.date, 'weekday') },
    { title: 'creditAccount.onTimeAmount', text: due.punctual && write(due.punctual) },
    { title: 'creditAccount.contractAmount', text: due.contract && write(due.contract) },
    { title: 'creditAccount.defaultInterest', text: interest && write(interest) },
  ]
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.due}>
      <Heading className={styles.subtitle}>
        <FormattedMessage id="creditAccount.dueTitle" />
      </Heading>
      {late ? (
        <p className={styles.warning}>
          <FormattedMessage id="creditAccount.dueLate" values={{ amount: write(late) }} />
        </p>
      ) : null}
      <p className={styles.total}>
        <span className={styles.muted}>
          <FormattedMessage id="creditAccount.dueTotal" />
        </span>{' '}
        <span className={styles.large}>{write(due.total)}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ title, text }) =>
          text ? (
            <div key={title}>
              <dt>
                <FormattedMessage id={title} />
              </dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {bonus ? (
        <p>
          <FormattedMessage
            id="creditAccount.lostBonus"
            values={{ day: formatDate(due.date, 'weekday'), amount: write(bonus) }}
          />
        </p>
      ) : null}
      {/* Without a next payment the date is that of a late one. */}
      {due.contract ? (
        <div className={styles.onScreen}>
          <DueCalendar due={due} credit={credit} />
        </div>
      ) : null}
    </div>
  )
}

function isAbove0({ amount }: Pick<MoneyValue, 'amount'>): boolean {
  return Number(amount) > 0
}
