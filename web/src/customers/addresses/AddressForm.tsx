import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from '../../checkout/address/AddressFields.tsx'
import type { AddressDraft } from '../../checkout/address/addressForm.ts'
import { ErrorSummary } from '../../checkout/ErrorSummary.tsx'
import { type FieldRefusals, fieldRefusals } from '../../checkout/fieldRefusals.ts'
import { readAddress } from '../../checkout/address/readAddress.ts'
import { Refusals } from '../../checkout/Refusals.tsx'
import { useFormErrors } from '../../checkout/useFormErrors.ts'
import { Button } from '../../design/Button.tsx'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { DraftNote } from '../drafts/DraftNote.tsx'
import { parsedLike } from '../drafts/parsedLike.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { useNotifySaved } from '../useNotifySaved.ts'
import styles from './AddressForm.module.css'

/** Initial values of the address form. */
export type EditedAddress = Readonly<{
  /** Null for a new address. */
  addressId: string | null
  draft: AddressDraft
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}>

type AddressFormProps = Readonly<{
  initial: EditedAddress
  /** Called when the address is saved or queued. */
  onSaved: () => void
}>

const NO_FAULTS = {}
const NOTHING: FieldRefusals = {}

/** Form for an address of the account, with the fields and rules of the checkout. */
export function AddressForm({ initial, onSaved }: AddressFormProps) {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const save = useQueuedMutation('saveCustomerAddress')
  const notifySaved = useNotifySaved()
  const texts = {
    ...initial.draft,
    isDefaultShipping: initial.isDefaultShipping,
    isDefaultBilling: initial.isDefaultBilling,
  }
  const kept = useDraft({ name: `address:${initial.addressId ?? 'new'}`, initial: texts, parse: parsedLike(texts) })
  const { isDefaultShipping, isDefaultBilling, ...draft } = kept.draft
  const [refused, setRefused] = useState(NOTHING)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const read = readAddress(draft, countryCode)
  const errors = useFormErrors(read.isValid ? NO_FAULTS : read.faults, refused.address)
  const change = (part: Partial<typeof texts>) => kept.change((before) => ({ ...before, ...part }))

  const send = async () => {
    if (!read.isValid) return errors.refuse()
    setIsBusy(true)
    const { addressId } = initial
    const refusal = notifySaved(
      await save({ input: { addressId, address: read.address, isDefaultShipping, isDefaultBilling } }),
    )
    setIsBusy(false)
    if (refusal === null) {
      kept.forget()
      return onSaved()
    }
    const { fields, others } = fieldRefusals('userErrors' in refusal ? refusal.userErrors : [])
    setRefused(fields)
    setRefusals(fields.address ? others : [others[0] ?? intl.formatMessage({ id: 'cart.failed' })])
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <DraftNote isRestored={kept.isRestored} onDiscard={kept.discard} />
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <Refusals messages={refusals} />
      <AddressFields
        draft={draft}
        onChange={(part) => {
          change(part)
          setRefused(NOTHING)
        }}
        errors={errors}
        section="shipping"
        hasInvoice
      />
      <Checkbox
        label={<FormattedMessage id="customers.useForShipping" />}
        checked={isDefaultShipping}
        onChange={({ target }) => change({ isDefaultShipping: target.checked })}
      />
      <Checkbox
        label={<FormattedMessage id="customers.useForBilling" />}
        checked={isDefaultBilling}
        onChange={({ target }) => change({ isDefaultBilling: target.checked })}
      />
      <Button type="submit" isBusy={isBusy}>
        <FormattedMessage id="customers.save" />
      </Button>
    </LiveForm>
  )
}
