import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import type { PickupOffer } from './usePickupOffer.ts'

type DeliveryChoiceProps = Readonly<{
  offer: PickupOffer
  way: 'home' | 'branch'
  onChoose: (way: 'home' | 'branch') => void
}>

/** Choice between home delivery and pickup in a branch; shows the reason if pickup is unavailable. */
export function DeliveryChoice({ offer, way, onChoose }: DeliveryChoiceProps) {
  const intl = useIntl()
  return (
    <RadioGroup
      legend={intl.formatMessage({ id: 'checkout.deliveryChoice' })}
      isLegendHidden
      value={way}
      onChange={(value) => onChoose(value === 'branch' ? 'branch' : 'home')}
      options={[
        { value: 'home', label: intl.formatMessage({ id: 'checkout.toHome' }), isDisabled: !offer.isDeliverable },
        {
          value: 'branch',
          label: intl.formatMessage({ id: 'checkout.pickUp' }),
          description: offer.refusal ?? undefined,
          isDisabled: offer.branches.length === 0,
        },
      ]}
    />
  )
}
