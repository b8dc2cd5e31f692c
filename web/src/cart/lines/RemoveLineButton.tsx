import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { removableLine } from './removableLine.ts'
import { useRemoveLineWithUndo } from './useRemoveLineWithUndo.ts'
import styles from './RemoveLineButton.module.css'
import type { RemoveLineButton_line$key } from '../../__generated__/RemoveLineButton_line.graphql'

type RemoveLineButtonProps = Readonly<{ line: RemoveLineButton_line$key }>

/** Button that removes a line after a confirmation; the notification offers to undo it. */
export function RemoveLineButton({ line: lineKey }: RemoveLineButtonProps) {
  const line = useFragment(
    graphql`
      fragment RemoveLineButton_line on CartLine {
        name
        ...removableLine_line
      }
    `,
    lineKey,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const removeLine = useRemoveLineWithUndo(notify)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <IconButton
        icon="trash"
        label={intl.formatMessage({ id: 'cartPage.removeNamed' }, { name: line.name })}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={intl.formatMessage({ id: 'cartPage.removeTitle' })}
        footer={
          <div className={styles.choice}>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="cartPage.removeCancel" />
            </Button>
            <Button onClick={() => void removeLine(removableLine(line))}>
              <FormattedMessage id="cartPage.removeConfirm" />
            </Button>
          </div>
        }
      >
        <p>
          <FormattedMessage id="cartPage.removeQuestion" values={{ name: line.name }} />
        </p>
      </Dialog>
    </>
  )
}
