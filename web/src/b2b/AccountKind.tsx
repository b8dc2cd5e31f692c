import { useIntl, FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isCompanyStore, hasBusiness, COMPANY_STORE } from '@hogar/schema/companyStore.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useAddressInStore } from '../stores/useAddressInStore.ts'
import styles from './Company.module.css'

/** Parameter of the address, and its value for companies. */
const KIND = 'tipo'
const COMPANY = 'empresa'
const PATH = '/customer/account/create'

/** React hook that returns true where the address asks for a company's account, in the store of companies. */
export function useIsForCompany(): boolean {
  const { search } = useLocation()
  return isCompanyStore(useStoreDefinition()) && new URLSearchParams(search).get(KIND) === COMPANY
}

/** Links between an account for oneself and one for a company. The latter leads to the store that has companies. */
export function AccountKind() {
  const intl = useIntl()
  const store = useStoreDefinition()
  const { search, state } = useLocation()
  const isForCompany = useIsForCompany()
  const addressIn = useAddressInStore()
  if (!hasBusiness(store)) return null
  const own = new URLSearchParams(search)
  own.delete(KIND)
  const company = new URLSearchParams(own)
  company.set(KIND, COMPANY)
  const companyPath = `${PATH}?${company.toString()}`
  return (
    <nav className={styles.kinds} aria-label={intl.formatMessage({ id: 'buyer.kinds' })}>
      <StoreLink
        to={own.size > 0 ? `${PATH}?${own.toString()}` : PATH}
        state={state}
        className={styles.kind}
        aria-current={isForCompany ? undefined : 'page'}
      >
        <FormattedMessage id="buyer.forMe" />
      </StoreLink>
      {isCompanyStore(store) ? (
        <StoreLink
          to={companyPath}
          state={state}
          className={styles.kind}
          aria-current={isForCompany ? 'page' : undefined}
        >
          <FormattedMessage id="buyer.forCompany" />
        </StoreLink>
      ) : (
        <a href={addressIn(COMPANY_STORE, `${PATH}?${KIND}=${COMPANY}`)} className={styles.kind}>
          <FormattedMessage id="buyer.forCompany" />
        </a>
      )}
    </nav>
  )
}
