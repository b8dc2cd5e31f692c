import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { quoteToRestore } from './quoteToRestore.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './QuoteCard.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { RestoreQuoteButton_quote$key } from '../../__generated__/RestoreQuoteButton_quote.graphql'

type RestoreQuoteButtonProps = Readonly<{ quote: RestoreQuoteButton_quote$key; unitsInCart: number }>

/** Button that puts a quote into the cart. Asks whether to merge or replace if the cart is not empty. */
export function RestoreQuoteButton({ quote: key, unitsInCart }: RestoreQuoteButtonProps) {
  const quote = useFragment(
    graphql`
      fragment RestoreQuoteButton_quote on Quote {
        name
        ...quoteToRestore_quote
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const restoreQuote = useQueuedMutation('restoreQuote')
  const notifyOutcome = useNotifyOutcome()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const restore = async (mode: 'MERGE' | 'REPLACE') => {
    setIsAsking(false)
    setIsBusy(true)
    const { id, name, lines } = quoteToRestore(quote)
    const outcome = await restoreQuote({ input: { id, mode } }, { name, lines: [...lines] })
    setIsBusy(false)
    if (outcome.kind !== 'done') return notifyOutcome(outcome)
    notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'quotes.restored' }, { name: quote.name }),
      action: { label: intl.formatMessage({ id: 'cartPage.viewCart' }), to: '/checkout/cart' },
    })
  }
  return (
    <>
      <Button
        isBusy={isBusy}
        aria-label={intl.formatMessage({ id: 'quotes.restoreNamed' }, { name: quote.name })}
        onClick={() => (unitsInCart > 0 ? setIsAsking(true) : void restore('MERGE'))}
      >
        <FormattedMessage id="quotes.restore" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage({ id: 'quotes.restoreTitle' })}
        footer={
          <div className={styles.choice}>
            <Button isFullWidth onClick={() => void restore('MERGE')}>
              <FormattedMessage id="quotes.merge" />
            </Button>
            <Button variant="secondary" isFullWidth onClick={() => void restore('REPLACE')}>
              <FormattedMessage id="quotes.replace" />
            </Button>
          </div>
        }
      >
        <p>
          <FormattedMessage id="quotes.restoreText" values={{ units: unitsInCart }} />
        </p>
      </Dialog>
    </>
  )
}
