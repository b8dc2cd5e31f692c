import { FormattedMessage } from 'react-intl'
import type { AddressDraft } from '../address/addressForm.ts'
import type { ChosenBranch } from '../checkoutDetails.ts'
import { fullName } from '../fullName.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'

type PickupAnswerProps = Readonly<{ draft: AddressDraft; branch: ChosenBranch }>

/** Summary of a pickup: the person, the branch and the first day on which the order is ready. */
export function PickupAnswer({ draft, branch }: PickupAnswerProps) {
  const formatDate = useFormatDate()
  const { name, street, postcode, city, readyFrom } = branch
  return (
    <>
      <p>
        <FormattedMessage id="checkout.pickupAnswer" values={{ person: fullName(draft), branch: name }} />
      </p>
      <p>
        {street}, {postcode} {city}
      </p>
      {readyFrom ? (
        <p>
          <FormattedMessage id="branches.readyFrom" values={{ day: formatDate(readyFrom, 'weekday') }} />
        </p>
      ) : null}
    </>
  )
}
