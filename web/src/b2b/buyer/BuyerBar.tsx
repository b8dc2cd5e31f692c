import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { createPortal } from 'react-dom'
import { graphql } from 'react-relay/hooks'
import type { BuyerBarMutation } from '../../__generated__/BuyerBarMutation.graphql'
import { useSecretMutation } from '../../customers/useSecretMutation.ts'
import { randomId } from '../../device/randomId.ts'
import { Button } from '../../design/Button.tsx'
import { useBuyer } from './useBuyer.ts'
import styles from './BuyerBar.module.css'

/** Line below the header that says for whom a company's user shops, with the switch between company and oneself. */
export function BuyerBar() {
  const buyer = useBuyer()
  const [header, setHeader] = useState<Element | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = useSecretMutation<BuyerBarMutation>(graphql`
    mutation BuyerBarMutation($input: SwitchBuyerInput!) {
      switchBuyer(input: $input) {
        customer {
          id
          buysForCompany
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  if (buyer === null) return null
  const { company, isForCompany, isWholesale } = buyer
  const change = async () => {
    setIsBusy(true)
    const outcome = await send({ input: { forCompany: !isForCompany, clientMutationId: randomId() } })
    setIsBusy(false)
    // Prices on every page follow: all of them are read again.
    if (outcome.kind === 'done') window.location.reload()
  }
  const bar = (
    <div className={styles.bar} data-buyer={isForCompany ? 'company' : 'self'}>
      <p>
        <span>
          <FormattedMessage id={isForCompany ? 'buyer.forNamed' : 'buyer.forSelf'} values={{ company }} />
        </span>
        {isForCompany && isWholesale ? (
          <span className={styles.prices}>
            <FormattedMessage id="buyer.wholesale" />
          </span>
        ) : null}
      </p>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void change()}>
        {isForCompany ? (
          <FormattedMessage id="buyer.toSelf" />
        ) : (
          <FormattedMessage id="buyer.toCompany" values={{ company }} />
        )}
      </Button>
    </div>
  )
  return (
    <>
      <span ref={(anchor) => setHeader(anchor?.closest('header') ?? null)} hidden />
      {header ? createPortal(bar, header) : null}
    </>
  )
}
