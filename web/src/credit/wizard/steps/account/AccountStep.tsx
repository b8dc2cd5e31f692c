import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountStep_account$key } from '../../../../__generated__/AccountStep_account.graphql'
import type { AccountStep_credit$key } from '../../../../__generated__/AccountStep_credit.graphql'
import { Button } from '../../../../design/Button.tsx'
import { ProofForm } from '../../../account/ProofForm.tsx'
import { useRefresh } from '../../elsewhere/useRefresh.ts'
import styles from '../../Wizard.module.css'

type AccountStepProps = Readonly<{
  account: AccountStep_account$key | null
  credit: AccountStep_credit$key
  onDone: () => void
}>

/** Step in which a home customer proves the credit account, by its PIN or a code by SMS. */
export function AccountStep({ account: key, credit: creditKey, onDone }: AccountStepProps) {
  const account = useFragment(
    graphql`
      fragment AccountStep_account on CreditAccount {
        number
        holder
        isProven
      }
    `,
    key,
  )
  const { phone } = useFragment(
    graphql`
      fragment AccountStep_credit on StoreCredit {
        phone {
          dialled
          formatted
        }
      }
    `,
    creditKey,
  )
  const { formatMessage } = useIntl()
  const refresh = useRefresh()
  const [isChanging, setIsChanging] = useState(false)
  const proven = async () => {
    if (!(await refresh(true))) return { message: formatMessage({ id: 'creditWizard.notSaved' }) }
    onDone()
    return null
  }
  if (!account?.isProven || isChanging)
    return (
      <div className={styles.form}>
        <FormattedMessage id="creditWizard.accountIntro" tagName="p" />
        <ProofForm submit={formatMessage({ id: 'creditWizard.continue' })} onProven={proven} />
      </div>
    )
  return (
    <div className={styles.form}>
      <p>
        <FormattedMessage
          id="creditWizard.accountProven"
          values={{ number: account.number, holder: account.holder ?? '' }}
        />
      </p>
      {phone ? (
        <a href={`tel:${phone.dialled}`} className={styles.link}>
          <FormattedMessage id="creditWizard.accountWrong" values={{ phone: phone.formatted }} />
        </a>
      ) : null}
      <div className={styles.pair}>
        <Button onClick={onDone}>
          <FormattedMessage id="creditWizard.continue" />
        </Button>
        <Button variant="quiet" onClick={() => setIsChanging(true)}>
          <FormattedMessage id="creditWizard.accountOther" />
        </Button>
      </div>
    </div>
  )
}
