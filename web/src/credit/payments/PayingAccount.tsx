import { FormattedMessage } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { PayingAccountCloseMutation } from '../../__generated__/PayingAccountCloseMutation.graphql'
import type { PayingAccount_account$key } from '../../__generated__/PayingAccount_account.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { Button } from '../../design/Button.tsx'
import { invalidateStore } from '../../relay/invalidateStore.ts'
import { forgetTransfers } from '../../relay/records/keptTransfers.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { forgetCreditProfile } from './creditProfile.ts'
import { rememberDraft } from './payDraft.ts'
import { OTHER_ACCOUNT_PARAMETER, usePayPaths } from './payPaths.ts'
import styles from './Pay.module.css'

/** Line that says whose account is paid, with a way to another one: it ends the proof on this device. */
export function PayingAccount({ account: key }: Readonly<{ account: PayingAccount_account$key }>) {
  const { number, holder } = useFragment(
    graphql`
      fragment PayingAccount_account on CreditAccount {
        number
        holder
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const storePath = useStorePath()
  const { code } = useStoreDefinition()
  const { login } = usePayPaths()
  const close = useSecretMutation<PayingAccountCloseMutation>(graphql`
    mutation PayingAccountCloseMutation($input: CloseCreditAccountInput!) {
      closeCreditAccount(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const leave = async () => {
    forgetCreditProfile(code)
    forgetTransfers(code)
    rememberDraft(null)
    await close({ input: {} })
    invalidateStore(environment)
    await navigate(storePath(`${login}?${OTHER_ACCOUNT_PARAMETER}`))
  }
  return (
    <p className={styles.account}>
      <span>
        <FormattedMessage id="creditPayments.account" values={{ number, name: holder ? ` · ${holder}` : '' }} />
      </span>
      <Button variant="quiet" onClick={() => void leave()}>
        <FormattedMessage id="creditPayments.otherAccount" />
      </Button>
    </p>
  )
}
