import { COMPANY_STORE } from '@hogar/schema/companyStore.ts'
import { storeByCode } from '@hogar/schema/stores.ts'

/** Page of the customer's company. */
export const COMPANY_PATH = '/my-account/company'

/** Address of the same page in the store that has companies. */
export const COMPANY_ELSEWHERE = `${storeByCode(COMPANY_STORE)?.urlPrefix ?? ''}${COMPANY_PATH}`
