import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EndedPromotion_promotion$key } from '../__generated__/EndedPromotion_promotion.graphql'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { StoreLink } from '../routing/StoreLink.tsx'

type Props = Readonly<{ promotion: EndedPromotion_promotion$key }>

/** Renders the notice of a promotion that has ended, with the way to those of today. */
export function EndedPromotion({ promotion }: Props) {
  const { endsAt } = useFragment(
    graphql`
      fragment EndedPromotion_promotion on Promotion {
        endsAt
      }
    `,
    promotion,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const date = endsAt ? formatDate(endsAt, 'weekday') : ''
  return (
    <EmptyState
      icon="calendar"
      title={intl.formatMessage({ id: 'promotions.ended' }, { date })}
      action={
        <StoreLink to="/promotions" className={buttonStyle('primary')}>
          {intl.formatMessage({ id: 'promotions.toAll' })}
        </StoreLink>
      }
    >
      <p>{intl.formatMessage({ id: 'promotions.endedText' })}</p>
    </EmptyState>
  )
}
