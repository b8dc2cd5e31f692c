import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TelephoneConfirmation_address$key } from '../__generated__/TelephoneConfirmation_address.graphql'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { TelephoneCodeForm } from './TelephoneCodeForm.tsx'
import { useTelephoneCode } from './useTelephoneCode.ts'
import styles from './TelephoneConfirmation.module.css'

type Props = Readonly<{ address: TelephoneConfirmation_address$key }>

/** Confirmation state of the phone number for a delivery, with the code form that confirms it. */
export function TelephoneConfirmation({ address: key }: Props) {
  const { addressId, telephone, isTelephoneConfirmed } = useFragment(
    graphql`
      fragment TelephoneConfirmation_address on CustomerAddress {
        addressId
        telephone
        isTelephoneConfirmed
      }
    `,
    key,
  )
  if (!telephone || addressId === '') return null
  // Another number starts again: the earlier number's code is not valid for it.
  return (
    <Asking key={telephone} addressId={addressId} telephone={telephone} isTelephoneConfirmed={isTelephoneConfirmed} />
  )
}

type AskingProps = Readonly<{ addressId: string; telephone: string; isTelephoneConfirmed: boolean }>

function Asking({ addressId, telephone, isTelephoneConfirmed }: AskingProps) {
  const intl = useIntl()
  const formId = useId()
  const code = useTelephoneCode(addressId)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const isDone = isOpen && isTelephoneConfirmed
  useEffect(() => {
    // The form that had the focus is gone.
    if (isDone) told.current?.focus()
  }, [isDone])
  const open = () => {
    setIsOpen(true)
    if (!code.isSent && code.secondsLeft === 0) void code.send()
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  if (isTelephoneConfirmed)
    return (
      <p className={styles.confirmed} ref={told} tabIndex={isDone ? -1 : undefined}>
        <Icon name="check" size={16} />
        <FormattedMessage id="telephones.confirmed" />
      </p>
    )
  return (
    <div className={styles.asking}>
      <p className={styles.open}>
        <FormattedMessage id="telephones.unconfirmed" />
      </p>
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        aria-label={intl.formatMessage({ id: 'telephones.confirmNamed' }, { telephone })}
        onClick={isOpen ? close : open}
      >
        <FormattedMessage id="telephones.confirm" />
      </Button>
      {isOpen ? (
        <TelephoneCodeForm
          id={formId}
          addressId={addressId}
          lastDigits={telephone.slice(-4)}
          code={code}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
