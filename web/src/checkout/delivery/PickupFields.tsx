import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { AddressTextField } from '../address/AddressTextField.tsx'
import type { AddressDraft } from '../address/addressForm.ts'
import type { ChosenBranch } from '../checkoutDetails.ts'
import type { FormErrors } from '../useFormErrors.ts'
import { PickupBranches } from './PickupBranches.tsx'
import type { PickupOffer } from './usePickupOffer.ts'
import { TelephoneField } from '../contact/TelephoneField.tsx'
import styles from '../CheckoutForm.module.css'

type PickupFieldsProps = Readonly<{
  draft: AddressDraft
  onChange: (part: Partial<AddressDraft>) => void
  errors: FormErrors
  offer: PickupOffer
  chosen: ChosenBranch | null
  onChoose: (branch: ChosenBranch) => void
}>

/** Fields for the branch and the person who picks the order up; asks for no address. */
export function PickupFields({ draft, onChange, errors, offer, chosen, onChoose }: PickupFieldsProps) {
  const { countryCode } = useStoreDefinition()
  const field = { draft, errors, section: 'shipping', onChange } as const
  return (
    <>
      <PickupBranches
        branches={offer.branches}
        isDeliverable={offer.isDeliverable}
        nearTo={draft.postcode}
        chosen={chosen}
        onChoose={onChoose}
        fieldId={errors.idOf('branch')}
        error={errors.errorOf('branch')}
      />
      <div className={styles.grid}>
        <AddressTextField {...field} name="firstName" />
        <AddressTextField {...field} name="lastName" />
        {countryCode === 'MX' ? <AddressTextField {...field} name="mothersName" /> : null}
        <TelephoneField {...field} />
      </div>
    </>
  )
}
