import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { IdentificationStep_application$key } from '../../../../__generated__/IdentificationStep_application.graphql'
import { Button } from '../../../../design/Button.tsx'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { RadioGroup } from '../../../../design/forms/RadioGroup.tsx'
import { focusFirstWrong } from '../../../../design/forms/focusFirstWrong.ts'
import type { WizardStepProps } from '../../wizardStep.ts'
import { FileField } from './FileField.tsx'
import type { FileSlot } from './useFileSlot.ts'
import { useRefreshFiles } from './useRefreshFiles.ts'
import styles from '../pictures/Pictures.module.css'
import { StepButtons } from '../StepButtons.tsx'

/** Documents with the files that show them. */
const DOCUMENTS = {
  INE: ['ID_FRONT', 'ID_BACK'],
  PASSPORT: ['PASSPORT'],
} as const satisfies Record<string, readonly FileSlot[]>

type DocumentKind = keyof typeof DOCUMENTS

/** Step of the identification: both sides of an identity card, or a passport. Files are sent as they are chosen. */
export function IdentificationStep({ application, onDone }: WizardStepProps<IdentificationStep_application$key>) {
  const data = useFragment(
    graphql`
      fragment IdentificationStep_application on CreditApplication {
        files
      }
    `,
    application,
  )
  const { formatMessage } = useIntl()
  const refresh = useRefreshFiles()
  const known: readonly string[] = data.files ?? []
  const [kind, setKind] = useState<DocumentKind>(known.includes('PASSPORT') ? 'PASSPORT' : 'INE')
  const [sent, setSent] = useState<ReadonlySet<FileSlot>>(new Set())
  const [isMissed, setIsMissed] = useState(false)
  const slots: readonly FileSlot[] = DOCUMENTS[kind]
  const isReceived = (slot: FileSlot) => known.includes(slot) || sent.has(slot)
  const receive = (slot: FileSlot) => {
    setSent((before) => new Set(before).add(slot))
    refresh()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (slots.every(isReceived)) return onDone()
    return focusFirstWrong(event.currentTarget, () => setIsMissed(true))
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <RadioGroup
        legend={formatMessage({ id: 'creditSteps.document' })}
        isCompact
        value={kind}
        onChange={(name) => {
          setKind(name === 'PASSPORT' ? name : 'INE')
          setIsMissed(false)
        }}
        options={[
          { value: 'INE', label: formatMessage({ id: 'creditSteps.documentIne' }) },
          { value: 'PASSPORT', label: formatMessage({ id: 'creditSteps.documentPassport' }) },
        ]}
      />
      <p className={styles.muted}>
        <FormattedMessage id="creditSteps.documentHint" />
      </p>
      <div className={styles.cards}>
        {slots.map((slot) => (
          <FileField
            key={slot}
            slot={slot}
            isReceived={isReceived(slot)}
            isMissed={isMissed}
            onReceived={() => receive(slot)}
          />
        ))}
      </div>
      <StepButtons>
        <Button type="submit">
          <FormattedMessage id="creditSteps.continue" />
        </Button>
      </StepButtons>
    </LiveForm>
  )
}
