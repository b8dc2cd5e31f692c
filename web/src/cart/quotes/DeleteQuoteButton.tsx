import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './QuoteCard.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { DeleteQuoteButton_quote$key } from '../../__generated__/DeleteQuoteButton_quote.graphql'

type DeleteQuoteButtonProps = Readonly<{
  quote: DeleteQuoteButton_quote$key
  /** Called with true when the deletion is sent, with false when it is refused. */
  onDelete: (isGone: boolean) => void
}>

/** Button that deletes a quote after a confirmation. */
export function DeleteQuoteButton({ quote, onDelete }: DeleteQuoteButtonProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteQuoteButton_quote on Quote {
        id
        name
      }
    `,
    quote,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const deleteQuote = useQueuedMutation('deleteQuote')
  const notifyOutcome = useNotifyOutcome()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const remove = async () => {
    close()
    notify({ kind: 'info', message: intl.formatMessage({ id: 'quotes.deleted' }, { name }) })
    onDelete(true)
    const outcome = await deleteQuote({ input: { id } }, { name })
    if (outcome.kind === 'refused') onDelete(false)
    // The page shows the deletion itself; only other outcomes need a notification.
    if (outcome.kind !== 'done') notifyOutcome(outcome)
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'quotes.deleteNamed' }, { name })}
        onClick={() => setIsAsking(true)}
      >
        <FormattedMessage id="quotes.delete" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={intl.formatMessage({ id: 'quotes.deleteTitle' })}
        footer={
          <div className={styles.pair}>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="quotes.deleteCancel" />
            </Button>
            <Button onClick={() => void remove()}>
              <FormattedMessage id="quotes.delete" />
            </Button>
          </div>
        }
      >
        <p>
          <FormattedMessage id="quotes.deleteText" values={{ name }} />
        </p>
      </Dialog>
    </>
  )
}
