import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditToPay_credit$key } from '../../../__generated__/CreditToPay_credit.graphql'
import { Checkbox } from '../../../design/forms/Checkbox.tsx'
import { CreditStatusTag } from '../../account/CreditStatusTag.tsx'
import { AmountChoice, type AmountChoiceProps } from './AmountChoice.tsx'
import { CreditFacts } from './CreditFacts.tsx'
import styles from '../Pay.module.css'

/** Credit with a tick, what is late and due on it, and the amounts that can be paid. */
export function CreditToPay({
  credit: key,
  ...choosing
}: AmountChoiceProps & Readonly<{ credit: CreditToPay_credit$key }>) {
  const credit = useFragment(
    graphql`
      fragment CreditToPay_credit on CreditInvoice {
        name
        number
        ...CreditFacts_credit
        ...AmountChoice_credit
        ...CreditStatusTag_credit
      }
    `,
    key,
  )
  const { name, number } = credit
  const { formatMessage } = useIntl()
  const factsId = useId()
  const { choice, onChange } = choosing
  return (
    <>
      <div className={styles.head}>
        <Checkbox
          label={<strong>{formatMessage({ id: 'creditPayments.tick' }, { name, number })}</strong>}
          checked={choice.isTicked}
          aria-describedby={factsId}
          onChange={({ target }) => onChange({ isTicked: target.checked })}
        />
        <CreditStatusTag credit={credit} />
      </div>
      <CreditFacts id={factsId} credit={credit} />
      {choice.isTicked ? <AmountChoice credit={credit} {...choosing} /> : null}
    </>
  )
}
