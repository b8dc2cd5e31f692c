import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { withReturnPath } from '../../customers/signIn/returnPath.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { OTHER_ACCOUNT_PARAMETER, usePayPaths } from './payPaths.ts'
import styles from './Pay.module.css'

/** Message where no amounts were chosen yet, or for a payment that this session may not read. */
export function NothingToPay({ isUnknownPayment = false }: Readonly<{ isUnknownPayment?: boolean }>) {
  const { formatMessage } = useIntl()
  const { choose, login } = usePayPaths()
  const { pathname, search } = useLocation()
  const { urlPrefix } = useStoreDefinition()
  const again = withReturnPath(login, `${pathname.slice(urlPrefix.length)}${search}`)
  return (
    <EmptyState
      icon="wallet"
      title={formatMessage({ id: isUnknownPayment ? 'creditPayments.unknownTitle' : 'creditPayments.nothingTitle' })}
      action={
        <div className={styles.ways}>
          {isUnknownPayment ? (
            <StoreLink to={`${again}&${OTHER_ACCOUNT_PARAMETER}=`} className={buttonStyle('secondary')}>
              <FormattedMessage id="creditPayments.loginAgain" />
            </StoreLink>
          ) : null}
          <StoreLink to={choose} className={buttonStyle('primary')}>
            <FormattedMessage id="creditPayments.choose" />
          </StoreLink>
        </div>
      }
    >
      <FormattedMessage
        id={isUnknownPayment ? 'creditPayments.unknownText' : 'creditPayments.nothingText'}
        tagName="p"
      />
    </EmptyState>
  )
}
