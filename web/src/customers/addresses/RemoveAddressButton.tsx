import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNotifyOutcome } from '../../cart/useNotifyOutcome.ts'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useNotifySaved } from '../useNotifySaved.ts'
import styles from './AddressesRoute.module.css'

type RemoveAddressButtonProps = Readonly<{
  addressId: string
  /** Text that distinguishes the address from the others. */
  name: string
}>

/** Button that removes a saved address after a confirmation. */
export function RemoveAddressButton({ addressId, name }: RemoveAddressButtonProps) {
  const intl = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const deleteAddress = useQueuedMutation('deleteCustomerAddress')
  const notifySaved = useNotifySaved()
  const notifyOutcome = useNotifyOutcome()
  const remove = async () => {
    setIsAsking(false)
    const outcome = await deleteAddress({ input: { addressId } })
    if (notifySaved(outcome)) notifyOutcome(outcome)
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'customers.removeNamed' }, { address: name })}
        onClick={() => setIsAsking(true)}
      >
        <FormattedMessage id="customers.remove" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage({ id: 'customers.removeTitle' })}
        footer={
          <div className={styles.pair}>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <FormattedMessage id="customers.keep" />
            </Button>
            <Button onClick={() => void remove()}>
              <FormattedMessage id="customers.remove" />
            </Button>
          </div>
        }
      >
        <p>{name}</p>
      </Dialog>
    </>
  )
}
