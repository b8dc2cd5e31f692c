import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { Icon } from '../../../../design/Icon.tsx'
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx'
import { FileButton } from '../pictures/FileButton.tsx'
import type { Document } from '../pictures/readDocument.ts'
import { CameraShot } from './CameraShot.tsx'
import { FilePreview } from './FilePreview.tsx'
import { type FileSlot, useFileSlot } from './useFileSlot.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from '../pictures/Pictures.module.css'

const ACCEPTED = 'image/jpeg,application/pdf,.jpg,.jpeg,.pdf'

type FileFieldProps = Readonly<{
  slot: FileSlot
  /** True if the platform has the file. */
  isReceived: boolean
  /** True once the shopper went on without the file. */
  isMissed: boolean
  onReceived: () => void
}>

/** Field of one identification file: by camera or from the device, sent at once, and again alone where it failed. */
export function FileField({ slot, isReceived, isMissed, onReceived }: FileFieldProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const said = useRef<HTMLOutputElement>(null)
  const { state, percent, choose, send } = useFileSlot(slot, onReceived)
  const [isOpen, setIsOpen] = useState(false)
  const label = formatMessage({ id: 'creditSteps.slot' }, { slot })
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const hasOne = isReceived || state.kind === 'received'
  const isBusy = state.kind === 'reading' || state.kind === 'sending'
  const document = 'document' in state ? state.document : null
  const error =
    state.kind === 'faulty'
      ? state.message
      : state.kind === 'unsent'
        ? say('notReceived')
        : isMissed && !hasOne
          ? say(isBusy ? 'stillSending' : 'fileMissing')
          : null
  const useShot = (shot: Document) => {
    setIsOpen(false)
    // The button that was pressed is gone.
    said.current?.focus()
    void send(shot)
  }
  return (
    <fieldset aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {label}
        </h3>
        {hasOne && error === null && !isBusy ? (
          <span className={styles.received}>
            <Icon name="check" size={16} />
            {say('received')}
          </span>
        ) : null}
      </div>
      {isOpen ? <CameraShot label={label} onUse={useShot} onClose={() => setIsOpen(false)} /> : null}
      {document && !isOpen ? <FilePreview document={document} label={label} /> : null}
      {state.kind === 'sending' ? (
        <progress className={styles.progress} max={100} value={percent} aria-label={`${say('uploadOf')}: ${label}`} />
      ) : null}
      <output ref={said} tabIndex={-1} className={styles.muted}>
        {state.kind === 'reading' ? <span>{say('reading')}</span> : null}
        {state.kind === 'sending' ? <span>{formatMessage({ id: 'creditSteps.uploading' }, { percent })}</span> : null}
        {state.kind === 'received' ? <VisuallyHidden>{`${label}: ${say('received')}`}</VisuallyHidden> : null}
      </output>
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className={styles.problem}>
          <Icon name="warning" size={20} />
          <span>{error}</span>
        </p>
      )}
      <StepButtons>
        {state.kind === 'unsent' ? <Button onClick={() => void send(state.document)}>{say('resend')}</Button> : null}
        {isOpen ? null : (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {say(hasOne || document ? 'retake' : 'takePhoto')}
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
        )}
        <FileButton
          accept={ACCEPTED}
          errorId={error === null ? undefined : `${id}-error`}
          onFile={(file) => {
            setIsOpen(false)
            void choose(file)
          }}
        >
          {say(hasOne || document ? 'changeFile' : 'chooseFile')}
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </FileButton>
      </StepButtons>
    </fieldset>
  )
}
