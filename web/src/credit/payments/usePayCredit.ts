import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { usePayCreditCardMutation } from '../../__generated__/usePayCreditCardMutation.graphql'
import type { usePayCreditTransferMutation } from '../../__generated__/usePayCreditTransferMutation.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { randomId } from '../../device/randomId.ts'
import { invalidateStore } from '../../relay/invalidateStore.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { cardPageAddress } from './cardPageAddress.ts'
import type { PayDraft } from './payDraft.ts'
import { paymentPath, usePayPaths } from './payPaths.ts'

/** Ways to pay. */
export type PayMethod = 'CARD' | 'TRANSFER'

/** React hook of the two mutations that open a payment. They are sent at once or not at all: none is queued or stored. */
function usePayMutations() {
  const card = useSecretMutation<usePayCreditCardMutation>(graphql`
    mutation usePayCreditCardMutation($input: PayCreditInput!) {
      payCredit(input: $input) {
        payment {
          id
          url
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const transfer = useSecretMutation<usePayCreditTransferMutation>(graphql`
    mutation usePayCreditTransferMutation($input: TransferForCreditInput!) {
      transferForCredit(input: $input) {
        payment {
          id
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  return { card, transfer }
}

/**
 * React hook that opens the payment of a draft once: a second press, a reload and the back button find the same payment
 * by its key. Goes on to the provider's page, behind which stands the page of the payment, or to the transfer.
 */
export function usePayCredit(draft: PayDraft) {
  const intl = useIntl()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const storePath = useStorePath()
  const paths = usePayPaths()
  const { card, transfer } = usePayMutations()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [needsProof, setNeedsProof] = useState(false)
  // Two presses can precede the first render.
  const isTaken = useRef(false)
  // A refusal opened nothing, and is the answer to its key from then on.
  const key = useRef(draft.key)

  const inputOf = (method: PayMethod) => ({
    lines: draft.lines.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
    clientMutationId: `${key.current}-${method}`,
  })
  /** Opens a payment by card and leaves for its page. Returns the outcome if there is none. */
  const payByCard = async () => {
    const outcome = await card({ input: inputOf('CARD') })
    const payment = outcome.kind === 'done' ? outcome.data.payCredit.payment : null
    if (!payment) return outcome
    const path = paymentPath(paths.pay, payment.id)
    // Behind the provider's page, so that a shopper who comes back from it sees how the payment stands.
    await navigate(storePath(path), { replace: true })
    if (payment.url) window.location.assign(cardPageAddress(payment.url, storePath(path)))
    return null
  }
  const payByTransfer = async () => {
    const outcome = await transfer({ input: inputOf('TRANSFER') })
    const opened = outcome.kind === 'done' ? outcome.data.transferForCredit : null
    if (!opened?.payment) return outcome
    // The pages that were read before do not list it.
    invalidateStore(environment)
    await navigate(storePath(paymentPath(paths.transfer, opened.payment.id)), { replace: true })
    return null
  }
  const pay = async (method: PayMethod) => {
    if (isTaken.current) return
    isTaken.current = true
    setIsBusy(true)
    setRefusals([])
    const outcome = await (method === 'CARD' ? payByCard() : payByTransfer())
    if (!outcome) return
    isTaken.current = false
    setIsBusy(false)
    if (outcome.kind === 'unreachable') return setRefusals([intl.formatMessage({ id: 'creditPayments.offline' })])
    const reasons = outcome.kind === 'refused' ? outcome.userErrors : []
    if (reasons.length === 0) return setRefusals([intl.formatMessage({ id: 'creditPayments.failed' })])
    key.current = randomId()
    const isOver = reasons.some(({ code }) => code === 'CREDIT_SESSION_OVER')
    setNeedsProof(isOver)
    if (!isOver) setRefusals(reasons.map(({ message }) => message))
  }
  return { pay, isBusy, refusals, needsProof, endProof: () => setNeedsProof(false) }
}
