import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { RedeemGiftCardMutation } from '../__generated__/RedeemGiftCardMutation.graphql'
import { useSecretMutation } from '../relay/useSecretMutation.ts'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { randomId } from '../device/randomId.ts'
import { useMoney } from '../i18n/useMoney.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { WALLET_PAGE_SIZE } from './limits.ts'
import styles from './Wallet.module.css'

const CODE_MAX_CHARACTERS = 60
const MUTATION = graphql`
  mutation RedeemGiftCardMutation($input: RedeemGiftCardInput!, $first: Int!) {
    redeemGiftCard(input: $input) {
      amount {
        amount
        currencyCode
      }
      customer {
        ...WalletBalance_customer
        ...WalletHistory_customer @arguments(first: $first)
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/**
 * Form that redeems a gift card into the wallet. The code is money: it is sent at once or not at all, stored nowhere on the
 * device, and never part of an address. What was typed stays until the card is redeemed.
 */
export function RedeemGiftCard() {
  const intl = useIntl()
  const titleId = useId()
  const formatMoney = useMoney()
  const store = useStoreDefinition()
  const send = useSecretMutation<RedeemGiftCardMutation>(MUTATION)
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const [refused, setRefused] = useState('')
  const [done, setDone] = useState('')
  /** Idempotency key, unchanged until the code changes: a retry after a lost response redeems once. */
  const key = useRef<string | null>(null)
  if (isCompanyStore(store)) return null

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setDone('')
    if (code.trim() === '')
      return focusFirstWrong(form, () => setFault(intl.formatMessage({ id: 'wallet.redeemMissing' })))
    setSending(true)
    key.current ??= randomId()
    const outcome = await send({ input: { code, clientMutationId: key.current }, first: WALLET_PAGE_SIZE })
    setSending(false)
    if (outcome.kind === 'unreachable') return setRefused(intl.formatMessage({ id: 'wallet.redeemOffline' }))
    if (outcome.kind === 'refused') {
      const said = outcome.userErrors.map(({ message }) => message).join(' ')
      const isOfCode = outcome.userErrors.some(({ field }) => field?.[0] === 'code')
      if (isOfCode) return focusFirstWrong(form, () => setFault(said))
      return setRefused(said || intl.formatMessage({ id: 'wallet.redeemFailed' }))
    }
    const { amount } = outcome.data.redeemGiftCard
    key.current = null
    setCode('')
    setDone(intl.formatMessage({ id: 'wallet.redeemed' }, { amount: amount ? formatMoney(amount) : '' }))
  }
  const type = (typed: string) => {
    key.current = null
    setCode(typed)
    setFault('')
    setRefused('')
    setDone('')
  }
  return (
    <section className={styles.balance} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subtitle}>
        <FormattedMessage id="wallet.redeem" />
      </h2>
      <p className={styles.muted}>
        <FormattedMessage id="wallet.redeemText" />
      </p>
      <LiveForm className={styles.redeem} onSubmit={(event) => void submit(event)}>
        <TextField
          label={intl.formatMessage({ id: 'wallet.redeemCode' })}
          hint={intl.formatMessage({ id: 'wallet.redeemHint' })}
          error={fault || undefined}
          value={code}
          onChange={({ target }) => type(target.value)}
          maxLength={CODE_MAX_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormFoot refused={refused || undefined} isSending={isSending}>
          {intl.formatMessage({ id: 'wallet.redeemSend' })}
        </FormFoot>
        <output className={styles.incoming}>{done}</output>
      </LiveForm>
      <p>
        <StoreLink to="/tarjeta-de-regalo" className={styles.buy}>
          <FormattedMessage id="wallet.redeemBuy" />
        </StoreLink>
      </p>
    </section>
  )
}
