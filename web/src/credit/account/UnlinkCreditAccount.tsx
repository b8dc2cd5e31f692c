import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UnlinkCreditAccountMutation } from '../../__generated__/UnlinkCreditAccountMutation.graphql'
import type { UnlinkCreditAccount_account$key } from '../../__generated__/UnlinkCreditAccount_account.graphql'
import { Refusals } from '../../checkout/Refusals.tsx'
import { forgetCustomer } from '../../customers/forgetCustomer.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { randomId } from '../../device/randomId.ts'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { ProofForm } from './ProofForm.tsx'
import styles from './CreditAccount.module.css'

/** Button that removes the link to a credit account after a question, and after a proof where the session has none. */
export function UnlinkCreditAccount({ account: key }: Readonly<{ account: UnlinkCreditAccount_account$key }>) {
  const account = useFragment(
    graphql`
      fragment UnlinkCreditAccount_account on CreditAccount {
        id
        isProven
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const [isAsking, setIsAsking] = useState(false)
  const [isExpired, setIsExpired] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const send = useSecretMutation<UnlinkCreditAccountMutation>(
    graphql`
      mutation UnlinkCreditAccountMutation($input: UnlinkCreditAccountInput!) {
        unlinkCreditAccount(input: $input) {
          customer {
            ...CreditAccounts_customer
          }
          userErrors {
            code
            message
            field
          }
          notices {
            message
          }
        }
      }
    `,
    forgetCustomer,
  )
  const close = () => {
    setIsAsking(false)
    setRefusals([])
  }
  const unlink = async () => {
    setIsBusy(true)
    const outcome = await send({ input: { accountId: account.id, clientMutationId: randomId() } })
    setIsBusy(false)
    if (outcome.kind === 'done')
      return outcome.data.unlinkCreditAccount.notices.forEach(({ message }) => notify({ kind: 'success', message }))
    if (outcome.kind === 'unreachable') return setRefusals([intl.formatMessage({ id: 'customers.offline' })])
    setIsExpired(outcome.userErrors.some(({ code }) => code === 'CREDIT_SESSION_OVER'))
    const messages = outcome.userErrors.map(({ message }) => message)
    setRefusals(messages.length > 0 ? messages : [intl.formatMessage({ id: 'cart.failed' })])
  }
  const needsProof = isExpired || !account.isProven
  const proven = async () => {
    setIsExpired(false)
    setRefusals([])
    return null
  }
  return (
    <>
      <Button variant="quiet" className={styles.unlink} onClick={() => setIsAsking(true)}>
        <FormattedMessage id="creditAccount.unlink" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={intl.formatMessage({ id: 'creditAccount.unlinkTitle' })}
        footer={needsProof ? undefined : <Ways isBusy={isBusy} onKeep={close} onUnlink={() => void unlink()} />}
      >
        <div className={styles.question}>
          <Refusals messages={refusals} />
          <FormattedMessage id={needsProof ? 'creditAccount.unlinkProof' : 'creditAccount.unlinkText'} tagName="p" />
          {needsProof ? (
            <ProofForm submit={intl.formatMessage({ id: 'creditAccount.continue' })} onProven={proven} />
          ) : null}
        </div>
      </Dialog>
    </>
  )
}

type WaysProps = Readonly<{ isBusy: boolean; onKeep: () => void; onUnlink: () => void }>

function Ways({ isBusy, onKeep, onUnlink }: WaysProps) {
  return (
    <div className={styles.pair}>
      <Button ref={focus} variant="secondary" onClick={onKeep}>
        <FormattedMessage id="creditAccount.keep" />
      </Button>
      <Button isBusy={isBusy} onClick={onUnlink}>
        <FormattedMessage id="creditAccount.unlink" />
      </Button>
    </div>
  )
}

/** Takes the focus that the form before had. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
