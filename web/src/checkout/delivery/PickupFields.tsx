import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { AddressTextField } from '../address/AddressTextField.tsx'
import type { AddressDraft } from '../address/addressForm.ts'
import type { ChosenBranch } from '../checkoutDetails.ts'
import type { FormErrors } from '../useFormErrors.ts'
import type { OfferedBranch } from './usePickupOffer.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { TelephoneField } from '../contact/TelephoneField.tsx'
import styles from '../CheckoutForm.module.css'

type PickupFieldsProps = Readonly<{
  draft: AddressDraft
  onChange: (part: Partial<AddressDraft>) => void
  errors: FormErrors
  branches: readonly OfferedBranch[]
  chosen: ChosenBranch | null
  onChoose: (branch: ChosenBranch) => void
  /** Error shown if no branch was chosen. */
  error: string | undefined
}>

/** Fields for the branch and the person who picks the order up; asks for no address. */
export function PickupFields({ draft, onChange, errors, branches, chosen, onChoose, error }: PickupFieldsProps) {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const formatDate = useFormatDate()
  const field = { draft, errors, section: 'shipping', onChange } as const
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage({ id: 'checkout.chooseBranch' })}
        value={chosen?.code ?? null}
        error={error}
        onChange={(code) => {
          const branch = branches.find((one) => one.code === code)
          if (!branch) return
          const { hours: _hours, ...kept } = branch
          onChoose(kept)
        }}
        options={branches.map(({ code, name, street, postcode, city, hours, readyFrom }) => ({
          value: code,
          label: name,
          description: [
            `${street}, ${postcode} ${city}`,
            hours,
            readyFrom
              ? intl.formatMessage({ id: 'checkout.readyFrom' }, { day: formatDate(readyFrom, 'weekday') })
              : null,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
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
