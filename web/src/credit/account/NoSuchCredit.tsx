import { FormattedMessage, useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Message for a credit that does not exist or belongs to another customer. */
export function NoSuchCredit() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage({ id: 'creditAccount.unknownTitle' })}
      action={
        <StoreLink to="/my-account/credits" className={buttonStyle('primary')}>
          <FormattedMessage id="creditAccount.back" />
        </StoreLink>
      }
    />
  )
}
