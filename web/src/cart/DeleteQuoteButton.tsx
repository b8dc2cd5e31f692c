import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useDeleteQuoteMutation } from './useDeleteQuoteMutation.ts'
import { useTellOutcome } from './useTellOutcome.ts'
import styles from './QuoteCard.module.css'
import type { DeleteQuoteButton_quote$key } from '../__generated__/DeleteQuoteButton_quote.graphql'

type DeleteQuoteButtonProps = Readonly<{
  quote: DeleteQuoteButton_quote$key
  /** Told when it goes, and with false when it could not. */
  onDelete: (isGone: boolean) => void
}>

/** Forgets a quote, after asking. */
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
  const deleteQuote = useDeleteQuoteMutation()
  const tellOutcome = useTellOutcome()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const remove = async () => {
    close()
    notify({ kind: 'info', message: intl.formatMessage({ id: 'quotes.deleted' }, { name }) })
    onDelete(true)
    const outcome = await deleteQuote({ id, name })
    if (outcome.kind === 'refused') onDelete(false)
    // The deletion is told above; only what went otherwise is worth another word.
    if (outcome.kind !== 'done') tellOutcome(outcome)
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
