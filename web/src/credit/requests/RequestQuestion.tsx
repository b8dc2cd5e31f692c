import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import styles from './CreditRequest.module.css'

type RequestQuestionProps = Readonly<{
  /** Message ids: of the button, of the question and of its explanation. */
  button: string
  title: string
  text: string
  isBusy: boolean
  refusals: readonly string[]
  /** Makes the move; resolves to true if it was made. */
  onYes: () => Promise<boolean>
  onClose: () => void
}>

/** Button of a move that cannot be taken back, which asks first. */
export function RequestQuestion(props: RequestQuestionProps) {
  const { button, title, text, isBusy, refusals, onYes, onClose } = props
  const intl = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    onClose()
  }
  const answer = async () => {
    if (await onYes()) setIsAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage id={button} />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={intl.formatMessage({ id: title })}
        footer={
          <div className={styles.ways}>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="creditRequests.keep" />
            </Button>
            <Button isBusy={isBusy} onClick={() => void answer()}>
              <FormattedMessage id={button} />
            </Button>
          </div>
        }
      >
        <div className={styles.question}>
          <Refusals messages={refusals} />
          <FormattedMessage id={text} tagName="p" />
        </div>
      </Dialog>
    </>
  )
}
